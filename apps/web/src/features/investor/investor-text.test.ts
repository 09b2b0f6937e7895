import { describe, expect, it } from 'vitest';
import { dayText, navText } from '../../ui/figure/nav-text.ts';
import { amountOf, countText, mayNominate, unitsText } from './investor-text.ts';

describe('how a holding reads', () => {
  it('has money to the paisa, units with 3 decimals, NAVs with 4, Indian grouping', () => {
    expect(amountOf('1234567.05')).toBe(123456705n);
    expect(amountOf('-12.50')).toBe(-1250n);
    expect(unitsText('123456.789')).toBe('1,23,456.789');
    expect(unitsText('-0.500')).toBe('−0.500');
    expect(navText('1052.3417')).toBe('1,052.3417');
  });

  it('has dates as DD-Mon-YYYY and counts in words', () => {
    expect(dayText('2026-11-13')).toBe('13-Nov-2026');
    expect([countText(1, 'client'), countText(1220, 'client')]).toEqual(['1 client', '1,220 clients']);
  });
});

describe('a tax status', () => {
  it('asks for no nominee where none may be named', () => {
    expect(['01', '02', '03', '06'].map(mayNominate)).toEqual([true, false, false, false]);
  });
});
