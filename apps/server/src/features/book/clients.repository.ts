import { taxStatusOfPan } from '@hub/domain';
import type { Tx } from '../../db/database.ts';

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
export async function ensureFolios(tx: Tx, folios: readonly NewFolio[]): Promise<void> {
  if (folios.length === 0) return;
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
  const added = await tx.query<{ arn: string }>(
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
  if (added.length === 0) return;
  await tx.query(
    `with arriving as (${arriving}),
     added as (
       insert into folio (arn, folio_no, investor_id, rta, tax_status, opened_on)
       select distinct on (a.arn, a.folio_no) a.arn, a.folio_no, i.id, a.rta, a.tax_status, a.opened_on
         from arriving a join investor i using (arn, client_key)
        order by a.arn, a.folio_no, a.opened_on
       on conflict (arn, folio_no) do nothing
       returning arn
     )
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, 0, 0, count(*) from added group by arn
     on conflict (arn) do update set folios = c.folios + excluded.folios`,
    params,
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
export async function findKnownFolios(
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
