import { channelsOf } from '@hub/domain/colour/contrast';
import { type FittedText, fitText, plainText } from '../layout/fit-text.ts';
import { drawInk, type Ink, inkMeasure } from '../layout/ink.ts';
import type { TextBox } from '../layout/layout.ts';
import { emptyRaster, type Raster } from '../layout/raster.ts';

/** Small letters are drawn a little wider than large ones: what stands out of its room is fitted into this much of it. */
const SMALLER = 0.97;

/** Half the height of a capital, in sizes: lines are centred by it, so that those of neighbouring boxes stand level. */
export const HALF_CAPITAL = 0.364;

interface Line extends Ink {
  readonly x: number;
  readonly y: number;
}

/** A text in its box: the box as a picture, and nothing outside of it. `isCut` when it had to be shortened. */
export async function drawText(box: TextBox, words: string): Promise<Raster & { readonly isCut: boolean }> {
  const text = plainText(words);
  const raster = emptyRaster(box);
  if (text === '') return { ...raster, isCut: false };
  const room = {
    ...box,
    width: box.width - 2 * box.padding,
    height: box.height - 2 * box.padding,
  };
  const measure = inkMeasure(box.weight);
  let fitted = await fitText(text, room, measure);
  let lines = await placed(fitted, room);
  let share = 1;
  while (!isInside(lines, room) && share > 0.5) {
    share *= SMALLER;
    const less = { ...room, width: room.width * share, height: room.height * share };
    fitted = await fitText(text, less, measure);
    lines = await placed(fitted, room);
  }
  for (const line of lines) paint(raster, line, box);
  return { ...raster, isCut: fitted.isCut };
}

type Room = Pick<TextBox, 'width' | 'height' | 'align' | 'weight'>;

async function placed({ lines, size, lineHeight }: FittedText, room: Room): Promise<Line[]> {
  const inks = await Promise.all(lines.map((line) => drawInk(line, size, room.weight)));
  const firstFoot = (room.height - (inks.length - 1) * lineHeight) / 2 + HALF_CAPITAL * size;
  const tops = inks.map((ink, at) => Math.round(firstFoot + at * lineHeight) - ink.above);
  const shift = intoRoom(
    Math.min(...tops),
    Math.max(...tops.map((top, at) => top + (inks[at]?.height ?? 0))),
    room.height,
  );
  return inks.map((ink, at) => ({
    ...ink,
    x: startOf(room.align, room.width - ink.width),
    y: (tops[at] ?? 0) + shift,
  }));
}

export function startOf(align: TextBox['align'], free: number): number {
  if (align === 'left') return 0;
  return align === 'right' ? free : Math.floor(free / 2);
}

/** How far down what reaches from `top` to `bottom` must go to stand within the height. */
function intoRoom(top: number, bottom: number, height: number): number {
  if (top < 0) return -top;
  return bottom > height ? Math.max(-top, height - bottom) : 0;
}

const isInside = (lines: readonly Line[], { width, height }: Room): boolean =>
  lines.every((line) => line.x >= 0 && line.width <= width && line.y >= 0 && line.y + line.height <= height);

/** What still stands outside is left away: a box never changes what is around it. */
function paint(raster: Raster, line: Line, { colour, background, padding }: TextBox): void {
  const [ink, ground] = [channelsOf(colour), channelsOf(background ?? colour)];
  for (let y = 0; y < line.height; y++) {
    for (let x = 0; x < line.width; x++) {
      const cover = line.cover[y * line.width + x] ?? 0;
      const left = line.x + x + padding;
      const top = line.y + y + padding;
      if (cover === 0 || left < 0 || left >= raster.width || top < 0 || top >= raster.height) continue;
      const at = (top * raster.width + left) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (ink[channel] ?? 0) * cover + (ground[channel] ?? 0) * (255 - cover);
        raster.data[at + channel] = Math.round(mixed / 255);
      }
      raster.data[at + 3] = background === undefined ? Math.max(cover, raster.data[at + 3] ?? 0) : 255;
    }
  }
}
