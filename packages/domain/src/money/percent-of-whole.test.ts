import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfRate, percentOfWhole } from './percent-of-whole.ts';

describe('a part in per cent of a whole', () => {
  it.each([
    [500n, 10_000n, 500n],
    [-500n, 10_000n, -500n],
    [1n, 30_000n, 0n],
    [2n, 30_000n, 1n],
    [-1n, 20_000n, -1n],
    [10_000n, 1n, 100_000_000n],
    [25_00n, 100_00n, 2_500n],
    [1n, 3n, 3_333n],
    [-2n, 3n, -6_667n],
    [-1n, 1_000_000n, 0n],
    [5n, 0n, null],
    [0n, 0n, null],
    [5n, -100n, null],
  ])('%s of %s is %s basis points', (part, whole, percent) => {
    expect(percentOfWhole(part, whole)).toBe(percent);
  });

  it('is what a calculator says', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), amount, (gain, cost) => {
        const said = Number(percentOfWhole(gain, cost)) / 100;
        expect(Math.abs(said - (Number(gain) / Number(cost)) * 100)).toBeLessThan(0.00501);
      }),
    );
  });
});

describe('a rate in per cent', () => {
  it.each([
    [0.1234, 1_234n],
    [-0.0042, -42n],
    [-0.000001, 0n],
    [1000, 10_000_000n],
  ])('%s is %s basis points', (rate, percent) => {
    expect(percentOfRate(rate)).toBe(percent);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is never made of %s', (rate) => {
    expect(() => percentOfRate(rate)).toThrow(RangeError);
  });
});
