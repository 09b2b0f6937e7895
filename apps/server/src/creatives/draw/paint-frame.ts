import type { Raster } from '../layout/raster.ts';
import type { Layer } from './draw-layers.ts';

/** A frame of a GIF has 256 colours; the writer keeps one for itself and one for what shows through. */
const COLOURS = 254;
/** When there are more new colours than places, they are first put together by the upper bits of each channel. */
const COARSE = 0xf8f8f8;

/**
 * Puts the layers on a frame of a GIF. The colours outside of them come first: what is new in a box gets the places
 * that are left, the most used first, and else the nearest colour there is, so no approved pixel ever changes.
 */
export function paintFrame(frame: Raster, layers: readonly Layer[]): void {
  const palette = coloursAround(frame, layers);
  const counts = new Map<number, number>();
  for (const layer of layers) {
    eachPixel(frame, layer, (at, over) => {
      blend(frame.data, at, layer.input, over);
      const colour = colourAt(frame.data, at);
      if (colour !== null && !palette.has(colour)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    });
  }
  const chosen = placesFor(counts, palette);
  for (const layer of layers) {
    eachPixel(frame, layer, (at) => {
      const instead = chosen.get(colourAt(frame.data, at) ?? -1);
      if (instead !== undefined) setColour(frame.data, at, instead);
    });
  }
}

/** The pixels of a layer: where they stand in the frame and where in the layer. */
function eachPixel(
  { width }: Raster,
  { raw, left, top }: Layer,
  visit: (at: number, over: number) => void,
): void {
  for (let y = 0; y < raw.height; y++) {
    for (let x = 0; x < raw.width; x++) {
      visit(((top + y) * width + left + x) * 4, (y * raw.width + x) * 4);
    }
  }
}

/** Null where the frame is transparent. */
const colourAt = (data: Uint8Array, at: number): number | null =>
  (data[at + 3] ?? 0) === 0
    ? null
    : ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

function setColour(data: Uint8Array, at: number, colour: number): void {
  data[at] = colour >> 16;
  data[at + 1] = (colour >> 8) & 255;
  data[at + 2] = colour & 255;
}

/** A GIF's pixel is there or not. */
function blend(data: Uint8Array, at: number, layer: Uint8Array, over: number): void {
  const cover = layer[over + 3] ?? 0;
  const isEmpty = data[at + 3] === 0;
  if (cover === 0 || (isEmpty && cover < 128)) return;
  const share = isEmpty ? 255 : cover;
  for (let channel = 0; channel < 3; channel++) {
    const mixed = (layer[over + channel] ?? 0) * share + (data[at + channel] ?? 0) * (255 - share);
    data[at + channel] = Math.round(mixed / 255);
  }
  data[at + 3] = 255;
}

function coloursAround(frame: Raster, layers: readonly Layer[]): Set<number> {
  const colours = new Set<number>();
  for (let y = 0; y < frame.height; y++) {
    const across = layers.filter(({ top, raw }) => y >= top && y < top + raw.height);
    for (let x = 0; x < frame.width; x++) {
      const cover = across.find(({ left, raw }) => x >= left && x < left + raw.width);
      if (cover !== undefined) {
        x = cover.left + cover.raw.width - 1;
        continue;
      }
      const colour = colourAt(frame.data, (y * frame.width + x) * 4);
      if (colour !== null) colours.add(colour);
    }
  }
  return colours;
}

/** For each new colour the one that is shown; it adds to the palette those that get a place in it. */
function placesFor(counts: ReadonlyMap<number, number>, palette: Set<number>): Map<number, number> {
  const free = Math.max(0, COLOURS - palette.size);
  if (counts.size <= free) return new Map();
  const coarse = new Map<number, { colour: number; count: number; most: number }>();
  for (const [colour, count] of counts) {
    const group = coarse.get(colour & COARSE) ?? { colour, count: 0, most: 0 };
    const isMost = count > group.most;
    coarse.set(colour & COARSE, {
      colour: isMost ? colour : group.colour,
      count: group.count + count,
      most: isMost ? count : group.most,
    });
  }
  const wanted = [...coarse.values()].sort((one, other) => other.count - one.count);
  const shown = [...palette, ...wanted.slice(0, free).map(({ colour }) => colour)];
  return new Map(Array.from(counts.keys(), (colour) => [colour, nearest(colour, shown)]));
}

function nearest(colour: number, palette: readonly number[]): number {
  let [best, least] = [colour, Number.POSITIVE_INFINITY];
  for (const other of palette) {
    const red = (colour >> 16) - (other >> 16);
    const green = ((colour >> 8) & 255) - ((other >> 8) & 255);
    const blue = (colour & 255) - (other & 255);
    // The eye is keenest on green.
    const distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}
