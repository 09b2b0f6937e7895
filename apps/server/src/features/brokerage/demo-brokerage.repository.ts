import type { AssetClass, GstBasis } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { BrokerageMonth } from './stale-months.repository.ts';

/** Of two servers that start together one makes the demo's brokerage, the other finds it. */
export async function lockDemoBrokerage(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(1418)');
}

export interface DemoScheme {
  readonly code: string;
  readonly category: string;
  readonly assetClass: AssetClass;
}

export const readDemoSchemes = (queries: Queries): Promise<DemoScheme[]> =>
  queries.query<DemoScheme>(
    `select code, category, asset_class as "assetClass" from scheme order by asset_class, category, name`,
  );

/** The file that stands for a payout of the demo: made once, also when it was taken back since. */
export const demoFileName = ({ arn, month }: BrokerageMonth): string =>
  `payout-${arn}-${month.slice(0, 7)}.csv`;

export async function hasDemoFile(queries: Queries, one: BrokerageMonth): Promise<boolean> {
  const rows = await queries.query('select 1 from import_file where file_name = $1', [demoFileName(one)]);
  return rows.length > 0;
}

/** Months that the registrar has paid by this day and the demo has no file of. It pays on the 8th, two years back. */
export const demoMonthsDue = (queries: Queries, today: string): Promise<BrokerageMonth[]> =>
  queries.query<BrokerageMonth>(
    `select arn, month from (select distinct arn, month from trail_line) t
      where month >= date_trunc('month', $1::date) - interval '24 months'
        and month + interval '1 month 7 days' <= $1::date
        and not exists (select from brokerage_line b where b.arn = t.arn and b.month = t.month)
        and not exists (select from import_file f
                         where f.file_name = 'payout-' || t.arn || '-' || to_char(t.month, 'YYYY-MM') || '.csv')
      order by arn, month`,
    [today],
  );

/** What the twin expects for a position's month, with what a registrar would write beside it. */
export interface DemoTrail {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly rtaCode: string;
  readonly gstBasis: GstBasis;
  readonly amount: string;
  /** Millionths. */
  readonly rate: number | null;
  readonly days: number;
  readonly kyc: string;
  /** Says which lines have a mistake: always the same. */
  readonly pick: number;
}

export const readDemoTrail = (queries: Queries, { arn, month }: BrokerageMonth): Promise<DemoTrail[]> =>
  queries.query<DemoTrail>(
    `select t.folio_no as "folioNo", t.scheme_code as "schemeCode", s.rta_code as "rtaCode",
            t.gst_basis as "gstBasis", t.amount,
            (t.rate * 10000)::int as rate, t.days, i.kyc,
            abs(hashtext(t.folio_no || t.scheme_code)::int8)::int as pick
       from trail_line t
       join scheme s on s.code = t.scheme_code
       join folio f on f.arn = t.arn and f.folio_no = t.folio_no
       join investor i on i.arn = f.arn and i.id = f.investor_id
      where t.arn = $1 and t.month = $2 and t.amount > 0
      order by t.folio_no, t.scheme_code, t.gst_basis`,
    [arn, month],
  );

export interface FirstEntry {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly trxnNo: string;
  readonly day: string;
  readonly euin: string | null;
}

/** The order that a position began with. */
export const readFirstEntries = (queries: Queries, arn: string): Promise<FirstEntry[]> =>
  queries.query<FirstEntry>(
    `select distinct on (folio_no, scheme_code) folio_no as "folioNo", scheme_code as "schemeCode",
            split_part(trxn_no, '~', 1) as "trxnNo", day, euin
       from ledger where arn = $1 and units > 0
      order by folio_no, scheme_code, day, trxn_no`,
    [arn],
  );

export async function readGstin(queries: Queries, arn: string): Promise<string> {
  const rows = await queries.query<{ gstin: string }>(
    'select gstin from distributor_profile where arn = $1',
    [arn],
  );
  return rows[0]?.gstin ?? '';
}

/** Last year's declaration of every distributor of the demo; this year's is theirs to sign. */
export async function signLastDemoYear(queries: Queries, year: number): Promise<void> {
  await queries.query(
    `insert into yearly_declaration (arn, year, signed_at, signed_by)
     select arn, $1::int - 1, make_date($1::int - 1, 6, 12) + time '11:20', name from distributor
     on conflict do nothing`,
    [year],
  );
}
