import { RECENT_DAYS } from '@hub/domain/prostart/watching';
import type { Tx } from '../../../server/src/db/database.ts';
import type { Queries } from '../../../server/src/db/queries.ts';

/** How far an earlier start came. */
export async function findDemoState(
  queries: Queries,
): Promise<{ readonly hasVideos: boolean; readonly hasWatches: boolean }> {
  const [state] = await queries.query<{ hasVideos: boolean; hasWatches: boolean }>(
    `select exists (select from video) as "hasVideos", exists (select from video_day) as "hasWatches"`,
  );
  return state ?? { hasVideos: false, hasWatches: false };
}

/** The same each day since it was published, as far back as days are counted, and as a whole. */
export async function countDemoWatches(
  tx: Tx,
  watchesADay: Readonly<Record<string, number>>,
  today: string,
): Promise<void> {
  await tx.query(
    `insert into video_day (video, day, watches)
     select v.id, day::date, (often.value)::int
       from jsonb_each_text($1::jsonb) often(id, value)
       join video v on v.id = often.id,
            generate_series(greatest(v.published_on, $2::date - $3::int), $2::date - 1, interval '1 day') day`,
    [JSON.stringify(watchesADay), today, RECENT_DAYS],
  );
  await tx.query(
    `update video v set watches = (often.value)::int * ($2::date - v.published_on)
       from jsonb_each_text($1::jsonb) often(id, value) where v.id = often.id`,
    [JSON.stringify(watchesADay), today],
  );
}
