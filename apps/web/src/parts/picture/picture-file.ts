import { texts } from '@hub/contract';
import { type PictureSize, SMALLEST_PX } from './crop-square.ts';

/** What is sent may be this large; a larger photo is made smaller here, before it travels. */
const LARGEST_BYTES = 5 * 1024 * 1024;
const LONGEST_SIDE_PX = 2048;
/** Beyond this no camera goes; opening it could take the page down. */
const HOPELESS_BYTES = 40 * 1024 * 1024;
const HOPELESS_PIXELS = 120_000_000;
const JPEG_QUALITY = 0.9;

const heicText =
  'This is a HEIC photo, which only some devices can open. Save or export it as JPEG and choose that.';

/** A picture that cannot be used, with the words for whoever chose it. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

export interface OpenPicture extends PictureSize {
  /** Upright, and never larger than may be sent. */
  readonly file: Blob;
  readonly fileName: string;
  /** To show it. `release` gives its memory back. */
  readonly url: string;
  release(): void;
}

type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** What a file is by its first bytes: its name and type are only what somebody called it. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^(?:he[ivm]|mif1|msf1)/.test(text.slice(8))) return 'heic';
  return null;
}

async function load(file: Blob): Promise<{ image: HTMLImageElement; url: string }> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { image, url };
  } catch {
    URL.revokeObjectURL(url);
    throw new PictureError(texts.field.picture);
  }
}

/** Drawing turns the photo upright and leaves behind where and when it was taken. */
async function smaller(image: HTMLImageElement): Promise<{ file: Blob } & PictureSize> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError(texts.field.picture);
  context.fillStyle = 'white'; // a JPEG has no see-through parts
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { width, height } = canvas;
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  canvas.width = 0; // some phones keep a canvas's memory for long
  if (!file) throw new PictureError(texts.field.picture);
  return { file, width, height };
}

/** Opens what somebody chose. Rejects with PictureError, whose message says what to choose instead. */
export async function openPicture(chosen: File, mostBytes = LARGEST_BYTES): Promise<OpenPicture> {
  const kind = pictureKindOf(new Uint8Array(await chosen.slice(0, 12).arrayBuffer()));
  if (kind === 'heic') throw new PictureError(heicText);
  if (kind === null || chosen.size > HOPELESS_BYTES) throw new PictureError(texts.field.picture);
  const file = new Blob([chosen], { type: `image/${kind}` });
  const { image, url } = await load(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  const open = (shown: { file: Blob; url: string; fileName: string } & PictureSize): OpenPicture => ({
    ...shown,
    release: () => URL.revokeObjectURL(shown.url),
  });
  try {
    if (Math.min(width, height) < SMALLEST_PX) throw new PictureError(texts.field.pictureSmall);
    if (width * height > HOPELESS_PIXELS) throw new PictureError(texts.field.picture);
    if (Math.max(width, height) <= LONGEST_SIDE_PX && file.size <= mostBytes) {
      return open({ file, url, width, height, fileName: `picture.${kind}` });
    }
    const less = await smaller(image);
    if (Math.min(less.width, less.height) < SMALLEST_PX) throw new PictureError(texts.field.pictureSmall);
    URL.revokeObjectURL(url);
    return open({ ...less, url: URL.createObjectURL(less.file), fileName: 'picture.jpeg' });
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
