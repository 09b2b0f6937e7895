import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hundredths, paiseOf, percentOf, rupees } from './rupees.ts';

describe('exact rupees', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (paise) => {
        expect(paiseOf(hundredths(paise))).toBe(paise);
      }),
    );
  });

  it.each([
    ['0', '0.00'],
    ['12.3', '12.30'],
    ['12.345', '12.35'],
    ['12.3449999', '12.34'],
    ['0.995', '1.00'],
    ['-0.005', '-0.01'],
    ['99999999999999999999.9950000', '100000000000000000000.00'],
  ])('%s is shown as %s', (text, shown) => {
    expect(rupees(text)).toBe(shown);
  });
});

describe('a change in per cent', () => {
  it.each([
    [500n, 10_000n, '5.00'],
    [-500n, 10_000n, '-5.00'],
    [1n, 30_000n, '0.00'],
    [2n, 30_000n, '0.01'],
    [10_000n, 1n, '1000000.00'],
    [5n, 0n, null],
    [0n, 0n, null],
  ])('of %s paise on %s is %s', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });
});
