import { describe, expect, it } from 'vitest';
import { dayNo, rupees } from '../../../test/ledger.ts';
import { longEquityTax } from './long-equity-tax.ts';

describe('the tax that a gain within the allowance saves', () => {
  it('is the long-term rate of the day with 4 % cess', () => {
    const on = dayNo('2026-11-17');
    // 12.5 % of 10,000 is 1,250, and 4 % of that 50.
    expect(longEquityTax(rupees('10,000'), on)).toBe(rupees('1,300'));
    // The whole allowance: 15,625 and 625.
    expect(longEquityTax(rupees('1,25,000'), on)).toBe(rupees('16,250'));
    // Before 23-Jul-2024 it was 10 %.
    expect(longEquityTax(rupees('10,000'), dayNo('2024-07-22'))).toBe(rupees('1,040'));
  });

  it('is rounded once, half up, and is nothing of a loss', () => {
    const on = dayNo('2026-11-17');
    expect(longEquityTax(rupees('0.50'), on)).toBe(rupees('0.07'));
    expect(longEquityTax(rupees('0'), on)).toBe(rupees('0'));
    expect(longEquityTax(rupees('-10,000'), on)).toBe(rupees('0'));
  });
});
