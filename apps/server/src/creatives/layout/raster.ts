import { channelsOf } from '@hub/domain/colour/contrast';

/** Pixels in rows, four bytes each: red, green, blue and how opaque. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly background?: string | undefined;
}

/** Painted with its background, or transparent. */
export function emptyRaster({ width, height, background }: Ground): Raster {
  const data = new Uint8Array(width * height * 4);
  if (background !== undefined) {
    const pixel = new Uint8Array([...channelsOf(background), 255]);
    new Uint32Array(data.buffer).fill(new Uint32Array(pixel.buffer)[0] ?? 0);
  }
  return { width, height, data };
}
