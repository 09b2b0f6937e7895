import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedMoney, parseTypedUnits } from './parse-typed.ts';

describe('reading an amount', () => {
  it.each([
    ['1,23,456.5', 12_345_650n],
    ['123456.50', 12_345_650n],
    ['123,456', 12_345_600n],
    ['1,234,567', 123_456_700n],
    ['12,34,567', 123_456_700n],
    ['5', 500n],
    ['5.', 500n],
    ['.5', 50n],
    ['0.05', 5n],
    ['007', 700n],
    ['₹500', 50_000n],
    ['₹ 1,000.00', 100_000n],
    ['Rs. 500', 50_000n],
    ['rs 500', 50_000n],
    ['INR 500', 50_000n],
    ['-₹5.00', -500n],
    ['−5', -500n],
    ['-0', 0n],
    ['  12 ', 1_200n],
    ['999999999999999', 99_999_999_999_999_900n],
  ])('takes %j for %s paise', (text, paise) => {
    expect(parseTypedMoney(text)).toBe(paise);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '₹',
    'abc',
    '1.005',
    '1.2.3',
    '1,2,3',
    '1,23,45',
    ',500',
    '500,',
    '1,,000',
    '1 000',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '--5',
    '+5',
    '5-',
    '5 lakh',
    '१२३',
    '1000000000000000',
    '5\n6',
  ])('does not take %j', (text) => {
    expect(parseTypedMoney(text)).toBeNull();
  });

  it('answers any text without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-₹0-9,. ]{0,12}$/)), (text) => {
        const amount = parseTypedMoney(text);
        expect(amount === null || typeof amount === 'bigint').toBe(true);
      }),
    );
  });

  it('is exact where a float is not', () => {
    expect(parseTypedMoney('0.1')).toBe(10n);
    expect(parseTypedMoney('90071992547409.93')).toBe(9_007_199_254_740_993n);
  });
});

describe('reading units', () => {
  it.each([
    ['1,234.567', 1_234_567n],
    ['191.043', 191_043n],
    ['.5', 500n],
    ['12', 12_000n],
  ])('takes %j for %s thousandths', (text, units) => {
    expect(parseTypedUnits(text)).toBe(units);
  });

  it.each(['', '1.2345', '₹5', 'Rs 5', '1,23', '5 units'])('does not take %j', (text) => {
    expect(parseTypedUnits(text)).toBeNull();
  });
});
