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
    const pixel = [...channelsOf(background), 255];
    for (let at = 0; at < data.length; at += 4) data.set(pixel, at);
  }
  return { width, height, data };
}
