import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../test/ledger.ts';
import { paise } from '../money/scaled.ts';
import { type AmountLimits, checkAmount, defaultAmountLimits, offersAll } from './amount-limits.ts';

/** Handbook §1.2: an ELSS takes 500 in steps of 500. */
const elss: AmountLimits = { minimum: rupees('500'), multiple: rupees('500'), maximum: null };

describe('an amount', () => {
  it('may not be below the minimum or above the maximum', () => {
    const { fresh } = defaultAmountLimits;
    expect(checkAmount(rupees('4999'), fresh)).toEqual({ reason: 'below-minimum', minimum: rupees('5000') });
    expect(checkAmount(rupees('5000'), fresh)).toBeNull();
    const capped = { ...fresh, maximum: rupees('9000') };
    expect(checkAmount(rupees('9000'), capped)).toBeNull();
    expect(checkAmount(rupees('9001'), capped)).toEqual({ reason: 'above-maximum', maximum: rupees('9000') });
  });

  it('goes up from the minimum in steps, and is told the nearest', () => {
    expect(checkAmount(rupees('1000'), elss)).toBeNull();
    expect(checkAmount(rupees('1200'), elss)).toEqual({
      reason: 'off-multiple',
      multiple: rupees('500'),
      nearestBelow: rupees('1000'),
      nearestAbove: rupees('1500'),
    });
    expect(checkAmount(rupees('5000.50'), defaultAmountLimits.fresh)).toMatchObject({
      reason: 'off-multiple',
    });
    expect(checkAmount(rupees('5000.50'), { ...defaultAmountLimits.fresh, multiple: paise(0n) })).toBeNull();
  });

  it('told to be off has good neighbours', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), (amount) => {
        const fault = checkAmount(paise(amount), elss);
        if (fault?.reason !== 'off-multiple') return;
        expect(checkAmount(fault.nearestBelow, elss)).toBeNull();
        expect(checkAmount(fault.nearestAbove, elss)).toBeNull();
        expect(fault.nearestBelow < amount && amount < fault.nearestAbove).toBe(true);
      }),
    );
  });

  it('that leaves less than the least balance is offered as all', () => {
    expect(offersAll(rupees('499'), rupees('500'))).toBe(true);
    expect(offersAll(rupees('500'), rupees('500'))).toBe(false);
    expect(offersAll(paise(0n), rupees('500'))).toBe(false);
  });
});
