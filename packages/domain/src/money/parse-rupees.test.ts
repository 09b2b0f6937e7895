import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRupees } from './parse-rupees.ts';

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
    expect(parseRupees(text)).toBe(paise);
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
    expect(parseRupees(text)).toBeNull();
  });

  it('answers any text without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-₹0-9,. ]{0,12}$/)), (text) => {
        const amount = parseRupees(text);
        expect(amount === null || typeof amount === 'bigint').toBe(true);
      }),
    );
  });

  it('is exact where a float is not', () => {
    expect(parseRupees('0.1')).toBe(10n);
    expect(parseRupees('90071992547409.93')).toBe(9_007_199_254_740_993n);
  });
});
