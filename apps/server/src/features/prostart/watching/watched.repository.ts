import { RECENT_DAYS } from '@hub/domain/prostart/watching';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

interface Own {
  readonly arn: string;
  readonly video: string;
}

interface ViewRow {
  readonly startedAt: string;
  readonly played: number;
}

/** Reports of one view come one after the other. */
export async function lockView(tx: Tx, { arn, video }: Own, id: string): Promise<ViewRow | null> {
  const rows = await tx.query<ViewRow>(
    `select began_at as "startedAt", played from video_view where arn = $1 and video = $2 and id = $3 for update`,
    [arn, video, id],
  );
  return rows[0] ?? null;
}

export async function updateView(tx: Tx, { arn, video }: Own, id: string, played: number): Promise<void> {
  await tx.query('update video_view set played = $4 where arn = $1 and video = $2 and id = $3', [
    arn,
    video,
    id,
    played,
  ]);
}

interface WatchedRow {
  readonly watchedTo: number;
  readonly furthest: number;
  readonly played: number;
  readonly finishedAt: string | null;
}

/** What is known after the report: where it stands, and what all views together played. */
export async function addWatched(
  tx: Tx,
  { arn, video }: Own,
  { second, played, at }: { readonly second: number; readonly played: number; readonly at: string },
): Promise<WatchedRow> {
  const [row] = await tx.query<WatchedRow>(
    `insert into video_watched (arn, video, watched_to, furthest, played, watched_at)
     values ($1, $2, $3, $3, $4, $5)
     on conflict (arn, video) do update
        set watched_to = excluded.watched_to, furthest = greatest(video_watched.furthest, excluded.furthest),
            played = video_watched.played + excluded.played, watched_at = excluded.watched_at
     returning watched_to as "watchedTo", furthest, played, finished_at as "finishedAt"`,
    [arn, video, second, played, at],
  );
  return row as WatchedRow;
}

export async function markFinished(tx: Tx, { arn, video }: Own, at: string): Promise<void> {
  await tx.query('update video_watched set finished_at = $3 where arn = $1 and video = $2', [arn, video, at]);
}

/** Its name, and whether this person has finished every video of it. */
export async function findSeriesState(
  tx: Tx,
  arn: string,
  series: string,
  today: string,
): Promise<{ readonly name: string; readonly isFinished: boolean } | null> {
  const rows = await tx.query<{ name: string; isFinished: boolean }>(
    `select s.name, bool_and(w.finished_at is not null) as "isFinished"
       from video_series s
       join video v on v.series = s.id and v.published_on <= $3
       left join video_watched w on w.arn = $1 and w.video = v.id
      where s.id = $2 group by s.id`,
    [arn, series, today],
  );
  return rows[0] ?? null;
}

/** A view that was left is of no use after a week. */
export const sweepViews = (queries: Queries): Promise<unknown> =>
  queries.query("delete from video_view where began_at < now() - interval '7 days'");

/** By the machine's clock, so with room for a day that a demo's clock calls recent. */
export const sweepDays = (queries: Queries): Promise<unknown> =>
  queries.query("delete from video_day where day < (now() - interval '90 days')::date");

/** How long each video is, in seconds, and whether anybody was counted to watch one. */
export async function findLibraryState(
  queries: Queries,
): Promise<{ readonly lengths: Readonly<Record<string, number>>; readonly hasWatches: boolean }> {
  const [state] = await queries.query<{ lengths: Record<string, number>; hasWatches: boolean }>(
    `select (select coalesce(jsonb_object_agg(id, seconds), '{}') from video) as lengths,
            exists (select from video_day) as "hasWatches"`,
  );
  return state ?? { lengths: {}, hasWatches: false };
}

/**
 * Of videos that were watched before the hub counted: so often a day since each was published, up to yesterday. Day by
 * day as far back as days are counted, and as a whole.
 */
export async function addPastWatches(
  tx: Tx,
  timesADay: Readonly<Record<string, number>>,
  today: string,
): Promise<void> {
  await tx.query(
    `insert into video_day (video, day, watches)
     select v.id, day::date, (often.value)::int
       from jsonb_each_text($1::jsonb) often(id, value)
       join video v on v.id = often.id,
            generate_series(greatest(v.published_on, $2::date - $3::int), $2::date - 1, interval '1 day') day`,
    [JSON.stringify(timesADay), today, RECENT_DAYS],
  );
  await tx.query(
    `update video v set watches = (often.value)::int * ($2::date - v.published_on)
       from jsonb_each_text($1::jsonb) often(id, value) where v.id = often.id`,
    [JSON.stringify(timesADay), today],
  );
}
