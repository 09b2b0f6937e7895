import type { AssetClass } from '@hub/domain';
import type { GstBasis } from '@hub/domain/brokerage/tax/gst';
import type { Tx } from '../../../server/src/db/database.ts';
import type { Queries } from '../../../server/src/db/queries.ts';
import type { BrokerageMonth } from '../../../server/src/features/brokerage/months/stale-months.repository.ts';

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

/** The file that stands for payouts of the demo, by the last of its months: made once, also when it was taken back. */
export const demoFileName = ({ arn, month }: BrokerageMonth): string =>
  `payout-${arn}-${month.slice(0, 7)}.csv`;

export async function hasDemoFile(queries: Queries, one: BrokerageMonth): Promise<boolean> {
  const rows = await queries.query('select 1 from import_file where file_name = $1', [demoFileName(one)]);
  return rows.length > 0;
}

/** Months that the registrar has paid by this day and the demo has no file of. It pays on the 8th, two years back. */
export const demoMonthsDue = (queries: Queries, today: string): Promise<BrokerageMonth[]> =>
  queries.query<BrokerageMonth>(
    `select t.arn, t.month
       from (select distinct arn, month from trail_line
              where month >= date_trunc('month', $1::date) - interval '24 months'
                and month + interval '1 month 7 days' <= $1::date) t
      where t.month > coalesce((select max(substring(f.file_name from '(\\d{4}-\\d{2})\\.csv$') || '-01')::date
                                  from import_file f where f.file_name like 'payout-' || t.arn || '-%'), '-infinity')
        and not exists (select from brokerage_line b where b.arn = t.arn and b.month = t.month)
      order by t.arn, t.month`,
    [today],
  );

/** What the twin expects for a position's month, with what a registrar would write beside it. */
export interface DemoTrail {
  readonly month: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly rtaCode: string;
  readonly gstBasis: GstBasis;
  readonly amount: string;
  /** Millionths. */
  readonly rate: number | null;
  readonly days: number;
  /** Says which lines have a mistake: always the same. */
  readonly pick: number;
}

export const readDemoTrail = (
  queries: Queries,
  arn: string,
  months: readonly string[],
): Promise<DemoTrail[]> =>
  queries.query<DemoTrail>(
    `select t.month, t.folio_no as "folioNo", t.scheme_code as "schemeCode", s.rta_code as "rtaCode",
            t.gst_basis as "gstBasis", t.amount,
            (t.rate * 10000)::int as rate, t.days,
            abs(hashtext(t.folio_no || t.scheme_code)::int8)::int as pick
       from trail_line t
       join scheme s on s.code = t.scheme_code
      where t.arn = $1 and t.month = any($2::date[]) and t.amount > 0
      order by t.month, t.folio_no, t.scheme_code, t.gst_basis`,
    [arn, months],
  );

/** Folios of clients whose KYC is on hold. */
export async function readHeldFolios(queries: Queries, arn: string): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ folioNo: string }>(
    `select folio_no as "folioNo" from folio
      where arn = $1 and investor_id in (select id from investor where arn = $1 and kyc = 'ON_HOLD')`,
    [arn],
  );
  return new Set(rows.map(({ folioNo }) => folioNo));
}

export interface FirstEntry {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly rtaCode: string;
  readonly trxnNo: string;
  readonly kind: string;
  readonly day: string;
  readonly amount: string;
  readonly euin: string | null;
  /** Says for whom an incentive is paid: always the same. */
  readonly pick: number;
  /** Something of it was sold. */
  readonly isSold: boolean;
}

/** The order that a position began with. */
export const readFirstEntries = (queries: Queries, arn: string): Promise<FirstEntry[]> =>
  queries.query<FirstEntry>(
    `select distinct on (l.folio_no, l.scheme_code) l.folio_no as "folioNo", l.scheme_code as "schemeCode",
            s.rta_code as "rtaCode", split_part(l.trxn_no, '~', 1) as "trxnNo", l.kind, l.day, l.amount, l.euin,
            abs(hashtext(l.folio_no || l.scheme_code)::int8)::int as pick,
            exists (select from ledger o where o.arn = l.arn and o.folio_no = l.folio_no
                       and o.scheme_code = l.scheme_code and o.units < 0) as "isSold"
       from ledger l join scheme s on s.code = l.scheme_code where l.arn = $1 and l.units > 0
      order by l.folio_no, l.scheme_code, l.day, l.trxn_no`,
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
