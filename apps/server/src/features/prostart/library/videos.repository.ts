import type { Queries } from '../../../db/queries.ts';

export interface VideoRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly bucket: string;
  readonly bucketName: string;
  readonly subBucket: string | null;
  readonly subBucketName: string | null;
  readonly seconds: number;
  readonly publishedOn: string;
  readonly poster: string;
  readonly posterType: string;
  readonly watches: number;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly watchedTo: number;
  readonly isFinished: boolean;
}

export interface FoundRow extends VideoRow {
  readonly saidAtMs: number | null;
  readonly saidLine: string | null;
}

/** Who looks, and on which day: a video is not there before it is published. */
interface Viewer {
  readonly arn: string;
  readonly today: string;
}

const columns = `v.id, v.title, v.summary, v.bucket, b.name as "bucketName", v.sub_bucket as "subBucket",
  s.name as "subBucketName", v.seconds, v.published_on as "publishedOn", v.poster, v.poster_type as "posterType",
  v.watches, v.likes, l.arn is not null as "isLiked", least(coalesce(w.watched_to, 0), v.seconds) as "watchedTo",
  w.finished_at is not null as "isFinished"`;

const around = `join video_bucket b on b.id = v.bucket
  left join video_sub_bucket s on s.bucket = v.bucket and s.id = v.sub_bucket
  left join video_like l on l.arn = $1 and l.video = v.id
  left join video_watched w on w.arn = $1 and w.video = v.id`;
const joined = `video v ${around}`;

/** Watched most since the day `from`, over everybody; the newer first of two that are even. */
export const findTrending = (
  queries: Queries,
  { arn, today }: Viewer,
  { from, limit }: { readonly from: string; readonly limit: number },
): Promise<VideoRow[]> =>
  queries.query<VideoRow>(
    `select ${columns} from (select video, sum(watches) as often from video_day
                              where day between $3 and $2 group by video) recent
       join video v on v.id = recent.video ${around}
      where v.published_on <= $2
      order by recent.often desc, v.published_on desc, v.id limit $4`,
    [arn, today, from, limit],
  );

/** Begun by this person and not finished, the last one first. */
export const findStarted = (queries: Queries, { arn, today }: Viewer, limit: number): Promise<VideoRow[]> =>
  queries.query<VideoRow>(
    `select ${columns} from ${joined}
      where v.published_on <= $2 and w.watched_to > 0 and w.finished_at is null
      order by w.watched_at desc, v.id limit $3`,
    [arn, today, limit],
  );

interface VideoFilter {
  readonly bucket: string | null;
  readonly subBucket: string | null;
  /** In capitals, as `words` and `spoken` have them. */
  readonly words: readonly string[];
}

const allIn = (place: string) =>
  `not exists (select from unnest($5::text[]) word where strpos(${place}, word) = 0)`;
const matching = `v.published_on <= $2 and ($3::text is null or v.bucket = $3)
  and ($4::text is null or v.sub_bucket = $4) and ${allIn("v.words || ' ' || v.spoken")}`;

/** The line with the most of what the title and the summary do not have, and the first of such lines. */
const said = `lateral (
    select from_ms, line from video_line line
     where line.video = v.id
       and exists (select from unnest($5::text[]) word where strpos(v.words, word) = 0 and strpos(line.words, word) > 0)
     order by (select count(*) from unnest($5::text[]) word where strpos(line.words, word) > 0) desc, line.no
     limit 1) said on true`;

/** Those whose title has the words come first, then the newest. */
export const findVideos = (
  queries: Queries,
  { arn, today }: Viewer,
  { bucket, subBucket, words }: VideoFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FoundRow[]> =>
  queries.query<FoundRow>(
    `select ${columns}, said.from_ms as "saidAtMs", said.line as "saidLine" from ${joined} left join ${said}
      where ${matching}
      order by ${allIn('v.words')} desc, v.published_on desc, v.id limit $6 offset $7`,
    [arn, today, bucket, subBucket, words, limit, offset],
  );

export async function countVideos(
  queries: Queries,
  { arn, today }: Viewer,
  { bucket, subBucket, words }: VideoFilter,
): Promise<number> {
  const [row] = await queries.query<{ total: number }>(
    // The first is whose likes and places are shown; a count shows none.
    `select count(*)::int4 as total from video v where $1::text is not null and ${matching}`,
    [arn, today, bucket, subBucket, words],
  );
  return row?.total ?? 0;
}

/** Of one series, in its order. */
export const findSeriesVideos = (
  queries: Queries,
  { arn, today }: Viewer,
  series: string,
): Promise<VideoRow[]> =>
  queries.query<VideoRow>(
    `select ${columns} from ${joined} where v.published_on <= $2 and v.series = $3 order by v.series_no, v.id`,
    [arn, today, series],
  );

export interface CaptionsFile {
  readonly language: string;
  readonly label: string;
  readonly file: string;
}

interface VideoDetailsRow extends VideoRow {
  readonly file: string;
  readonly mediaType: string;
  readonly captions: readonly CaptionsFile[];
  readonly series: string | null;
  readonly seriesName: string | null;
  readonly stars: number | null;
  readonly feedbackWords: string | null;
}

export async function findVideo(
  queries: Queries,
  { arn, today }: Viewer,
  id: string,
): Promise<VideoDetailsRow | null> {
  const rows = await queries.query<VideoDetailsRow>(
    `select ${columns}, v.file, v.media_type as "mediaType", v.captions, v.series, series.name as "seriesName",
            f.stars, f.words as "feedbackWords"
       from ${joined}
       left join video_series series on series.id = v.series
       left join video_feedback f on f.arn = $1 and f.video = v.id
      where v.published_on <= $2 and v.id = $3`,
    [arn, today, id],
  );
  return rows[0] ?? null;
}

interface LineRow {
  readonly fromMs: number;
  readonly toMs: number;
  readonly line: string;
}

export const findLines = (queries: Queries, video: string): Promise<LineRow[]> =>
  queries.query<LineRow>(
    'select from_ms as "fromMs", to_ms as "toMs", line from video_line where video = $1 order by no',
    [video],
  );

interface BucketRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Those that have videos. */
export const findBuckets = (queries: Queries, today: string): Promise<BucketRow[]> =>
  queries.query<BucketRow>(
    `select b.id, b.name, count(*)::int4 as count from video_bucket b
       join video v on v.bucket = b.id and v.published_on <= $1
      group by b.id order by b.no, b.id`,
    [today],
  );

export const findSubBuckets = (queries: Queries, today: string, bucket: string): Promise<BucketRow[]> =>
  queries.query<BucketRow>(
    `select s.id, s.name, count(*)::int4 as count from video_sub_bucket s
       join video v on v.bucket = s.bucket and v.sub_bucket = s.id and v.published_on <= $1
      where s.bucket = $2 group by s.bucket, s.id order by s.no, s.id`,
    [today, bucket],
  );
