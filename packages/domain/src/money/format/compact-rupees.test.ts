import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../scaled.ts';
import { compactRupees } from './compact-rupees.ts';

const compact = (rupees: bigint) => compactRupees(paise(rupees * 100n));

describe('a compact amount', () => {
  it.each([
    [0n, '₹0'],
    [850n, '₹850'],
    [999n, '₹999'],
    [1_000n, '₹1,000'],
    [3_000n, '₹3,000'],
    [12_500n, '₹12,500'],
    [86_540n, '₹86,540'],
    [99_999n, '₹99,999'],
    [1_00_000n, '₹1.00 L'],
    [3_40_000n, '₹3.40 L'],
    [18_40_000n, '₹18.40 L'],
    [1_12_00_000n, '₹1.12 Cr'],
    [48_62_00_000n, '₹48.62 Cr'],
    [12_345_67_00_000n, '₹12,345.67 Cr'],
    [1_10_000_00_00_000n, '₹1.10 L Cr'],
    [1_25_00_000_00_00_000n, '₹125.00 L Cr'],
    [-18_40_000n, '−₹18.40 L'],
  ])('of ₹%s is %s', (rupees, text) => {
    expect(compact(rupees)).toBe(text);
  });

  it('under a thousand keeps its paise, when it has any', () => {
    expect(compactRupees(paise(50n))).toBe('₹0.50');
    expect(compactRupees(paise(99_999n))).toBe('₹999.99');
    expect(compactRupees(paise(-50n))).toBe('−₹0.50');
  });

  it('moves to the next unit when rounding reaches it, and not before', () => {
    expect(compactRupees(paise(99_999_49n))).toBe('₹99,999');
    expect(compactRupees(paise(99_999_50n))).toBe('₹1.00 L');
    expect(compact(99_99_499n)).toBe('₹99.99 L');
    expect(compact(99_99_500n)).toBe('₹1.00 Cr');
    expect(compact(99_99_999n)).toBe('₹1.00 Cr');
    expect(compact(99_50_000n)).toBe('₹99.50 L');
    expect(compact(99_999_99_49_999n)).toBe('₹99,999.99 Cr');
    expect(compact(99_999_99_50_000n)).toBe('₹1.00 L Cr');
  });

  const sizes: Record<string, bigint> = {
    L: 10n ** 7n,
    Cr: 10n ** 9n,
    'L Cr': 10n ** 14n,
  };
  const nextOf: Record<string, bigint> = { L: 10n ** 9n, Cr: 10n ** 14n };

  // Log-uniform, so that every unit and every border is met.
  const anyAmount = fc
    .tuple(fc.integer({ min: 3, max: 18 }), fc.bigInt({ min: 10n ** 17n, max: 10n ** 18n }))
    .map(([digits, size]) => size / 10n ** BigInt(18 - digits));

  it('is within half a step of the amount, and below the next unit', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const [, figure = '', name = ''] = /^₹([\d,.]+)(?: (.+))?$/.exec(compactRupees(paise(amount))) ?? [];
        const size = sizes[name] ?? 100n;
        const [whole = '', decimals = ''] = figure.replaceAll(',', '').split('.');
        const step = size / 10n ** BigInt(decimals.length);
        const shown = BigInt(whole + decimals) * step;
        const off = shown > amount ? shown - amount : amount - shown;
        expect(2n * off).toBeLessThanOrEqual(name === '' && amount < 100_000n ? 0n : step);
        const next = nextOf[name];
        if (next !== undefined) expect(shown).toBeLessThan(next);
        if (name !== '') expect(shown).toBeGreaterThanOrEqual(size);
      }),
      { numRuns: 1000 },
    );
  });

  it('of a loss is that of the gain with a minus', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(compactRupees(paise(-amount))).toBe(`−${compactRupees(paise(amount))}`);
      }),
    );
  });
});
