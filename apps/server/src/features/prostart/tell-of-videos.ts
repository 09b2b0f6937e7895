import { href } from '@hub/contract';
import { todayInIndia } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { tellEverybody } from '../notifications/notifications.public.ts';
import { findPublishedOn } from './add-videos.repository.ts';

interface NewsOfVideo {
  readonly id: string;
  readonly title: string;
}

/** Titles that a notification has room for. */
const NAMED = 3;

/** One notification for all of them, however many a folder has. */
export async function tellOfVideos(
  tx: Tx,
  videos: readonly NewsOfVideo[],
  now: Temporal.Instant,
): Promise<void> {
  const [first] = videos;
  if (first === undefined) return;
  const titles = videos.slice(0, NAMED).map(({ title }) => title);
  const more = videos.length - titles.length;
  const list = href('prostart');
  await tellEverybody(tx, {
    topic: 'content',
    title: videos.length === 1 ? 'New training video' : `${videos.length} new training videos`,
    body: more === 0 ? titles.join('; ') : `${titles.join('; ')}; and ${more} more`,
    link: videos.length === 1 ? `${list}?${new URLSearchParams({ video: first.id })}` : list,
    at: now.toString(),
  });
}

/** Those that were added before their day, on the day: until then nobody finds them. */
export async function tellOfToday(db: Database, now: Temporal.Instant): Promise<void> {
  await db.transaction('system', async (tx) =>
    tellOfVideos(tx, await findPublishedOn(tx, todayInIndia(now).toString()), now),
  );
}
