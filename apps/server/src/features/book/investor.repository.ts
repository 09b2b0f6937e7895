import { copyChunks } from '../../db/copy-line.ts';
import type { Tx } from '../../db/database.ts';

/** A folio with all that is known of its owner; what is null stays as it is. Days are ISO texts. */
export interface KnownFolio {
  readonly arn: string;
  readonly folioNo: string;
  readonly rta: 'CAMS' | 'KFIN';
  readonly clientKey: string;
  readonly pan: string | null;
  readonly name: string;
  readonly birthDate: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly kyc: string | null;
  /** The client's own; null for a guardian, of whom the folio says nothing. */
  readonly clientTaxStatus: string | null;
  /** The folio's: a minor's folio is a minor's although a guardian is the client. */
  readonly taxStatus: string | null;
  readonly occupation: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly country: string | null;
  readonly guardianName: string | null;
  readonly guardianPan: string | null;
  readonly holding: string | null;
  readonly openedOn: string | null;
  /** JSON texts. */
  readonly holders: string | null;
  readonly banks: string | null;
  readonly nominees: string | null;
  readonly minor: string | null;
}

/** The owner's columns, which a later row says anew and an empty one leaves. */
const personal = [
  'pan',
  'name',
  'birth_date',
  'email',
  'mobile',
  'kyc',
  'client_tax_status',
  'occupation',
  'address',
  'city',
  'state',
  'pincode',
  'country',
  'guardian_name',
  'guardian_pan',
];
const ofFolio = ['tax_status', 'holding', 'opened_on', 'holders', 'banks', 'nominees', 'minor'];

/** Puts the folios on the stage `arriving` as `ensureFolios` does, with everything known. */
async function stage(tx: Tx, folios: readonly KnownFolio[]): Promise<void> {
  await tx.query(`create temp table described (
    arn text, folio_no text, rta text, client_key text, pan text, name text, birth_date date, email text, mobile text,
    kyc text, client_tax_status text, tax_status text, occupation text, address text, city text, state text, pincode text, country text,
    guardian_name text, guardian_pan text, holding text, opened_on date, holders jsonb, banks jsonb, nominees jsonb,
    minor jsonb
  ) on commit drop`);
  await tx.copy(
    'described',
    copyChunks(folios, (folio) => [
      folio.arn,
      folio.folioNo,
      folio.rta,
      folio.clientKey,
      folio.pan,
      folio.name,
      folio.birthDate,
      folio.email,
      folio.mobile,
      folio.kyc,
      folio.clientTaxStatus,
      folio.taxStatus,
      folio.occupation,
      folio.address,
      folio.city,
      folio.state,
      folio.pincode,
      folio.country,
      folio.guardianName,
      folio.guardianPan,
      folio.holding,
      folio.openedOn,
      folio.holders,
      folio.banks,
      folio.nominees,
      folio.minor,
    ]),
  );
}

const target = (column: string) => column.replace(/^client_/, '');
const assign = (columns: readonly string[], table: string) =>
  columns.map((column) => `${target(column)} = coalesce(d.${column}, ${table}.${target(column)})`).join(', ');
const differs = (columns: readonly string[], table: string) =>
  `(${columns.map((column) => `coalesce(d.${column}, ${table}.${target(column)})`).join(', ')})
     is distinct from (${columns.map((column) => `${table}.${target(column)}`).join(', ')})`;

/** Clients and folios as the registrar knows them. Returns how many clients or folios changed. */
export async function describeFolios(tx: Tx, folios: readonly KnownFolio[]): Promise<number> {
  if (folios.length === 0) return 0;
  await stage(tx, folios);
  await addClients(tx);
  const moved = await moveToClients(tx);
  const [people] = await tx.query<{ changed: number }>(
    `with d as (select distinct on (arn, client_key) * from described order by arn, client_key, folio_no desc),
     changed as (
       update investor i set ${assign(personal, 'i')} from d
        where i.arn = d.arn and i.client_key = d.client_key and ${differs(personal, 'i')}
        returning 1
     ) select count(*)::int as changed from changed`,
  );
  const [accounts] = await tx.query<{ changed: number }>(
    `with d as (select distinct on (arn, folio_no) * from described order by arn, folio_no),
     changed as (
       update folio f set ${assign(ofFolio, 'f')} from d
        where f.arn = d.arn and f.folio_no = d.folio_no and ${differs(ofFolio, 'f')}
        returning 1
     ) select count(*)::int as changed from changed`,
  );
  return moved + (people?.changed ?? 0) + (accounts?.changed ?? 0);
}

/** Clients who first show up here, for a folio that came under another name. */
async function addClients(tx: Tx): Promise<void> {
  await tx.query(
    `with added as (
       insert into investor (arn, client_key, pan, name)
       select distinct on (arn, client_key) arn, client_key, pan, name from described
       on conflict (arn, client_key) do nothing
       returning arn
     )
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, count(*), 0, 0 from added group by arn
     on conflict (arn) do update set clients = c.clients + excluded.clients`,
  );
}

/**
 * A folio that first came with a transaction and without a PAN is moved to the client it turns out to belong to; what
 * then has no folio is no client.
 */
async function moveToClients(tx: Tx): Promise<number> {
  const moved = await tx.query<{ arn: string; before: string }>(
    `update folio f set investor_id = i.id
       from described d join investor i on i.arn = d.arn and i.client_key = d.client_key
      where f.arn = d.arn and f.folio_no = d.folio_no and f.investor_id <> i.id
      returning f.arn, old.investor_id as before`,
  );
  if (moved.length === 0) return 0;
  await tx.query(
    `with gone as (
       delete from investor i using unnest($1::text[], $2::uuid[]) as m (arn, id)
        where i.arn = m.arn and i.id = m.id
          and not exists (select 1 from folio f where f.arn = i.arn and f.investor_id = i.id)
        returning i.arn, i.live_positions > 0 as is_live, date_trunc('month', i.invested_on)::date as month
     ), months as (
       update client_month m set clients = m.clients - g.n
         from (select arn, month, count(*)::int as n from gone where month is not null group by arn, month) g
        where m.arn = g.arn and m.month = g.month
     )
     update client_figure c set clients = c.clients - g.n, live_clients = c.live_clients - g.live
       from (select arn, count(*)::int as n, count(*) filter (where is_live)::int as live from gone group by arn) g
      where c.arn = g.arn`,
    [moved.map(({ arn }) => arn), moved.map(({ before }) => before)],
  );
  return moved.length;
}

/** The registrar's own balances, to hold ours against. */
export async function noteBalances(
  tx: Tx,
  balances: readonly {
    readonly arn: string;
    readonly folioNo: string;
    readonly schemeCode: string;
    readonly units: string;
    readonly on: string;
  }[],
): Promise<void> {
  if (balances.length === 0) return;
  await tx.query(
    `update position p set feed_units = b.units, feed_on = b.day
       from unnest($1::text[], $2::text[], $3::text[], $4::numeric[], $5::date[])
            as b (arn, folio_no, scheme_code, units, day)
      where p.arn = b.arn and p.folio_no = b.folio_no and p.scheme_code = b.scheme_code
        and (p.feed_on is null or p.feed_on <= b.day)`,
    [
      balances.map(({ arn }) => arn),
      balances.map(({ folioNo }) => folioNo),
      balances.map(({ schemeCode }) => schemeCode),
      balances.map(({ units }) => units),
      balances.map(({ on }) => on),
    ],
  );
}
