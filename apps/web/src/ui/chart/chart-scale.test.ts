import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayCount, dayTicks, decimalsOf, nearest, niceTicks } from './chart-scale.ts';

describe('the lines of a chart', () => {
  it('stand at round numbers inside what is shown', () => {
    expect(niceTicks(48.2, 53.9, 4)).toEqual([50, 52]);
    expect(niceTicks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(niceTicks(10.01, 10.04, 3)).toEqual([10.01, 10.02, 10.03, 10.04]);
    expect(niceTicks(7, 7, 4)).toEqual([7]);
  });

  it('are ascending, inside, and few', () => {
    const value = fc.integer({ min: 1, max: 10 ** 10 }).map((count) => count / 10_000);
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 8 }), (one, other, wanted) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = niceTicks(low, high, wanted);
        expect(ticks.length).toBeLessThanOrEqual(wanted + 2);
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(low - (high - low) * 1e-6);
          expect(tick).toBeLessThanOrEqual(high + (high - low) * 1e-6);
        }
      }),
    );
  });

  it('have the decimals that tell them apart', () => {
    expect(decimalsOf([50, 52])).toBe(0);
    expect(decimalsOf([10.5, 11])).toBe(1);
    expect(decimalsOf([10.01, 10.02])).toBe(2);
  });
});

describe('the days under a chart', () => {
  const texts = (first: string, last: string, most: number) =>
    dayTicks(dayCount(first), dayCount(last), most).map(({ text }) => text);

  it('are days for a month, months for a year, years beyond', () => {
    expect(texts('2026-10-13', '2026-11-13', 5)).toEqual(['16 Oct', '23 Oct', '30 Oct', '6 Nov', '13 Nov']);
    expect(texts('2025-11-13', '2026-11-13', 6)).toEqual([
      'Jan 26',
      'Mar 26',
      'May 26',
      'Jul 26',
      'Sep 26',
      'Nov 26',
    ]);
    expect(texts('2021-11-12', '2026-11-13', 6)).toEqual(['2022', '2023', '2024', '2025', '2026']);
  });

  it('are inside what is shown and no more than fit', () => {
    const day = fc.integer({ min: 10_000, max: 25_000 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 3, max: 8 }),
        (first, span, most) => {
          const ticks = dayTicks(first, first + span, most);
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          for (const tick of ticks) expect(tick.day >= first && tick.day <= first + span).toBe(true);
        },
      ),
    );
  });
});

describe('the nearest point', () => {
  it('is nearer than all others', () => {
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 5000 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.integer({ min: -100, max: 5100 }), (unsorted, wanted) => {
        const sorted = unsorted.sort((one, other) => one - other);
        const found = sorted[nearest(sorted, wanted)] ?? Number.NaN;
        expect(Math.abs(found - wanted)).toBe(Math.min(...sorted.map((one) => Math.abs(one - wanted))));
      }),
    );
  });
});
