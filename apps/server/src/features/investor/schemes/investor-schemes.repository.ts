import type { SchemeSort, SchemeView } from '@hub/contract/calls/investor/investor-schemes';
import type { AssetClass } from '@hub/domain';
import { type SortKeys, sortedBy } from '../../../db/lists/sorted-by.ts';
import { schemeHasAll } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';

/** What one scheme makes of the book. Figures are decimal texts, rounded as they are shown. */
export interface SchemeLine {
  readonly code: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly plan: 'REGULAR' | 'DIRECT';
  readonly option: 'GROWTH' | 'IDCW';
  readonly units: string;
  readonly nav: string | null;
  readonly navDay: string | null;
  readonly aum: string;
  readonly share: string;
  readonly cost: string;
  readonly withoutCost: string;
  readonly gain: string;
  readonly holders: number;
  readonly bought: string;
  readonly bySip: string;
  readonly sold: string;
  readonly before: string | null;
}

export interface SchemeFilter {
  readonly words: readonly string[];
  readonly assetClass: AssetClass | null;
  readonly view: SchemeView;
  /** The day whose close is compared with; null where nothing is. */
  readonly since: string | null;
  readonly sort: SchemeSort;
  readonly order: 'asc' | 'desc' | null;
  readonly limit: number;
  readonly offset: number;
}

interface SchemeTotals {
  readonly schemes: number;
  readonly aum: string;
  readonly cost: string;
  readonly withoutCost: string;
  readonly bought: string;
  readonly bySip: string;
  readonly sold: string;
  readonly before: { readonly day: string; readonly aum: string } | null;
}

interface SchemePage {
  readonly items: readonly SchemeLine[];
  readonly totals: SchemeTotals;
  readonly asOn: string | null;
}

/**
 * A line for every scheme of the house, from figures alone: some hundred rows, however large the book is. AUM is not
 * rounded yet. The month is that of $2, up to that day, as on the dashboard. On the day $3 a scheme was worth the units
 * so far at its newest NAV then, as the AUM of that day is counted.
 */
const lines = `
  past as (
    select u.scheme_code, u.units, u.units * coalesce(n.nav, 0) as aum
      from (select scheme_code, sum(units) as units from day_flow
             where arn = $1 and day <= $3::date group by scheme_code) u
      left join lateral (
        select nav from nav_of_day where scheme_code = u.scheme_code and day <= $3::date order by day desc limit 1) n on true
     where u.units <> 0
  ),   moved as (
    select scheme_code, sum(bought) as bought, sum(by_sip) as by_sip, sum(sold) as sold
      from day_flow
     where arn = $1 and day between date_trunc('month', $2::date)::date and $2::date
     group by scheme_code
  ), line as (
    select s.code, s.name, s.asset_class, s.category, s.plan, s.option, s.rta_code, s.isin, s.isin_reinvest,
           coalesce(f.units, 0)::numeric(20, 3) as units, n.nav, n.day,
           coalesce(f.units * n.nav, 0) as aum, coalesce(f.cost, 0)::numeric(20, 2) as cost,
           coalesce(f.units_without_cost * n.nav, 0) as without_cost,
           coalesce(f.positions, 0) as holders, coalesce(m.bought, 0)::numeric(20, 2) as bought,
           coalesce(m.by_sip, 0)::numeric(20, 2) as by_sip, coalesce(m.sold, 0)::numeric(20, 2) as sold,
           case when $3::date is not null then coalesce(t.aum, 0) end as before, t.units is not null as was_held
      from fund_scheme s
      left join scheme_total f on f.arn = $1 and f.scheme_code = s.code
      left join newest_nav n on n.scheme_code = s.code
      left join moved m on m.scheme_code = s.code
      left join past t on t.scheme_code = s.code
  ), book as (
    select sum(aum) as aum, max(day) filter (where units <> 0) as day from line
  )`;

