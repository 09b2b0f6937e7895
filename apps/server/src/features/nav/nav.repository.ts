import type { NavChoices, NavSort } from '@hub/contract/calls/nav/nav';
import type { AssetClass, ExitLoadJson, SchemeRulesJson } from '@hub/domain';
import { sortedBy } from '../../db/lists/sorted-by.ts';
import { schemeHasAll } from '../../db/lists/word-in.ts';
import type { Queries } from '../../db/queries.ts';
import { orders, priceBefore, returnColumns, returnJoins } from './nav-columns.repository.ts';

export interface NavRecord {
  readonly code: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly plan: 'REGULAR' | 'DIRECT';
  readonly option: 'GROWTH' | 'IDCW';
  readonly risk: number;
  readonly isOpen: boolean;
  readonly isin: string | null;
  readonly day: string | null;
  readonly nav: string | null;
  readonly previousDay: string | null;
  readonly change: string | null;
  readonly changePercent: string | null;
  readonly return1m: string | null;
  readonly return3m: string | null;
  readonly return1y: string | null;
  readonly return3y: string | null;
  readonly return5y: string | null;
}

/** With all that the house has laid down for it. */
export interface NavSchemeRecord extends NavRecord {
  readonly isinReinvest: string | null;
  readonly benchmark: string;
  readonly manager: string;
  readonly launchedOn: string;
  /** The first price there is. */
  readonly firstDay: string | null;
  readonly firstNav: string | null;
  readonly lockInMonths: number;
  readonly rules: SchemeRulesJson;
  readonly loads: readonly ExitLoadJson[];
}

export interface NavFilter {
  readonly words: readonly string[];
  readonly assetClass: AssetClass | null;
  readonly category: string | null;
  readonly plan: 'REGULAR' | 'DIRECT' | null;
  readonly option: 'GROWTH' | 'IDCW' | null;
  readonly sort: NavSort;
  readonly order: 'asc' | 'desc' | null;
  readonly limit: number;
  readonly offset: number;
}

interface NavPage {
  readonly items: readonly NavRecord[];
  readonly total: number;
  readonly asOn: string | null;
}

const scheme = `s.code, s.name, s.asset_class, s.category, s.plan, s.option, s.risk, s.is_open, s.isin,
  n.day, n.nav, n.previous_day, n.previous_nav`;
const tables = 'fund_scheme s left join newest_nav n on n.scheme_code = s.code';

/** A row as it leaves, from one that has the columns of `scheme`. */
const record = (
  from: string,
) => `${from}.code, ${from}.name, ${from}.asset_class as "assetClass", ${from}.category,
  ${from}.plan, ${from}.option, ${from}.risk, ${from}.is_open as "isOpen", ${from}.isin, ${from}.day, ${from}.nav,
  ${from}.previous_day as "previousDay", ${from}.nav - ${from}.previous_nav as change,
  round((${from}.nav / nullif(${from}.previous_nav, 0) - 1) * 100, 2) as "changePercent", ${returnColumns(from)}`;

/** The house's own schemes are some hundred rows. */
const wanted = `select ${scheme} from ${tables}
  where ${schemeHasAll('s', '$1')}
    and ($2::text is null or s.asset_class = $2) and ($3::text is null or s.category = $3)
    and ($4::text is null or s.plan = $4) and ($5::text is null or s.option = $5)`;

/** A page without rows still has its count: then the one row has no code. */
type PageRow = Pick<NavPage, 'total' | 'asOn'> & (NavRecord | { readonly code: null });

/** Count, page and the returns of its rows in one statement, so that they agree and cost one round trip. */
export async function findPage(queries: Queries, filter: NavFilter): Promise<NavPage> {
  const { by: first, join } = sortedBy(orders, filter.sort, filter.order);
  const by = `${first}, w.name, w.code`;
  const rows = await queries.query<PageRow>(
    `with wanted as (${wanted}),
       page as materialized (
         select w.*, row_number() over (order by ${by}) as place from wanted w ${join}
          order by ${by} limit $6 offset $7
       )
     select counts.total, counts."asOn", found.*
       from (select (select count(*)::int4 from wanted) as total,
                    (select max(n.day) from newest_nav n join fund_scheme s on s.code = n.scheme_code) as "asOn") as counts
       left join lateral (select ${record('p')}, p.place from page p ${returnJoins('p')}) as found on true
      order by found.place`,
    [
      filter.words,
      filter.assetClass,
      filter.category,
      filter.plan,
      filter.option,
      filter.limit,
      filter.offset,
    ],
  );
  const { total = 0, asOn = null } = rows[0] ?? {};
  return { items: rows.flatMap((row) => (row.code === null ? [] : [row])), total, asOn };
}

export async function findChoices(queries: Queries): Promise<NavChoices> {
  const categories = await queries.query<
    NavChoices['categories'][number] & Pick<NavChoices, 'plans' | 'options'>
  >(
    `select s.asset_class as "assetClass", s.category, count(*)::int4 as schemes,
            array_agg(distinct s.plan) as plans, array_agg(distinct s.option) as options
       from fund_scheme s group by s.asset_class, s.category order by s.asset_class, s.category`,
  );
  return {
    categories: categories.map(({ assetClass, category, schemes }) => ({ assetClass, category, schemes })),
    plans: [...new Set(categories.flatMap(({ plans }) => plans))].sort().reverse(),
    options: [...new Set(categories.flatMap(({ options }) => options))].sort(),
  };
}

export async function findScheme(queries: Queries, code: string): Promise<NavSchemeRecord | null> {
  const rows = await queries.query<NavSchemeRecord>(
    `with one as (
       select ${scheme}, s.isin_reinvest, s.benchmark, s.manager, s.launched_on, s.lock_in_months, s.rules, s.loads
         from ${tables} where s.code = $1
     )
     select ${record('one')}, one.isin_reinvest as "isinReinvest", one.benchmark, one.manager,
            one.launched_on as "launchedOn", one.lock_in_months as "lockInMonths", one.rules, one.loads,
            first.day as "firstDay", first.nav as "firstNav"
       from one ${returnJoins('one')}
       left join lateral (
         select b.day, b.nav from nav_of_day b where b.scheme_code = one.code order by b.day limit 1
       ) as first on true`,
    [code],
  );
  return rows[0] ?? null;
}

type NavPoint = [day: string, nav: string];

/**
 * A scheme's prices since the one that held `interval` ago, or all of them. Null when the house has no such scheme.
 */
export async function findHistory(
  queries: Queries,
  code: string,
  interval: string | null,
): Promise<NavPoint[] | null> {
  const rows = await queries.query<{ day: string | null; nav: string | null }>(
    `select h.day, h.nav
       from fund_scheme s
       left join newest_nav n on n.scheme_code = s.code
       left join lateral (${priceBefore('s.code', 'n.day', '$2::interval')}) as start on true
       left join lateral (
         select b.day, b.nav from nav_of_day b
          where b.scheme_code = s.code and b.day <= n.day
            and b.day >= coalesce(start.day, (n.day - $2::interval)::date, '-infinity')
       ) as h on true
      where s.code = $1 order by h.day`,
    [code, interval],
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ day, nav }) => (day === null || nav === null ? [] : [[day, nav]]));
}
