import { paise } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, percentOf } from './amounts.ts';

describe('a gain in per cent', () => {
  it('has two decimals, half a hundredth goes up, a loss has its sign', () => {
    expect(percentOf(paise(25_00n), paise(100_00n))).toBe('25.00');
    expect(percentOf(paise(1n), paise(3n))).toBe('33.33');
    expect(percentOf(paise(-2n), paise(3n))).toBe('-66.67');
    expect(percentOf(paise(-1n), paise(1_000_000n))).toBe('0.00');
    expect(percentOf(paise(5n), paise(0n))).toBeNull();
  });

  it('is what a calculator says', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), amount, (gain, cost) => {
        const said = Number(percentOf(paise(gain), paise(cost)));
        expect(Math.abs(said - (Number(gain) / Number(cost)) * 100)).toBeLessThan(0.00501);
      }),
    );
  });

  it('is taken from exact amounts', () => {
    expect(difference('10000000000000.01', '0.02')).toBe(999_999_999_999_999n);
  });
});
