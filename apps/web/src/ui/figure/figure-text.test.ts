import { dayText, rupeesText } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { compactText, isNil, navChangeText, navText, tickText, unitsText } from './figure-text.ts';

describe('figures of the wire as people read them', () => {
  it('have Indian grouping and the decimals of their kind', () => {
    expect(rupeesText('1234567.05')).toBe('₹12,34,567.05');
    expect(rupeesText('5000.00')).toBe('₹5,000');
    expect(rupeesText('-12.50')).toBe('−₹12.50');
    expect(compactText('486200000.00')).toBe('₹48.62 Cr');
    expect(unitsText('123456.789')).toBe('1,23,456.789');
    expect(unitsText('-0.500')).toBe('−0.500');
    expect(navText('1052.3417')).toBe('1,052.3417');
    expect(['0.0310', '-0.0310', '0.0000'].map(navChangeText)).toEqual(['+0.0310', '−0.0310', '0.0000']);
    expect(dayText('2026-11-13')).toBe('13-Nov-2026');
  });

  it.each([rupeesText, compactText, unitsText, navText])(
    'are never made up: %o throws at what is no figure',
    (write) => {
      for (const wrong of ['', 'NaN', '1e5', '1,000', '12.34567', 'undefined'])
        expect(() => write(wrong)).toThrow(RangeError);
    },
  );

  it('are nil whatever their decimals', () => {
    expect(['0', '0.00', '-0.000', '0.0000'].map(isNil)).toEqual([true, true, true, true]);
    expect(['0.01', '-0.001', '10.00'].map(isNil)).toEqual([false, false, false]);
  });

  it('leave decimals that say nothing out of the chart', () => {
    expect(tickText(200_000_000)).toBe('₹20 Cr');
    expect(tickText(25_000_000)).toBe('₹2.50 Cr');
    expect(tickText(500)).toBe('₹500');
    expect(tickText(0)).toBe('₹0');
    expect(tickText(100_000)).toBe('₹1 L');
    expect(tickText(10_000)).toBe('₹10,000');
  });
});
