import type { ExitLoadJson, GainScheme, GainSchemes, TaxClass } from '@hub/domain';
import { navOf, readExitLoads } from '@hub/domain';
import type { Queries } from '../../db/queries.ts';

interface SchemeRow {
  readonly code: string;
  readonly name: string;
  readonly isin: string | null;
  readonly taxClass: TaxClass;
  readonly category: string;
  readonly loads: readonly ExitLoadJson[];
  readonly nav2018: string | null;
}

const gainScheme = (row: SchemeRow): GainScheme => ({
  name: row.name,
  isin: row.isin,
  taxClass: row.taxClass,
  isListed: /\bETFs?\b/i.test(row.category),
  exitLoad: readExitLoads(row.loads),
  grandfatherNav: row.nav2018 === null ? null : navOf(row.nav2018),
});

/** What gains need to know of these schemes, or of all; the NAV of 31-Jan-2018, or the last one before. */
export async function readGainSchemes(
  queries: Queries,
  codes: Iterable<string> | null,
): Promise<GainSchemes> {
  const rows = await queries.query<SchemeRow>(
    `select s.code, s.name, s.isin, s.tax_class as "taxClass", s.category, s.loads, n.nav as "nav2018"
       from scheme s
       left join lateral (
         select nav from nav where scheme_code = s.code and day between '2018-01-24' and '2018-01-31'
          order by day desc limit 1) n on s.tax_class = 'equity'
      where $1::text[] is null or s.code = any($1::text[])`,
    [codes && [...new Set(codes)]],
  );
  return new Map(rows.map((row) => [row.code, gainScheme(row)]));
}
