import type { Queries } from '../../../db/queries.ts';

/** AUM at the close of a day. */
export interface AumBefore {
  readonly day: string;
  readonly aum: string;
}

/** Money and units are decimal texts; AUM to the last place, to be rounded once when shown. */
export interface BookFigures {
  readonly aum: string;
  /** The day of the newest NAV in it. */
  readonly aumOn: string | null;
  readonly aumByClass: Readonly<Record<string, string>>;
  readonly cost: string;
  /** AUM of the units whose cost is not known. */
  readonly withoutCost: string;
  /** AUM at the close of the last day before each of these; null when there was none. */
  readonly aumBefore: Readonly<Record<'day' | 'month' | 'year', AumBefore | null>>;
  readonly clients: number;
  readonly liveClients: number;
  readonly folios: number;
  readonly newClients: number;
  readonly plans: Readonly<
    Record<
      string,
      {
        readonly running: number;
        readonly monthly: string;
        readonly started: number;
        readonly ceased: number;
      }
    >
  >;
  readonly month: { readonly bought: string; readonly bySip: string; readonly sold: string };
}

/**
 * Everything a dashboard says of a book, in one statement over figures: some forty schemes, a handful of days and
 * months. It costs the same whether the ledger has ten thousand rows or ten million.
 */
const statement = `
  with held as (
    select s.asset_class, sum(f.units * coalesce(n.nav, 0)) as aum, sum(f.cost) as cost,
           sum(f.units_without_cost * coalesce(n.nav, 0)) as without_cost, max(n.day) as day
      from scheme_figure f
      join fund_scheme s on s.code = f.scheme_code
      left join nav_latest n on n.scheme_code = f.scheme_code
     where f.arn = $1 and f.units <> 0
     group by s.asset_class
  ), newest as (
    select coalesce(max(day), $2::date) as day from held
  ), past as (
    select at.name, (
             select jsonb_build_object('day', a.day, 'aum', sum(a.aum)::text) from aum_figure a
              where a.arn = $1 and a.day = (select max(day) from aum_figure b where b.arn = $1 and b.day < at.day)
              group by a.day
           ) as close
      from (values ('day', (select day from newest)), ('month', date_trunc('month', $2::date)::date), ('year', $3::date))
           as at (name, day)
  ), plans as (
    select kind, coalesce(sum(running), 0)::int as running, coalesce(sum(running_monthly), 0)::text as monthly,
           coalesce(sum(begun) filter (where day >= $3::date), 0)::int as started,
           coalesce(sum(ceased) filter (where day >= $3::date), 0)::int as ceased
      from plan_figure where arn = $1 and day <= $2::date group by kind
  ), moved as (
    select coalesce(sum(bought), 0)::text as bought, coalesce(sum(by_sip), 0)::text as "bySip",
           coalesce(sum(sold), 0)::text as sold
      from flow_figure where arn = $1 and day between date_trunc('month', $2::date)::date and $2::date
  )
  select coalesce((select sum(aum) from held), 0)::text as aum, (select max(day) from held) as "aumOn",
         coalesce((select jsonb_object_agg(asset_class, aum::text) from held), '{}') as "aumByClass",
         coalesce((select sum(cost) from held), 0)::text as cost,
         coalesce((select sum(without_cost) from held), 0)::text as "withoutCost",
         (select jsonb_object_agg(name, close) from past) as "aumBefore",
         coalesce(c.clients, 0) as clients, coalesce(c.live_clients, 0) as "liveClients",
         coalesce(c.folios, 0) as folios,
         coalesce((select sum(clients) from client_month where arn = $1 and month >= $3::date), 0)::int as "newClients",
         coalesce((select jsonb_object_agg(kind, jsonb_build_object(
           'running', running, 'monthly', monthly, 'started', started, 'ceased', ceased)) from plans), '{}') as plans,
         (select to_jsonb(moved) from moved) as month
    from (select 1) one left join client_figure c on c.arn = $1`;

/** `yearStart` is the first day of the financial year of `today`. */
export async function readBookFigures(
  queries: Queries,
  requested: { readonly arn: string; readonly today: string; readonly yearStart: string },
): Promise<BookFigures> {
  const [figures] = await queries.query<BookFigures>(statement, [
    requested.arn,
    requested.today,
    requested.yearStart,
  ]);
  if (figures === undefined) throw new Error('A statement without a from clause gave no row');
  return figures;
}
