import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeriesPoint, thinSeries } from './thin-series.ts';

const series = fc
  .array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 3000 })
  .map((figures) =>
    figures.map((figure, index): SeriesPoint => [`day ${index}`, (figure / 10_000).toFixed(4)]),
  );
const limit = fc.integer({ min: 4, max: 500 });
const numbers = (points: readonly SeriesPoint[]) => points.map(([, figure]) => Number(figure));

describe('a thinned series', () => {
  it('has no more points than wanted, each one of the series and in its order', () => {
    fc.assert(
      fc.property(series, limit, (points, most) => {
        const remaining = thinSeries(points, most);
        expect(remaining.length).toBeLessThanOrEqual(most);
        const places = remaining.map((point) => points.indexOf(point));
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect(places).not.toContain(-1);
      }),
    );
  });

  it('keeps the first, the last, the lowest and the highest', () => {
    fc.assert(
      fc.property(series, limit, (points, most) => {
        const [all, remaining] = [numbers(points), numbers(thinSeries(points, most))];
        expect([remaining[0], remaining.at(-1)]).toEqual([all[0], all.at(-1)]);
        expect([Math.min(...remaining), Math.max(...remaining)]).toEqual([
          Math.min(...all),
          Math.max(...all),
        ]);
      }),
    );
  });

  it('is the series itself when that is short enough', () => {
    fc.assert(
      fc.property(series, (points) => {
        expect(thinSeries(points, points.length)).toEqual(points);
      }),
    );
  });
});
