import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedMoney } from '../parse-typed.ts';
import { basisPoints, milliUnits, navTenThousandths, paise } from '../scaled.ts';
import { formatNav, formatPercent, formatRupees, formatUnits } from './format-amounts.ts';
import { groupIndian } from './group-indian.ts';

describe('Indian grouping', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [99_999, '99,999'],
    [100_000, '1,00,000'],
    [12_345_678, '1,23,45,678'],
    [-123_456, '−1,23,456'],
    [-100, '−100'],
    [-0, '0'],
    [10n ** 15n, '1,00,00,00,00,00,00,000'],
  ])('writes %s as %s', (integer, text) => {
    expect(groupIndian(integer)).toBe(text);
  });

  it('changes no digit, ends in three and goes on in pairs', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (integer) => {
        const text = groupIndian(integer);
        expect(text.replaceAll(',', '').replace('−', '-')).toBe(String(integer));
        expect(text).toMatch(/^−?(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      }),
    );
  });

  it('refuses fractions and numbers a float cannot hold', () => {
    for (const number of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => groupIndian(number)).toThrow(RangeError);
    }
  });
});

describe('rupees', () => {
  it('have the sign before the amount, without a space, and two decimals', () => {
    expect(formatRupees(paise(1_234_567_800n))).toBe('₹1,23,45,678.00');
    expect(formatRupees(paise(5n))).toBe('₹0.05');
    expect(formatRupees(paise(0n))).toBe('₹0.00');
  });

  it('have the minus before the sign', () => {
    expect(formatRupees(paise(-500n))).toBe('−₹5.00');
    expect(formatRupees(paise(-5n))).toBe('−₹0.05');
  });

  it('round half up without decimals, away from zero, and never to minus zero', () => {
    const whole = (count: bigint) => formatRupees(paise(count), { decimals: 0 });
    expect(whole(1_250_000n)).toBe('₹12,500');
    expect(whole(149n)).toBe('₹1');
    expect(whole(150n)).toBe('₹2');
    expect(whole(-150n)).toBe('−₹2');
    expect(whole(-49n)).toBe('₹0');
  });

  it('have paise where there are some, when asked so', () => {
    const short = (count: bigint) => formatRupees(paise(count), { decimals: 'some' });
    expect(short(500_000n)).toBe('₹5,000');
    expect(short(500_050n)).toBe('₹5,000.50');
    expect(short(-5n)).toBe('−₹0.05');
  });

  it('read back to the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (count) => {
        expect(parseTypedMoney(formatRupees(paise(count)))).toBe(count);
      }),
    );
  });
});

describe('units and NAV', () => {
  it('have three and four decimals', () => {
    expect(formatUnits(milliUnits(191_043n))).toBe('191.043');
    expect(formatUnits(milliUnits(123_456_700n))).toBe('1,23,456.700');
    expect(formatUnits(milliUnits(-5n))).toBe('−0.005');
    expect(formatNav(navTenThousandths(523_417n))).toBe('52.3417');
    expect(formatNav(navTenThousandths(10n))).toBe('0.0010');
  });
});

describe('a percentage', () => {
  it.each([
    [1_234n, '12.34%'],
    [-42n, '−0.42%'],
    [0n, '0.00%'],
    [100_000_000n, '10,00,000.00%'],
  ])('of %s basis points is %s', (value, text) => {
    expect(formatPercent(basisPoints(value))).toBe(text);
  });
});
