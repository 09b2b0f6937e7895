import { type Brand, check } from '@hub/contract';
import { searchable } from '../../../calls/search-words.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { Files } from '../../../ports/files/files.ts';
import {
  type NewVideo,
  replaceLines,
  upsertBuckets,
  upsertSeries,
  upsertSubBuckets,
  upsertVideos,
} from './add-videos.repository.ts';
import { type CheckedVideo, checkVideoFiles } from './check-video-files.ts';
import { notifyOfVideos } from './notify-of-videos.ts';
import { type VideoManifest, videoManifest } from './video-manifest.ts';

interface AddedVideos {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
}

interface Library {
  readonly db: Database;
  readonly files: Files;
  readonly now: Temporal.Instant;
  /** Whose distributors hear of what is new in it; null: nobody does. */
  readonly notifies: Brand | null;
}

/** A folder's videos: all that is wrong with them, or what adds them. */
type PreparedVideos =
  | { readonly faults: readonly string[] }
  | {
      readonly ids: readonly string[];
      /** Before the rows that name them. */
      putFiles(files: Files): Promise<void>;
      write(tx: Tx, how: Pick<Library, 'now' | 'notifies'>): Promise<AddedVideos>;
      /** All of it, at once. */
      add(library: Library): Promise<AddedVideos>;
    };

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];

/** What is named must be in the same file, and named once. */
function faultsWithin({ buckets, series = [], items }: VideoManifest): string[] {
  const faults = [
    ...repeated(items.map(({ id }) => id)).map((id) => `${id}: there are two videos of this id`),
    ...repeated(buckets.map(({ id }) => id)).map((id) => `${id}: there are two buckets of this id`),
    ...repeated(series.map(({ id }) => id)).map((id) => `${id}: there are two series of this id`),
    ...buckets.flatMap(({ id, subBuckets = [] }) =>
      repeated(subBuckets.map((sub) => sub.id)).map((sub) => `${id}: there are two sub-buckets ${sub}`),
    ),
  ];
  for (const item of items) {
    const bucket = buckets.find(({ id }) => id === item.bucket);
    if (bucket === undefined) faults.push(`${item.id}: there is no bucket ${item.bucket}`);
    else if (item.subBucket && !bucket.subBuckets?.some(({ id }) => id === item.subBucket)) {
      faults.push(`${item.id}: there is no sub-bucket ${item.subBucket} in ${item.bucket}`);
    }
    if (item.series && !series.some(({ id }) => id === item.series)) {
      faults.push(`${item.id}: there is no series ${item.series}`);
    }
    if ((item.series === undefined) !== (item.part === undefined)) {
      faults.push(`${item.id}: series and part belong together`);
    }
    if (!isDay(item.publishedOn)) faults.push(`${item.id}: ${item.publishedOn} is no day`);
  }
  return faults;
}

const rowOf = ({ item, seconds, file, poster, captions, lines }: CheckedVideo): NewVideo => ({
  id: item.id,
  title: item.title,
  summary: item.summary,
  bucket: item.bucket,
  sub_bucket: item.subBucket ?? null,
  series: item.series ?? null,
  series_no: item.part ?? null,
  seconds,
  published_on: item.publishedOn,
  file: file.name,
  media_type: file.contentType,
  poster: poster.name,
  poster_type: poster.contentType,
  captions: item.captions.map(({ language, label }, no) => ({
    language,
    label,
    file: captions[no]?.name ?? '',
  })),
  words: searchable(item.title, item.summary),
  spoken: searchable(...lines.map(({ line }) => line)),
});

async function write(tx: Tx, manifest: VideoManifest, videos: readonly CheckedVideo[], at: string) {
  const { buckets, series = [] } = manifest;
  await upsertBuckets(tx, buckets);
  await upsertSubBuckets(
    tx,
    buckets.flatMap(({ id, subBuckets = [] }) => subBuckets.map((sub) => ({ ...sub, bucket: id }))),
  );
  await upsertSeries(tx, series);
  const written = await upsertVideos(tx, videos.map(rowOf), at);
  const ids = written.map(({ id }) => id);
  const lines = videos
    .filter(({ item }) => ids.includes(item.id))
    .flatMap(({ item, lines }) =>
      lines.map(({ fromMs, toMs, line }, no) => ({
        video: item.id,
        no,
        from_ms: fromMs,
        to_ms: toMs,
        line,
        words: searchable(line),
      })),
    );
  await replaceLines(tx, ids, lines);
  return written;
}

/** The part `videos` of a folder's manifest, looked at as a whole. Nothing is changed before `add`. */
export async function prepareVideos(folder: string, part: unknown): Promise<PreparedVideos> {
  const read = check(videoManifest, part);
  if (!read.ok) {
    return { faults: Object.entries(read.fields).map(([field, message]) => `videos.${field}: ${message}`) };
  }
  const manifest = read.value;
  const faults = faultsWithin(manifest);
  const videos: CheckedVideo[] = [];
  for (const item of manifest.items) {
    const found = await checkVideoFiles(folder, item);
    if ('video' in found) videos.push(found.video);
    else faults.push(...found.faults);
  }
  if (faults.length > 0) return { faults };
  const putFiles = async (files: Files) => {
    for (const { file, poster, captions } of videos) {
      for (const { name, path, contentType } of [file, poster, ...captions]) {
        // A name says its bytes: what is there is right.
        if ((await files.sizeOf(name)) === null) await files.putFile(name, path, contentType);
      }
    }
  };
  const writeAll = async (tx: Tx, { now, notifies }: Pick<Library, 'now' | 'notifies'>) => {
    const written = await write(tx, manifest, videos, now.toString());
    await notifyOfVideos(tx, { brand: notifies, now });
    const ids = new Set(written.map(({ id }) => id));
    return {
      added: written.filter(({ isNew }) => isNew).map(({ id }) => id),
      changed: written.filter(({ isNew }) => !isNew).map(({ id }) => id),
      same: videos.map(({ item }) => item.id).filter((id) => !ids.has(id)),
    };
  };
  return {
    ids: videos.map(({ item }) => item.id),
    putFiles,
    write: writeAll,
    async add({ db, files, now, notifies }) {
      await putFiles(files);
      return db.transaction('system', (tx) => writeAll(tx, { now, notifies }));
    },
  };
}