const shown = (
  line: string,
) => `${line}.code, ${line}.name, ${line}.asset_class as "assetClass", ${line}.category, ${line}.plan,
  ${line}.option, ${line}.units::text as units, ${line}.nav::text as nav, ${line}.day as "navDay",
  round(${line}.aum, 2)::text as aum,
  coalesce(round(${line}.aum * 100 / nullif(book.aum, 0), 2), 0.00)::text as share, ${line}.cost::text as cost,
  round(${line}.without_cost, 2)::text as "withoutCost",
  (round(${line}.aum, 2) - round(${line}.without_cost, 2) - ${line}.cost)::text as gain, ${line}.holders, ${line}.bought::text as bought,
  ${line}.by_sip::text as "bySip", ${line}.sold::text as sold, round(${line}.before, 2)::text as before`;

const compared = '(l.units <> 0 or l.was_held)';
const views: Readonly<Record<SchemeView, string>> = {
  held: 'l.units <> 0',
  moved: '(l.bought <> 0 or l.by_sip <> 0 or l.sold <> 0)',
  'since-day': compared,
  'since-month': compared,
  'since-year': compared,
};

/** Nothing of an order comes from a request: it is chosen by name. */
const orders: SortKeys<SchemeSort> = {
  name: { key: 'w.name', first: 'asc' },
  aum: { key: 'w.aum', first: 'desc' },
  gain: { key: 'round(w.aum, 2) - round(w.without_cost, 2) - w.cost', first: 'desc' },
  holders: { key: 'w.holders', first: 'desc' },
  bought: { key: 'w.bought', first: 'desc' },
  sold: { key: 'w.sold', first: 'desc' },
  net: { key: 'w.bought - w.sold', first: 'desc' },
  change: { key: 'w.aum - coalesce(w.before, w.aum)', first: 'desc' },
};

type PageRow = SchemeTotals & Pick<SchemePage, 'asOn'> & { readonly item: SchemeLine | null };

export async function findSchemes(
  queries: Queries,
  arn: string,
  today: string,
  filter: SchemeFilter,
): Promise<SchemePage> {
  const { by: first } = sortedBy(orders, filter.sort, filter.order);
  const by = `${first}, w.code`;
  const rows = await queries.query<PageRow>(
    `with ${lines}, wanted as (
       select l.* from line l
        where ${views[filter.view]} and ($4::text is null or l.asset_class = $4)
          and ${schemeHasAll('l', '$5')}
     ), page as (
       select w.*, row_number() over (order by ${by}) as rank from wanted w order by ${by} limit $6 offset $7
     )
     select t.schemes, t.aum, t.cost, t."withoutCost", t.bought, t."bySip", t.sold, t.before, book.day as "asOn", to_jsonb(one) as item
       from (select count(*)::int4 as schemes, round(coalesce(sum(aum), 0), 2)::text as aum,
                    coalesce(sum(cost), 0.00)::text as cost,
                    round(coalesce(sum(without_cost), 0), 2)::text as "withoutCost", coalesce(sum(bought), 0.00)::text as bought,
                    coalesce(sum(by_sip), 0.00)::text as "bySip", coalesce(sum(sold), 0.00)::text as sold,
                    case when $3::date is not null then jsonb_build_object(
                      'day', $3::date, 'aum', round(coalesce(sum(before), 0), 2)::numeric(30, 2)::text) end as before
               from wanted) as t
       cross join book
       left join lateral (select ${shown('page')}, page.rank from page) as one on true
      order by one.rank`,
    [arn, today, filter.since, filter.assetClass, filter.words, filter.limit, filter.offset],
  );
  const [head] = rows;
  if (head === undefined) throw new Error('A statement over sums gave no row');
  const { schemes, aum, cost, withoutCost, bought, bySip, sold, before, asOn } = head;
  return {
    items: rows.flatMap(({ item }) => (item === null ? [] : [item])),
    totals: { schemes, aum, cost, withoutCost, bought, bySip, sold, before },
    asOn,
  };
}

/** The book's own line of a scheme; null when the house has no such scheme. */
export async function findSchemeLine(
  queries: Queries,
  arn: string,
  today: string,
  code: string,
): Promise<SchemeLine | null> {
  const rows = await queries.query<SchemeLine>(
    `with ${lines} select ${shown('line')} from line cross join book where line.code = $4`,
    [arn, today, null, code],
  );
  return rows[0] ?? null;
}
