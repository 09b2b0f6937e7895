import type { AssetClass, ExitLoadJson, TaxClassData } from '@hub/domain';
import type { Queries } from '../../../db/queries.ts';

/** What a statement says of a scheme, and its prices. */
export interface SchemeRecord extends TaxClassData {
  readonly code: string;
  readonly name: string;
  readonly isin: string | null;
  readonly rtaCode: string | null;
  /** Null for a scheme that AMFI's list alone has. */
  readonly assetClass: AssetClass | null;
  readonly loads: readonly ExitLoadJson[];
  /** The newest price up to the day. */
  readonly nav: string | null;
  readonly navDay: string | null;
  /** Of 31-Jan-2018, or of the last day with a price before it. */
  readonly grandfatherNav: string | null;
}

/** One read by the key of prices for each scheme and day. A scheme that merged away may only be in AMFI's list. */
export async function findSchemes(
  queries: Queries,
  codes: readonly string[],
  on: string,
): Promise<Map<string, SchemeRecord>> {
  const rows = await queries.query<SchemeRecord>(
    `select wanted.code, coalesce(s.name, a.name, wanted.code) as name, coalesce(s.isin, a.isin) as isin,
            s.rta_code as "rtaCode", s.asset_class as "assetClass", s.tax_class as "taxClass",
            coalesce(s.tax_class_changes, '[]') as "taxClassChanges", coalesce(s.category, a.category, '') as category,
            coalesce(s.loads, '[]') as loads, n.nav, n.day as "navDay", g.nav as "grandfatherNav"
       from unnest($1::text[]) as wanted (code)
       left join fund_scheme s on s.code = wanted.code
       left join amfi_listing a on a.code = wanted.code
       left join lateral (select v.nav, v.day from nav_of_day v where v.scheme_code = wanted.code and v.day <= $2
                           order by v.day desc limit 1) n on true
       left join lateral (select v.nav from nav_of_day v where v.scheme_code = wanted.code
                             and v.day between date '2018-01-24' and date '2018-01-31'
                           order by v.day desc limit 1) g on true`,
    [codes, on],
  );
  return new Map(rows.map((row) => [row.code, row]));
}
