import type { CityClass } from '@hub/domain/brokerage/rate-card/rate-card';
import type { Queries } from '../../../db/queries.ts';

/**
 * What is held today earns in each of these months at the newest NAV: units × NAV × rate, added up over days, exact.
 * The twin's slices know of each lot when its year rises and when a card that is here comes into force.
 */
export const sumHeld = (
  queries: Queries,
  arn: string,
  months: readonly string[],
): Promise<{ month: string; product: string }[]> =>
  queries.query(
    `select to_char(m.month, 'YYYY-MM') as month,
            sum(s.weight * (n.nav * 10000)::int8 * (least(coalesce(s.to_on, m.last), m.last)
              - greatest(s.from_on, m.month) + 1))::numeric(60, 0)::text as product
       from (select month, (month + interval '1 month')::date - 1 as last from unnest($2::date[]) as month) m
       join trail_slice s on s.arn = $1 and s.from_on <= m.last and coalesce(s.to_on, m.last) >= m.month
       join newest_nav n on n.scheme_code = s.scheme_code
      group by m.month`,
    [arn, months],
  );

/** Days of what is held that earn nothing here, by scheme. */
export const findMissingAhead = (
  queries: Queries,
  arn: string,
  from: string,
): Promise<{ scheme: string; why: string }[]> =>
  queries.query(
    `select distinct coalesce(s.name, m.scheme_code) as scheme, m.why
       from trail_missing m left join fund_scheme s on s.code = m.scheme_code
      where m.arn = $1 and coalesce(m.to_on, 'infinity') >= $2 order by scheme, m.why`,
    [arn, from],
  );

/** Where the newest money of these folios came from. */
export async function findTowns(
  queries: Queries,
  arn: string,
  folioNos: readonly string[],
): Promise<ReadonlyMap<string, CityClass>> {
  const rows = await queries.query<{ folioNo: string; location: CityClass }>(
    `select distinct on (l.folio_no) l.folio_no as "folioNo", l.location
       from counted_entry l where l.arn = $1 and l.folio_no = any($2::text[]) and l.location is not null
      order by l.folio_no, l.day desc`,
    [arn, folioNos],
  );
  return new Map(rows.map(({ folioNo, location }) => [folioNo, location]));
}

/** What was held a year ago and is now, by the closes of their days, and what was redeemed in between. */
export interface YearOfRedemptions {
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly now: string;
  readonly out: string;
}

/** Null where the book is not a year old: a part of a year is no year. */
export async function findRedemptions(
  queries: Queries,
  arn: string,
  yearAgo: string,
): Promise<YearOfRedemptions | null> {
  const [found] = await queries.query<YearOfRedemptions>(
    `with ends as (
       select (select max(day) from day_aum where arn = $1 and day <= $2::date) as begun,
              (select max(day) from day_aum where arn = $1) as ended
     )
     select e.begun as "from", e.ended as "to",
            (select round(sum(aum), 2)::text from day_aum where arn = $1 and day = e.begun) as before,
            (select round(sum(aum), 2)::text from day_aum where arn = $1 and day = e.ended) as now,
            (select coalesce(sum(sold), 0.00)::text from day_flow
              where arn = $1 and day > e.begun and day <= e.ended) as out
       from ends e where e.begun < e.ended`,
    [arn, yearAgo],
  );
  return found ?? null;
}
