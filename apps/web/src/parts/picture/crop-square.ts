/** A square cut out of a picture, in the picture's own pixels; fractions are kept until it is sent. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Less than this is no picture of anybody. */
export const SMALLEST_PX = 64;
/** Closer than this one sees pixels, not a face. */
const CLOSEST = 6;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

const widestSquare = ({ width, height }: PictureSize): number => Math.min(width, height);

/** How far one may zoom in: never below the smallest square the server takes. */
export const closestZoom = (picture: PictureSize): number =>
  between(1, widestSquare(picture) / SMALLEST_PX, CLOSEST);

/** Where a crop begins: all of the shorter side, from the middle. */
export function middleSquare(picture: PictureSize): Square {
  const size = widestSquare(picture);
  return { left: (picture.width - size) / 2, top: (picture.height - size) / 2, size };
}

/** A part of a picture in per cent of its width and height. */
interface Shares {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const squareOfShares = ({ x, y, width }: Shares, picture: PictureSize): Square => ({
  left: (x / 100) * picture.width,
  top: (y / 100) * picture.height,
  size: (width / 100) * picture.width,
});

/** Whole pixels that lie inside the picture, as the server wants them. */
export function wholePixels(square: Square, picture: PictureSize): Square {
  const size = between(SMALLEST_PX, Math.round(square.size), widestSquare(picture));
  return {
    left: between(0, Math.round(square.left), picture.width - size),
    top: between(0, Math.round(square.top), picture.height - size),
    size,
  };
}
