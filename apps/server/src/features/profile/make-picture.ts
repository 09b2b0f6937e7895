import { texts } from '@hub/contract';
import { PICTURE_BYTES, PICTURE_PX, SMALLEST_CROP_PX } from '@hub/contract/calls/profile';
import type { Sharp, SharpOptions } from 'sharp';
import { malformed } from '../refusal.ts';
import { turnstile } from './turnstile.ts';

/** A square in pixels of the upright picture. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Beyond any camera's picture that fits 5 MB; a larger claim is refused before a pixel is read. */
const maxPixels = 50_000_000;
/** A picture may take 150 MB and a thread that other calls share, so few are made at once. */
const atWork = turnstile(2);
const readOptions: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 };

const beginsWith = (body: Uint8Array, at: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, i) => body[at + i] === byte);
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** By what the file is, not by what it calls itself: no other reader of the image library ever sees it. */
function kindOf(body: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  if (beginsWith(body, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (beginsWith(body, 0, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (beginsWith(body, 0, ascii('RIFF')) && beginsWith(body, 8, ascii('WEBP'))) return 'webp';
  return null;
}

const notOne = () => malformed({ picture: texts.field.picture });

/** The whole shorter side from the middle, unless the user chose. One pixel over the edge is rounding, not a mistake. */
function squareIn(width: number, height: number, crop: Crop | undefined): Crop {
  if (crop === undefined) {
    const size = Math.min(width, height);
    return { left: Math.floor((width - size) / 2), top: Math.floor((height - size) / 2), size };
  }
  const size = Math.min(crop.size, width - crop.left, height - crop.top);
  if (size < crop.size - 1) throw malformed({ crop: texts.field.invalid });
  return { ...crop, size };
}

/** A decoder's complaint is about the file, whatever it says. */
async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw notOne();
  }
}

/**
 * The picture as everybody sees it: upright, cut square, 512 by 512, WebP in sRGB. Nothing of the original goes
 * along: no place, no time, no camera, no thumbnail. Sharp writes no metadata unless told to.
 */
export async function makePicture(body: Uint8Array, crop?: Crop): Promise<Uint8Array> {
  const kind = body.length <= PICTURE_BYTES ? kindOf(body) : null;
  if (kind === null) throw notOne();
  return atWork(() => draw(body, kind, crop));
}

async function draw(body: Uint8Array, kind: string, crop: Crop | undefined): Promise<Uint8Array> {
  // Its native library takes a moment to load: at the first picture, not at start.
  const { default: sharp } = await import('sharp');
  const read = (): Sharp => sharp(body, readOptions);
  const { format, autoOrient } = await decoded(read().metadata());
  if (format !== kind) throw notOne();
  const { width, height } = autoOrient;
  if (Math.min(width, height) < SMALLEST_CROP_PX) throw malformed({ picture: texts.field.pictureSmall });
  const { left, top, size } = squareIn(width, height, crop);
  return decoded(
    read()
      .autoOrient()
      .extract({ left, top, width: size, height: size })
      .resize(PICTURE_PX, PICTURE_PX)
      // A transparent logo would vanish on a ground of its own colour.
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer(),
  );
}
