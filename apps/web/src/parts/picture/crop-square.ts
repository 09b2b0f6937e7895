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

export const widestSquare = ({ width, height }: PictureSize): number => Math.min(width, height);

/** How far one may zoom in: never below the smallest square the server takes. */
export const closestZoom = (picture: PictureSize): number =>
  between(1, widestSquare(picture) / SMALLEST_PX, CLOSEST);

export const zoomOf = (square: Square, picture: PictureSize): number => widestSquare(picture) / square.size;

function inside(square: Square, picture: PictureSize): Square {
  const widest = widestSquare(picture);
  const size = between(widest / closestZoom(picture), square.size, widest);
  return {
    left: between(0, square.left, picture.width - size),
    top: between(0, square.top, picture.height - size),
    size,
  };
}

/** Where a crop begins: all of the shorter side, from the middle. */
export function middleSquare(picture: PictureSize): Square {
  const size = widestSquare(picture);
  return { left: (picture.width - size) / 2, top: (picture.height - size) / 2, size };
}

export function moveSquare(square: Square, byX: number, byY: number, picture: PictureSize): Square {
  return inside({ ...square, left: square.left + byX, top: square.top + byY }, picture);
}

/** A point of the square that stays where it is while zooming: 0 to 1 from its left and top edge. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

export function zoomSquare(
  square: Square,
  zoom: number,
  picture: PictureSize,
  anchor: Anchor = { x: 0.5, y: 0.5 },
): Square {
  const widest = widestSquare(picture);
  const size = widest / between(1, zoom, closestZoom(picture));
  return inside(
    {
      left: square.left + (square.size - size) * anchor.x,
      top: square.top + (square.size - size) * anchor.y,
      size,
    },
    picture,
  );
}

/** Whole pixels that lie inside the picture, as the server wants them. */
export function wholePixels(square: Square, picture: PictureSize): Square {
  const size = Math.min(Math.round(square.size), Math.floor(widestSquare(picture)));
  return {
    left: between(0, Math.round(square.left), picture.width - size),
    top: between(0, Math.round(square.top), picture.height - size),
    size,
  };
}
