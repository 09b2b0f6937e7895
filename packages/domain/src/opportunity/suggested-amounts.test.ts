import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '../money/scaled.ts';
import { suggestedSip, suggestedStp } from './suggested-amounts.ts';

const rupees = (amount: number): Paise => paise(BigInt(amount) * 100n);
const held = fc.bigInt({ min: 0n, max: 10n ** 14n }).map(paise);

describe('an amount that an order may begin with', () => {
  it.each([
    [0, 500],
    [49_999, 500],
    [99_999, 500],
    [1_00_000, 1_000],
    [1_49_999, 1_000],
    [25_00_000, 25_000],
    [90_00_000, 25_000],
  ])('of a SIP, with %i invested, is %i', (aum, amount) => {
    expect(suggestedSip(rupees(aum))).toBe(rupees(amount));
  });

  it.each([
    [0, 500],
    [5_999, 500],
    [1_20_000, 10_000],
    [1_25_000, 10_000],
    [1_26_000, 10_500],
  ])('of an STP out of %i is %i', (aum, amount) => {
    expect(suggestedStp(rupees(aum))).toBe(rupees(amount));
  });

  it('is in whole steps of 500, never less than one of them, and never less for who has more', () => {
    for (const suggested of [suggestedSip, suggestedStp]) {
      fc.assert(
        fc.property(held, held, (one, other) => {
          expect(suggested(one) % 500_00n).toBe(0n);
          expect(suggested(one)).toBeGreaterThanOrEqual(500_00n);
          expect(suggested(one) <= suggested(other) || one > other).toBe(true);
        }),
      );
    }
  });
});
