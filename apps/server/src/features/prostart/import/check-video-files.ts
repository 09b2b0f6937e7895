import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, open, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { probeVideo, videoKind } from '../../../creatives/video/probe-video.ts';
import { documentKind } from '../../../ports/files/document-kind.ts';
import { checkFileName } from '../../../ports/files/file-name.ts';
import { type CaptionLine, readCaptions } from './read-captions.ts';
import type { VideoItem } from './video-manifest.ts';

/** A file that was found to be what its name says. */
interface CheckedFile {
  readonly path: string;
  /** In the files port: other bytes have another name, so that what a browser kept is never wrong. */
  readonly name: string;
  readonly contentType: string;
}

export interface CheckedVideo {
  readonly item: VideoItem;
  readonly seconds: number;
  readonly file: CheckedFile;
  readonly poster: CheckedFile;
  readonly captions: readonly CheckedFile[];
  readonly lines: readonly CaptionLine[];
}

const MEGABYTE = 1024 * 1024;
const LONGEST_HOURS = 4;
const limits = { video: 2048 * MEGABYTE, poster: 5 * MEGABYTE, captions: MEGABYTE } as const;
const endings: Readonly<Record<string, readonly string[]>> = {
  'video/mp4': ['.mp4', '.m4v'],
  'video/webm': ['.webm'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'text/vtt': ['.vtt'],
};

class VideoFault extends Error {}

async function pathIn(folder: string, file: string, largest: number): Promise<string> {
  const path = join(folder, checkFileName(file));
  const found = await lstat(path).catch(() => null);
  if (found?.isFile() !== true) throw new VideoFault('there is no such file');
  if (found.size > largest) throw new VideoFault(`it has more than ${largest / MEGABYTE} MB`);
  return path;
}

async function checked(id: string, path: string, contentType: string | undefined): Promise<CheckedFile> {
  const ending = extname(path).toLowerCase();
  if (contentType === undefined || endings[contentType]?.includes(ending) !== true) {
    throw new VideoFault('it is not what its name says');
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, name: `videos/${id}/${hash.digest('hex').slice(0, 32)}${ending}`, contentType };
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function checkVideo(id: string, path: string): Promise<{ file: CheckedFile; lengthMs: number }> {
  const kind = videoKind(await firstBytes(path));
  const file = await checked(id, path, kind?.type);
  const facts = kind && (await probeVideo(path, kind));
  if (facts === null) throw new VideoFault('it cannot be played');
  if (facts.seconds < 1 || facts.seconds > LONGEST_HOURS * 3600) {
    throw new VideoFault(`a video has from 1 second to ${LONGEST_HOURS} hours`);
  }
  return { file, lengthMs: Math.round(facts.seconds * 1000) };
}

async function checkPoster(id: string, path: string): Promise<CheckedFile> {
  const body = await readFile(path);
  const kind = documentKind(body);
  const poster = await checked(id, path, kind?.type === 'pdf' ? undefined : kind?.contentType);
  const isWhole = await sharp(body)
    .stats()
    .then(
      () => true,
      () => false,
    );
  if (!isWhole) throw new VideoFault('the picture is damaged');
  return poster;
}

async function checkCaptions(id: string, path: string, lengthMs: number) {
  const body = await readFile(path);
  const read = readCaptions(body.toString('utf8'), lengthMs);
  if ('fault' in read) throw new VideoFault(read.fault);
  return { file: await checked(id, path, 'text/vtt'), lines: read.lines };
}

/** Everything that is wrong with the files of one video is said, and nothing else is done. */
export async function checkVideoFiles(
  folder: string,
  item: VideoItem,
): Promise<{ readonly video: CheckedVideo } | { readonly faults: readonly string[] }> {
  const { id } = item;
  const faults: string[] = [];
  const tried = async <T>(file: string, largest: number, work: (path: string) => Promise<T>) => {
    try {
      return await work(await pathIn(folder, file, largest));
    } catch (error) {
      faults.push(`${id}: ${file}: ${(error as Error).message}`);
      return null;
    }
  };
  const film = await tried(item.file, limits.video, (path) => checkVideo(id, path));
  const poster = await tried(item.poster, limits.poster, (path) => checkPoster(id, path));
  const captions = [];
  for (const { file } of item.captions) {
    // The last moment is rounded in some files.
    const lengthMs = film === null ? Number.POSITIVE_INFINITY : film.lengthMs + 100;
    captions.push(await tried(file, limits.captions, (path) => checkCaptions(id, path, lengthMs)));
  }
  const whole = captions.filter((one) => one !== null);
  if (film === null || poster === null || faults.length > 0) return { faults };
  return {
    video: {
      item,
      seconds: Math.max(1, Math.floor(film.lengthMs / 1000)),
      file: film.file,
      poster,
      captions: whole.map(({ file }) => file),
      lines: whole[0]?.lines ?? [],
    },
  };
}
