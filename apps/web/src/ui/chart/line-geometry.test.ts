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

  it('breaks where a value is not known, and fills only what is', () => {
    fc.assert(
      fc.property(anyPoints, fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (points, flags) => {
        const some = points.map(({ day, value }, at) => ({
          day,
          value: flags[at % flags.length] ? value : null,
        }));
        const { ys, line, area } = lineGeometry(some, 700, 184);
        expect(ys.map((y) => y !== null)).toEqual(some.map(({ value }) => value !== null));
        const starts = (at: number) => ys[at] !== null && (at === 0 || ys[at - 1] === null);
        const runs = ys.filter((_, at) => starts(at)).length;
        expect([line.split('M').length - 1, area.split('Z').length - 1]).toEqual([runs, runs]);
        expect(line).not.toContain('NaN');
      }),
    );
  });

  it('has a second line through every point, drawn to the same scale', () => {
    const points = [
      { day: '2026-01-31', value: 120, base: 100 },
      { day: '2026-02-28', value: null, base: 150 },
      { day: '2026-03-31', value: 150, base: 150 },
    ];
    const { ys, baseYs, base, area } = lineGeometry(points, 700, 184);
    expect(base.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
    expect(ys[2]).toBe(baseYs[2]);
    expect(ys[0]).toBeLessThan(baseYs[0] ?? 0);
    // What is filled ends at the second line, not at the foot of the chart.
    expect(area).toContain((baseYs[0] ?? 0).toFixed(1));
  });
});
