import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, gutterOf, lineGeometry } from './line-geometry.ts';

const anyPoints = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 1e12, noNaN: true })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((some) =>
    [...new Map(some)]
      .sort(([one], [other]) => one - other)
      .map(([days, value]) => ({
        day: new Date(Date.UTC(2015, 0, 1 + days)).toISOString().slice(0, 10),
        value,
      })),
  );

describe('the drawing of a line', () => {
  it('keeps the words beside the lines out of the drawing, however long they are', () => {
    fc.assert(
      fc.property(anyPoints, fc.constantFrom(260, 326, 700, 1200), (points, width) => {
        const tick = (value: number) => `₹${Math.round(value)} Cr`;
        const { left, right, xs, lines } = lineGeometry(points, width, 184, tick);
        expect(left).toBe(gutterOf(lines.map(({ text }) => text)));
        for (const { text } of lines) expect(text.length * 6).toBeLessThanOrEqual(left - GAP);
        for (const x of xs) {
          expect(x).toBeGreaterThanOrEqual(Math.min(left, right));
          expect(x).toBeLessThanOrEqual(Math.max(left, right));
        }
      }),
    );
  });
});
