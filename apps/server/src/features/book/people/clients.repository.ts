import { taxStatusOfPan } from '@hub/domain';
import { atOnce } from '../../../db/at-once.ts';
import type { Tx } from '../../../db/database.ts';
import { noteChange } from '../changes/book-change.repository.ts';
import { lockDistributors } from '../ledger/ledger.repository.ts';

/** What a transaction row tells about who it belongs to; an investor feed tells more. */
export interface NewFolio {
  readonly arn: string;
  readonly folioNo: string;
  readonly rta: 'CAMS' | 'KFIN';
  /** One client is one of these: the PAN, or what stands for it. */
  readonly clientKey: string;
  readonly pan: string | null;
  readonly name: string;
  /** The folio's; null where the row does not say it, and then what the PAN suggests. */
  readonly taxStatus: string | null;
  /** The client's where it is not the folio's: the guardian of a minor. */
  readonly clientTaxStatus?: string | null;
  /** ISO day. */
  readonly openedOn: string | null;
}

/** Makes the clients and folios that are not there yet, and counts them. Those that are stay as they are. */
export async function ensureFolios(
  tx: Tx,
  folios: readonly NewFolio[],
  importId: string | null = null,
): Promise<void> {
  if (folios.length === 0) return;
  const locking = lockDistributors(tx, [...new Set(folios.map(({ arn }) => arn))]);
  const mentions = importId === null ? undefined : noteMentions(tx, folios, importId);
  const params = [
    folios.map(({ arn }) => arn),
    folios.map(({ folioNo }) => folioNo),
    folios.map(({ rta }) => rta),
    folios.map(({ clientKey }) => clientKey),
    folios.map(({ pan }) => pan),
    folios.map(({ name }) => name),
    folios.map(({ taxStatus, pan }) => taxStatus ?? taxStatusOfPan(pan)),
    folios.map(({ openedOn }) => openedOn),
    folios.map(({ taxStatus, clientTaxStatus = taxStatus, pan }) => clientTaxStatus ?? taxStatusOfPan(pan)),
  ];
  const arriving = `
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::date[],
                         $9::text[])
        as given (arn, folio_no, rta, client_key, pan, name, tax_status, opened_on, client_tax_status)
     where not exists (select 1 from folio f where f.arn = given.arn and f.folio_no = given.folio_no)`;
  const adding = tx.query<{ arn: string }>(
    `with arriving as (${arriving}),
     added as (
       insert into investor (arn, client_key, pan, name, tax_status)
       select distinct on (arn, client_key) arn, client_key, pan, name, client_tax_status
         from arriving order by arn, client_key
       on conflict (arn, client_key) do nothing
       returning arn
     ), counted as (
       insert into client_figure as c (arn, clients, live_clients, folios)
       select arn, count(*), 0, 0 from added group by arn
       on conflict (arn) do update set clients = c.clients + excluded.clients
     )
     select arn from arriving limit 1`,
    params,
  );
  const [, , added] = await atOnce([locking, mentions, adding]);
  if (added.length === 0) return;
  await tx.query(
    `with arriving as (${arriving}),
     added as (
       insert into folio (arn, folio_no, investor_id, rta, tax_status, opened_on, is_imported)
       select distinct on (a.arn, a.folio_no) a.arn, a.folio_no, i.id, a.rta, a.tax_status, a.opened_on, $10::boolean
         from arriving a join investor i using (arn, client_key)
        order by a.arn, a.folio_no, a.opened_on
       on conflict (arn, folio_no) do nothing
       returning arn
     ), said as (${noteChange('client', 'added')})
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, 0, 0, count(*) from added group by arn
     on conflict (arn) do update set folios = c.folios + excluded.folios`,
    [...params, importId !== null],
  );
}

/** Which file mentions which folio, for who takes the file back. */
async function noteMentions(tx: Tx, folios: readonly NewFolio[], importId: string): Promise<void> {
  await tx.query(
    `insert into folio_import (arn, folio_no, import_id)
     select distinct arn, folio_no, $3::int8 from unnest($1::text[], $2::text[]) as given (arn, folio_no)
     on conflict do nothing`,
    [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo), importId],
  );
}

/**
 * After a rollback: folios that files brought and none mentions any more, and clients who had no others, as if they had
 * never come. What the ledger, a balance, a plan or a mandate still knows stays.
 */
export async function forgetFolios(tx: Tx, importId: string): Promise<void> {
  await tx.query(
    `with unmentioned as (
       delete from folio_import where import_id = $1 returning arn, folio_no
     ), gone as (
       delete from folio f using unmentioned u
        where f.arn = u.arn and f.folio_no = u.folio_no and f.is_imported
          and not exists (select from folio_import o
                           where o.arn = f.arn and o.folio_no = f.folio_no and o.import_id <> $1)
          and not exists (select from position p where p.arn = f.arn and p.folio_no = f.folio_no)
          and not exists (select from uncounted_entry e where e.arn = f.arn and e.folio_no = f.folio_no)
          and not exists (select from feed_balance b where b.arn = f.arn and b.folio_no = f.folio_no)
          and not exists (select from plan p where p.arn = f.arn and p.folio_no = f.folio_no)
          and not exists (select from debit_mandate m where m.arn = f.arn and m.folio_no = f.folio_no)
       returning f.arn, f.folio_no, f.investor_id
     ), clients as (
       delete from investor i
        using (select distinct arn, investor_id from gone) g
        where i.arn = g.arn and i.id = g.investor_id
          and not exists (
            select from folio f where f.arn = i.arn and f.investor_id = i.id
               and not exists (select from gone where gone.arn = f.arn and gone.folio_no = f.folio_no))
       returning i.arn, i.live_positions > 0 as is_live, date_trunc('month', i.invested_on)::date as month
     ), months as (
       update client_month m set clients = m.clients - c.n
         from (select arn, month, count(*)::int as n from clients where month is not null group by arn, month) c
        where m.arn = c.arn and m.month = c.month
     ), said as (${noteChange('client', 'gone')})
     update client_figure c
        set folios = c.folios - g.folios, clients = c.clients - g.clients, live_clients = c.live_clients - g.live
       from (select arn, count(*)::int as folios,
                    (select count(*)::int from clients where clients.arn = gone.arn) as clients,
                    (select count(*)::int from clients where clients.arn = gone.arn and is_live) as live
               from gone group by arn) g
      where c.arn = g.arn`,
    [importId],
  );
}

/** Whose a folio is, of the folios we know. One that moved is its last distributor's. */
export async function findDistributors(tx: Tx, folios: readonly string[]): Promise<Map<string, string>> {
  if (folios.length === 0) return new Map();
  const rows = await tx.query<{ folioNo: string; arn: string }>(
    `select distinct on (folio_no) folio_no as "folioNo", arn from folio
      where folio_no = any($1::text[]) order by folio_no, created_at desc`,
    [[...new Set(folios)]],
  );
  return new Map(rows.map(({ folioNo, arn }) => [folioNo, arn]));
}

/** Which of these folios we have with their distributors, each as `arn` and folio number with a tab between. */
export async function findExistingFolios(
  tx: Tx,
  folios: readonly { readonly arn: string; readonly folioNo: string }[],
): Promise<ReadonlySet<string>> {
  if (folios.length === 0) return new Set();
  const rows = await tx.query<{ name: string }>(
    `select distinct arn || E'\\t' || folio_no as name
       from unnest($1::text[], $2::text[]) as given (arn, folio_no) join folio using (arn, folio_no)`,
    [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo)],
  );
  return new Set(rows.map(({ name }) => name));
}
