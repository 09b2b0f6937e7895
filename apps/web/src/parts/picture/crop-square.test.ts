import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closestZoom,
  middleSquare,
  moveSquare,
  SMALLEST_PX,
  wholePixels,
  zoomOf,
  zoomSquare,
} from './crop-square.ts';

const landscape = { width: 1600, height: 1200 };
const pictures = fc.record({
  width: fc.integer({ min: SMALLEST_PX, max: 2048 }),
  height: fc.integer({ min: SMALLEST_PX, max: 2048 }),
});
const moves = fc.array(
  fc.oneof(
    fc.record({
      x: fc.double({ min: -3000, max: 3000, noNaN: true }),
      y: fc.integer({ min: -3000, max: 3000 }),
    }),
    fc.record({ zoom: fc.double({ min: -2, max: 40, noNaN: true }) }),
  ),
);

describe('the square of a picture', () => {
  it('begins as all of the shorter side, from the middle', () => {
    expect(middleSquare(landscape)).toEqual({ left: 200, top: 0, size: 1200 });
    expect(middleSquare({ width: 300, height: 900 })).toEqual({ left: 0, top: 300, size: 300 });
  });

  it('stops at the edges when moved', () => {
    expect(moveSquare(middleSquare(landscape), 5000, -40, landscape)).toEqual({
      left: 400,
      top: 0,
      size: 1200,
    });
  });

  it('zooms about its middle, and about the point it is told to', () => {
    expect(zoomSquare(middleSquare(landscape), 2, landscape)).toEqual({ left: 500, top: 300, size: 600 });
    expect(zoomSquare(middleSquare(landscape), 2, landscape, { x: 0, y: 1 })).toEqual({
      left: 200,
      top: 600,
      size: 600,
    });
  });

  it('cannot be zoomed where the picture is as small as it may be', () => {
    expect(closestZoom({ width: 64, height: 500 })).toBe(1);
  });

  it('lies inside the picture in whole pixels and is never too small, whatever one does to it', () => {
    fc.assert(
      fc.property(pictures, moves, (picture, all) => {
        let square = middleSquare(picture);
        for (const move of all) {
          square =
            'zoom' in move
              ? zoomSquare(square, move.zoom, picture)
              : moveSquare(square, move.x, move.y, picture);
          expect(zoomOf(square, picture)).toBeGreaterThanOrEqual(1 - 1e-9);
        }
        const { left, top, size } = wholePixels(square, picture);
        expect([left, top, size].every((edge) => Number.isInteger(edge) && edge >= 0)).toBe(true);
        expect(size).toBeGreaterThanOrEqual(SMALLEST_PX);
        expect(left + size).toBeLessThanOrEqual(picture.width);
        expect(top + size).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});
