import { type FontWeight, fontsFor } from './fonts.ts';

/** A line of text as it was drawn: how much of each pixel is covered, 0 to 255, and nothing around it. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  /** Rows of it that stand above the foot of its letters. */
  readonly above: number;
  readonly cover: Uint8Array;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Pango reads markup; a name is never any. */
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** Stands on the foot of the line, far enough before the text that no letter joins it. */
const STANDARD = 'H\u2003';

const learnt = new Set<string>();

/** Fonts are known to the process after they were used once by the name of their file. */
async function learnFonts(text: string, weight: FontWeight): Promise<string> {
  const { default: sharp } = await import('sharp');
  const fonts = fontsFor(text);
  for (const { family, fileOf } of fonts) {
    const fontfile = fileOf(weight);
    if (learnt.has(fontfile)) continue;
    await sharp({ text: { text: 'H', font: family, fontfile } })
      .raw()
      .toBuffer();
    learnt.add(fontfile);
  }
  return fonts.map(({ family }) => family).join(', ');
}

/** A text on one line, shaped by HarfBuzz with the fonts of its letters. */
export async function drawInk(text: string, size: number, weight: FontWeight): Promise<Ink> {
  const { default: sharp } = await import('sharp');
  const families = await learnFonts(text, weight);
  // In 1,024ths of a point, and at 72 dots to the inch a point is a pixel.
  const span = `<span size="${Math.round(size * 1024)}" weight="${weight}">${STANDARD}${escaped(text)}</span>`;
  const { data, info } = await sharp({ text: { text: span, font: families, rgba: true, dpi: 72 } })
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return withoutStandard(data, info.width, info.height);
}

function withoutStandard(data: Uint8Array, width: number, height: number): Ink {
  const hasInk = (x: number): boolean => {
    for (let y = 0; y < height; y++) if (data[y * width + x] !== 0) return true;
    return false;
  };
  let standardEnd = 0;
  while (standardEnd < width && hasInk(standardEnd)) standardEnd++;
  let start = standardEnd;
  while (start < width && !hasInk(start)) start++;
  let foot = height;
  while (foot > 0 && !isInked(data.subarray((foot - 1) * width, (foot - 1) * width + standardEnd))) foot--;
  return cropped(data, { width, height, start, foot });
}

const isInked = (row: Uint8Array): boolean => row.some((cover) => cover !== 0);

interface Crop {
  readonly width: number;
  readonly height: number;
  readonly start: number;
  readonly foot: number;
}

function cropped(data: Uint8Array, { width, height, start, foot }: Crop): Ink {
  const rowOf = (y: number): Uint8Array => data.subarray(y * width + start, (y + 1) * width);
  let [top, bottom] = [0, height];
  while (top < bottom && !isInked(rowOf(top))) top++;
  while (bottom > top && !isInked(rowOf(bottom - 1))) bottom--;
  const cover = new Uint8Array((width - start) * (bottom - top));
  for (let y = top; y < bottom; y++) cover.set(rowOf(y), (y - top) * (width - start));
  return { width: width - start, height: bottom - top, above: foot - top, cover };
}

const MEASURED_AT = 64;
/** Words of layouts come again and again; names seldom do. */
const MOST_WIDTHS = 2000;
const widths = new Map<string, Promise<number>>();

/** How wide it is at size 1. */
export function inkMeasure(weight: FontWeight): (text: string) => Promise<number> {
  return (text) => {
    const key = `${weight} ${text}`;
    const existing =
      widths.get(key) ?? drawInk(text, MEASURED_AT, weight).then((ink) => ink.width / MEASURED_AT);
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, existing);
    return existing;
  };
}
