import type { AssetClass } from '@hub/domain';
import type { Tx } from '../../../server/src/db/database.ts';
import type { Queries } from '../../../server/src/db/queries.ts';

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
    `select code, category, asset_class as "assetClass" from fund_scheme order by asset_class, category, name`,
  );

/** Folios of clients whose KYC is on hold. */
export async function readHeldFolios(queries: Queries, arn: string): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ folioNo: string }>(
    `select folio_no as "folioNo" from client_folio
      where arn = $1 and investor_id in (select id from client where arn = $1 and kyc = 'ON_HOLD')`,
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
  /** Says which lines have a mistake and for whom an incentive is paid: always the same. */
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
            exists (select from posted_entry o where o.arn = l.arn and o.folio_no = l.folio_no
                       and o.scheme_code = l.scheme_code and o.units < 0) as "isSold"
       from posted_entry l join fund_scheme s on s.code = l.scheme_code where l.arn = $1 and l.units > 0
      order by l.folio_no, l.scheme_code, l.day, l.trxn_no`,
    [arn],
  );

export async function readGstin(queries: Queries, arn: string): Promise<string> {
  const rows = await queries.query<{ gstin: string }>('select gstin from arn_profile where arn = $1', [arn]);
  return rows[0]?.gstin ?? '';
}

/** Who signs the yearly declaration. */
export const readNames = (queries: Queries): Promise<{ readonly arn: string; readonly name: string }[]> =>
  queries.query('select arn, name from arn_record');
