import type { Tx } from '../../../db/database.ts';

interface Own {
  readonly arn: string;
  readonly video: string;
}

/** Seconds and series of a video that is published; null when there is none. */
export async function findPublished(
  tx: Tx,
  id: string,
  today: string,
): Promise<{ readonly seconds: number; readonly series: string | null } | null> {
  const rows = await tx.query<{ seconds: number; series: string | null }>(
    'select seconds, series from video where id = $1 and published_on <= $2',
    [id, today],
  );
  return rows[0] ?? null;
}

/** False when the view was there before. */
export async function insertView(
  tx: Tx,
  { arn, video }: Own,
  { id, startedAt }: { readonly id: string; readonly startedAt: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into video_view (arn, video, id, began_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [arn, video, id, startedAt],
  );
  return rows.length > 0;
}

/** A tenant causes it but may not change the counts, which are everybody's. */
export async function countWatched(tx: Tx, video: string, day: string): Promise<void> {
  await tx.asSystem(
    `with counted as (update video set watches = watches + 1 where id = $1 returning id)
     insert into video_day (video, day, watches) select id, $2, 1 from counted
     on conflict (video, day) do update set watches = video_day.watches + 1`,
    [video, day],
  );
}

/** True when it changed something: a second like is none. */
export async function setLike(
  tx: Tx,
  { arn, video }: Own,
  { isLiked, at }: { readonly isLiked: boolean; readonly at: string },
): Promise<boolean> {
  const rows = isLiked
    ? await tx.query(
        `insert into video_like (arn, video, at) values ($1, $2, $3) on conflict do nothing returning arn`,
        [arn, video, at],
      )
    : await tx.query('delete from video_like where arn = $1 and video = $2 returning arn', [arn, video]);
  return rows.length > 0;
}

export async function addLikes(tx: Tx, video: string, by: 1 | -1): Promise<void> {
  await tx.asSystem('update video set likes = likes + $2 where id = $1', [video, by]);
}

export async function findCounts(
  tx: Tx,
  video: string,
): Promise<{ readonly watches: number; readonly likes: number }> {
  const [row] = await tx.query<{ watches: number; likes: number }>(
    'select watches, likes from video where id = $1',
    [video],
  );
  return row ?? { watches: 0, likes: 0 };
}

export async function upsertFeedback(
  tx: Tx,
  { arn, video }: Own,
  { stars, words, at }: { readonly stars: number; readonly words: string; readonly at: string },
): Promise<void> {
  await tx.query(
    `insert into video_feedback (arn, video, stars, words, saved_at) values ($1, $2, $3, $4, $5)
     on conflict (arn, video) do update
        set stars = excluded.stars, words = excluded.words, saved_at = excluded.saved_at`,
    [arn, video, stars, words, at],
  );
}
