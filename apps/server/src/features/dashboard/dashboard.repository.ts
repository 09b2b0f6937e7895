import type { Banner } from '@hub/contract/calls/dashboard';
import type { Queries } from '../queries.ts';
import type { SeriesPoint } from '../thin-series.ts';

/** Marks the dashboard as seen; true for the one visit that was the first. */
export async function markShown(queries: Queries, arn: string): Promise<boolean> {
  const rows = await queries.query(
    'insert into dashboard_shown (arn) values ($1) on conflict (arn) do nothing returning arn',
    [arn],
  );
  return rows.length === 1;
}

/** AUM at the close of every day since `since`, or of all days, oldest first. */
export async function findAumHistory(
  queries: Queries,
  arn: string,
  since: string | null,
): Promise<SeriesPoint[]> {
  const rows = await queries.query<{ day: string; aum: string }>(
    `select day, round(sum(aum), 2)::text as aum from aum_figure
      where arn = $1 and day >= coalesce($2::date, '-infinity') group by day order by day`,
    [arn, since],
  );
  return rows.map(({ day, aum }) => [day, aum]);
}

/** What is to be shown on the day, in its order. */
export const findBanners = (queries: Queries, today: string): Promise<Banner[]> =>
  queries.query<Banner>(
    `select id::text, title, text, action, link, tone, shows_to as until from banner
      where $1::date between coalesce(shows_from, '-infinity') and coalesce(shows_to, 'infinity')
      order by place, id`,
    [today],
  );
