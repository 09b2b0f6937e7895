import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../test/ledger.ts';
import { paise } from '../money/scaled.ts';
import {
  checkAmount,
  checkSwitchAmount,
  defaultAmountLimits,
  elssAmountLimits,
  offersAll,
} from './amount-limits.ts';

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
    expect(checkAmount(rupees('1000'), elssAmountLimits)).toBeNull();
    expect(checkAmount(rupees('1200'), elssAmountLimits)).toEqual({
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
        const fault = checkAmount(paise(amount), elssAmountLimits);
        if (fault?.reason !== 'off-multiple') return;
        expect(checkAmount(fault.nearestBelow, elssAmountLimits)).toBeNull();
        expect(checkAmount(fault.nearestAbove, elssAmountLimits)).toBeNull();
        expect(fault.nearestBelow < amount && amount < fault.nearestAbove).toBe(true);
      }),
    );
  });

  it('to switch satisfies both schemes', () => {
    const { redemption, additional } = defaultAmountLimits;
    expect(checkSwitchAmount(rupees('99'), redemption, additional)).toMatchObject({ minimum: rupees('100') });
    expect(checkSwitchAmount(rupees('999'), redemption, additional)).toMatchObject({
      minimum: rupees('1000'),
    });
    expect(checkSwitchAmount(rupees('1000'), redemption, additional)).toBeNull();
  });

  it('that leaves less than the least balance is offered as all', () => {
    expect(offersAll(rupees('499'), rupees('500'))).toBe(true);
    expect(offersAll(rupees('500'), rupees('500'))).toBe(false);
    expect(offersAll(paise(0n), rupees('500'))).toBe(false);
  });
});
