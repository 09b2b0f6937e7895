import type { SeriesPoint } from '../../calls/thin-series.ts';
import type { Queries } from '../../db/queries.ts';

/** Marks the dashboard as seen; true for the one visit that was the first. */
export async function markShown(queries: Queries, arn: string): Promise<boolean> {
  const rows = await queries.query(
    'insert into dashboard_shown (arn) values ($1) on conflict (arn) do nothing returning arn',
    [arn],
  );
  return rows.length === 1;
}

export interface AumHistory {
  /** AUM at the close of every day, oldest first. */
  readonly points: readonly SeriesPoint[];
  /** New money and money taken out after the first of these days and until the last; switches are neither. */
  readonly bought: string;
  readonly sold: string;
}

/** Of the days since `since`, or of all; one statement, so that days and money are of one moment. */
export async function findAumHistory(
  queries: Queries,
  arn: string,
  since: string | null,
): Promise<AumHistory> {
  const [history] = await queries.query<AumHistory>(
    `with closes as (
       select day, round(sum(aum), 2)::text as aum from day_aum
        where arn = $1 and day >= coalesce($2::date, '-infinity') group by day
     ), moved as (
       select coalesce(sum(bought), 0)::text as bought, coalesce(sum(sold), 0)::text as sold from day_flow
        where arn = $1 and day > (select min(day) from closes) and day <= (select max(day) from closes)
     )
     select coalesce((select jsonb_agg(jsonb_build_array(day, aum) order by day) from closes), '[]') as points,
            moved.bought, moved.sold
       from moved`,
    [arn, since],
  );
  if (history === undefined) throw new Error('An aggregate gave no row');
  return history;
}
