import { paise } from '@hub/domain';
import { type AmountLimits, checkAmount } from '@hub/domain/schemes/amount-limits';
import { describe, expect, it } from 'vitest';
import { amountFaultText, amountLimitsText } from './amount-texts.ts';

const sip: AmountLimits = { minimum: paise(50_000n), multiple: paise(100n), maximum: paise(10_000_000n) };
const elss: AmountLimits = { minimum: paise(50_000n), multiple: paise(50_000n), maximum: null };
const said = (amount: bigint, limits: AmountLimits) => {
  const fault = checkAmount(paise(amount), limits);
  return fault && amountFaultText(fault);
};

describe('the words of an amount’s limits', () => {
  it('say beforehand what may be entered', () => {
    expect(amountLimitsText(sip)).toBe('Minimum ₹500, maximum ₹1,00,000');
    expect(amountLimitsText(elss)).toBe('Minimum ₹500, in multiples of ₹500');
    expect(amountLimitsText({ minimum: paise(10_050n), multiple: paise(1n), maximum: null })).toBe(
      'Minimum ₹100.50',
    );
  });

  it('say what to enter instead', () => {
    expect(said(49_999n, sip)).toBe('Minimum ₹500');
    expect(said(10_000_001n, sip)).toBe('Maximum ₹1,00,000');
    expect(said(70_000n, elss)).toBe('Enter ₹500 or ₹1,000: amounts go up in multiples of ₹500');
    expect(said(100_000n, elss)).toBeNull();
  });
});
