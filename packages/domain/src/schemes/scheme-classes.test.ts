import { describe, expect, it } from 'vitest';
import { assetClasses, calendarOf, cutOffClassOf, riskBand } from './scheme-classes.ts';

describe('the class of a scheme', () => {
  it('has one short name that fits a tile, a chip and a column, and says index where index funds are', () => {
    expect(Object.values(assetClasses)).toEqual(['Equity', 'Debt', 'Liquid', 'Hybrid', 'Index and FoF']);
  });

  it('gives debt and liquid schemes the calendar of the money market, the rest that of the exchange', () => {
    expect(calendarOf('DEBT')).toBe('DEBT');
    expect(calendarOf('LIQUID')).toBe('DEBT');
    for (const other of ['EQUITY', 'HYBRID', 'OTHER'] as const) expect(calendarOf(other)).toBe('EQUITY');
  });

  it('has one of six risk bands', () => {
    expect(riskBand(1)).toBe('Low');
    expect(riskBand(6)).toBe('Very High');
    for (const none of [0, 7, 1.5]) expect(() => riskBand(none)).toThrow(RangeError);
  });

  it('names its cut-off as the NAV rules do', () => {
    expect([cutOffClassOf('OTHER'), cutOffClassOf('LIQUID'), cutOffClassOf('OVERNIGHT')]).toEqual([
      'other',
      'liquid',
      'overnight',
    ]);
  });
});
