import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMoney } from './figure-text.ts';
import { roundedMoney } from './rounded-money.ts';
import { paise } from './scaled.ts';

describe('an amount with more decimals than money has', () => {
  it('that has no more than two comes back as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (amount) => {
        expect(roundedMoney(writeMoney(paise(amount)))).toBe(amount);
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
    ['-12.345', '-12.35'],
    ['-0.0049', '0.00'],
    ['99999999999999999999.9950000', '100000000000000000000.00'],
  ])('%s is %s', (text, shown) => {
    expect(writeMoney(roundedMoney(text))).toBe(shown);
  });

  it.each(['', 'abc', '1e3', '1,000', '1.', 'NaN'])('is nothing else: %j', (text) => {
    expect(() => roundedMoney(text)).toThrow(RangeError);
  });
});
