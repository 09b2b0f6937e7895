import type { Sharp } from 'sharp';
import { turnstile } from './turnstile.ts';

type PictureKind = 'jpeg' | 'png' | 'webp';

/** A picture of a user may take 150 MB and a thread that other calls share, so few are read at once. */
export const pictureTurn = turnstile(2);

/** Beyond any camera's picture of a few megabytes; a larger claim is refused before a pixel is read. */
export const MOST_PIXELS = 50_000_000;

const startsWith = (body: Uint8Array, at: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, i) => body[at + i] === byte);
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** By what the file is, not by what it calls itself: no other reader of the image library ever sees it. */
export function pictureKind(body: Uint8Array): PictureKind | null {
  if (startsWith(body, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(body, 0, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(body, 0, ascii('RIFF')) && startsWith(body, 8, ascii('WEBP'))) return 'webp';
  return null;
}

interface OpenPicture {
  /** Upright. */
  readonly width: number;
  readonly height: number;
  /** Its first frame, upright; no more than `maxPixels` are read. */
  readonly read: (maxPixels: number) => Sharp;
}

/** What its head says, before a pixel is read; null when it is no picture of this kind. */
export async function openPicture(body: Uint8Array, kind: PictureKind): Promise<OpenPicture | null> {
  // Its native library takes a moment to load: at the first picture, not at start.
  const { default: sharp } = await import('sharp');
  const options = { failOn: 'error', pages: 1 } as const;
  const head = await decoded(sharp(body, { ...options, limitInputPixels: false }).metadata());
  if (head === null || head.format !== kind) return null;
  return {
    ...head.autoOrient,
    read: (limitInputPixels) => sharp(body, { ...options, limitInputPixels }).autoOrient(),
  };
}

/** A decoder's complaint is about the file, whatever it says: null. */
export async function decoded<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch {
    return null;
  }
}
