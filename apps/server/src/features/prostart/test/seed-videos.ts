import { searchable } from '../../../calls/search-words.ts';
import type { Database } from '../../../db/database.ts';
import {
  type NewVideo,
  replaceLines,
  upsertBuckets,
  upsertSeries,
  upsertSubBuckets,
  upsertVideos,
} from '../import/add-videos.repository.ts';

export type SeededVideo = Partial<Omit<NewVideo, 'words' | 'spoken'>> & {
  readonly id: string;
  /** What is said: one line every ten seconds. */
  readonly said?: readonly string[];
};

/** Videos without files, in two buckets and one series. */
export async function seedVideos(db: Database, videos: readonly SeededVideo[]): Promise<void> {
  await db.transaction('system', async (tx) => {
    await upsertBuckets(tx, [
      { id: 'selling', name: 'Selling' },
      { id: 'markets', name: 'Markets' },
      { id: 'empty', name: 'Nothing yet' },
    ]);
    await upsertSubBuckets(tx, [
      { bucket: 'selling', id: 'sip', name: 'SIP' },
      { bucket: 'selling', id: 'talks', name: 'Client talks' },
    ]);
    await upsertSeries(tx, [{ id: 'start', name: 'Starting out' }]);
    const rows = videos.map(
      ({ said = [], ...given }): NewVideo => ({
        title: `Video ${given.id}`,
        summary: '',
        bucket: 'selling',
        sub_bucket: null,
        series: null,
        series_no: null,
        seconds: 100,
        published_on: '2026-09-01',
        file: `videos/${given.id}/film.webm`,
        media_type: 'video/webm',
        poster: `videos/${given.id}/poster.jpg`,
        poster_type: 'image/jpeg',
        captions: [{ language: 'en', label: 'English', file: `videos/${given.id}/en.vtt` }],
        words: searchable(given.title ?? `Video ${given.id}`, given.summary ?? ''),
        spoken: searchable(...said),
        ...given,
      }),
    );
    await upsertVideos(tx, rows, '2026-09-01T00:00:00Z');
    const lines = videos.flatMap(({ id, said = [] }) =>
      said.map((line, no) => ({
        video: id,
        no,
        from_ms: no * 10_000 + 500,
        to_ms: no * 10_000 + 9000,
        line,
        words: searchable(line),
      })),
    );
    await replaceLines(
      tx,
      videos.map(({ id }) => id),
      lines,
    );
  });
}
