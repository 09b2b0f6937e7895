import type { Tx } from '../../../db/database.ts';
import type { CaptionsFile } from '../library/videos.repository.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** New ones stand behind those that are there, in the order given. */
export async function upsertBuckets(tx: Tx, buckets: readonly Named[]): Promise<void> {
  await tx.query(
    `insert into video_bucket (id, name, no)
     select one ->> 'id', one ->> 'name', (select coalesce(max(no), 0) from video_bucket) + at
       from jsonb_array_elements($1::jsonb) with ordinality given(one, at)
     on conflict (id) do update set name = excluded.name`,
    [JSON.stringify(buckets)],
  );
}

export async function upsertSubBuckets(
  tx: Tx,
  subBuckets: readonly (Named & { readonly bucket: string })[],
): Promise<void> {
  await tx.query(
    `insert into video_sub_bucket (bucket, id, name, no)
     select one ->> 'bucket', one ->> 'id', one ->> 'name', (select coalesce(max(no), 0) from video_sub_bucket) + at
       from jsonb_array_elements($1::jsonb) with ordinality given(one, at)
     on conflict (bucket, id) do update set name = excluded.name`,
    [JSON.stringify(subBuckets)],
  );
}

export async function upsertSeries(tx: Tx, series: readonly Named[]): Promise<void> {
  await tx.query(
    `insert into video_series (id, name)
     select id, name from jsonb_to_recordset($1::jsonb) given(id text, name text)
     on conflict (id) do update set name = excluded.name`,
    [JSON.stringify(series)],
  );
}

export interface NewVideo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly bucket: string;
  readonly sub_bucket: string | null;
  readonly series: string | null;
  readonly series_no: number | null;
  readonly seconds: number;
  readonly published_on: string;
  readonly file: string;
  readonly media_type: string;
  readonly poster: string;
  readonly poster_type: string;
  readonly captions: readonly CaptionsFile[];
  readonly words: string;
  readonly spoken: string;
}

const columns = [
  ...[
    'id',
    'title',
    'summary',
    'bucket',
    'sub_bucket',
    'series',
    'series_no',
    'seconds',
    'published_on',
    'file',
  ],
  ...['media_type', 'poster', 'poster_type', 'captions', 'words', 'spoken'],
];
const row = (of: string) => columns.map((name) => `${of}.${name}`).join(', ');

/** Those that are new or were changed; what is the same again is left alone. Counts stay. */
export const upsertVideos = (
  tx: Tx,
  videos: readonly NewVideo[],
  at: string,
): Promise<{ readonly id: string; readonly isNew: boolean }[]> =>
  tx.query(
    `insert into video (${columns.join(', ')}, added_at)
     select ${row('given')}, $2
       from jsonb_to_recordset($1::jsonb) given(id text, title text, summary text, bucket text, sub_bucket text,
              series text, series_no int, seconds int, published_on date, file text, media_type text, poster text,
              poster_type text, captions jsonb, words text, spoken text)
     on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
      where (${row('video')}) is distinct from (${row('excluded')})
     returning id, xmax = 0 as "isNew"`,
    [JSON.stringify(videos), at],
  );

/** Those that are shown by that day and were not told of before. From now on they were. */
export const takeUntold = (
  tx: Tx,
  day: string,
  at: string,
): Promise<{ readonly id: string; readonly title: string }[]> =>
  tx.query(
    `with told as (update video set told_at = $2 where told_at is null and published_on <= $1 returning id, title)
     select id, title from told order by id`,
    [day, at],
  );

interface NewLine {
  readonly video: string;
  readonly no: number;
  readonly from_ms: number;
  readonly to_ms: number;
  readonly line: string;
  readonly words: string;
}

/** All lines of these videos anew. */
export async function replaceLines(
  tx: Tx,
  videos: readonly string[],
  lines: readonly NewLine[],
): Promise<void> {
  await tx.query('delete from video_line where video = any($1)', [videos]);
  await tx.query(
    `insert into video_line (video, no, from_ms, to_ms, line, words)
     select video, no, from_ms, to_ms, line, words
       from jsonb_to_recordset($1::jsonb)
            given(video text, no int, from_ms int, to_ms int, line text, words text)`,
    [JSON.stringify(lines)],
  );
}
