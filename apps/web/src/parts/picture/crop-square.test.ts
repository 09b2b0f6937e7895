import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestZoom, middleSquare, SMALLEST_PX, squareOfShares, wholePixels } from './crop-square.ts';

const landscape = { width: 1600, height: 1200 };
const side = fc.integer({ min: SMALLEST_PX, max: 2048 });
const share = fc.double({ min: -1, max: 101, noNaN: true });

describe('the square of a picture', () => {
  it('begins as all of the shorter side, from the middle', () => {
    expect(middleSquare(landscape)).toEqual({ left: 200, top: 0, size: 1200 });
    expect(middleSquare({ width: 300, height: 900 })).toEqual({ left: 0, top: 300, size: 300 });
  });

  it('is told in shares of the picture', () => {
    expect(squareOfShares({ x: 12.5, y: 50, width: 25 }, landscape)).toEqual({
      left: 200,
      top: 600,
      size: 400,
    });
  });

  it('can be zoomed to the smallest one the server takes, and never further than one sees a face', () => {
    expect(closestZoom({ width: 64, height: 500 })).toBe(1);
    expect(closestZoom({ width: 128, height: 500 })).toBe(2);
    expect(closestZoom(landscape)).toBe(6);
  });

  it('lies inside the picture in whole pixels and is never too small, whatever is chosen', () => {
    fc.assert(
      fc.property(side, side, share, share, share, (width, height, x, y, wide) => {
        const picture = { width, height };
        const { left, top, size } = wholePixels(squareOfShares({ x, y, width: wide }, picture), picture);
        expect([left, top, size].every((edge) => Number.isInteger(edge) && edge >= 0)).toBe(true);
        expect(size).toBeGreaterThanOrEqual(SMALLEST_PX);
        expect(left + size).toBeLessThanOrEqual(width);
        expect(top + size).toBeLessThanOrEqual(height);
      }),
    );
  });
});
