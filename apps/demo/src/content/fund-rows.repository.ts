import type { ExitLoadJson, SchemeRulesJson } from '@hub/domain';
import type { Queries } from '../../../server/src/db/queries.ts';

/** The growth option of a fund as its master has it, with the last NAV of a day or before it. */
export interface FundRow {
  readonly fund: string;
  readonly code: string;
  readonly category: string;
  readonly risk: number;
  readonly benchmark: string;
  readonly manager: string;
  readonly rules: SchemeRulesJson;
  readonly loads: readonly ExitLoadJson[];
  readonly navDay: string | null;
  readonly nav: string | null;
}

/** The funds of the demo in their Regular plan, by name. */
export async function findDemoFunds(queries: Queries, day: string): Promise<ReadonlyMap<string, FundRow>> {
  const rows = await queries.query<FundRow>(
    `select split_part(s.name, ' - ', 1) as fund, s.code, s.category, s.risk, s.benchmark, s.manager, s.rules, s.loads,
            n.day::text as "navDay", n.nav::text as nav
       from fund_scheme s
       left join lateral (select day, nav from nav_of_day where scheme_code = s.code and day <= $1
                           order by day desc limit 1) n on true
      where s.option = 'GROWTH' and s.plan = 'REGULAR'`,
    [day],
  );
  return new Map(rows.map((row) => [row.fund, row]));
}
