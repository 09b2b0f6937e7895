import { describe, expect, it } from 'vitest';
import { amountOf, compactText, countOf, daysText, dayText, tickText } from './amounts.ts';
import { readDismissed } from './dismissed-banners.ts';

describe('amounts of the wire', () => {
  it('reads them exactly, and nothing else', () => {
    expect(amountOf('-12345.60')).toBe(-1234560n);
    expect(() => amountOf('1e5')).toThrow(TypeError);
  });

  it('writes them as distributors read them', () => {
    expect(compactText('486200000.00')).toBe('₹48.62 Cr');
    expect(dayText('2026-11-13')).toBe('13-Nov-2026');
    expect(countOf('1', 'order')).toBe('1 order');
    expect(countOf('0', 'order')).toBe('0 orders');
  });

  it('leaves decimals that say nothing out of the chart', () => {
    expect(tickText(200_000_000)).toBe('₹20 Cr');
    expect(tickText(25_000_000)).toBe('₹2.50 Cr');
    expect(tickText(500)).toBe('₹500');
    expect(tickText(0)).toBe('₹0');
    expect(tickText(100_000)).toBe('₹1 L');
    expect(tickText(10_000)).toBe('₹10 K');
  });
});

describe('banners that were put away', () => {
  it('survive anything that somebody stored', () => {
    expect(readDismissed(null)).toEqual([]);
    expect(readDismissed('{')).toEqual([]);
    expect(readDismissed('{"a":1}')).toEqual([]);
    expect(readDismissed('["a",1,null,"b"]')).toEqual(['a', 'b']);
    expect(readDismissed(JSON.stringify(Array.from({ length: 80 }, (_, n) => `${n}`)))).toHaveLength(50);
  });
});

it('names the days of a change, with their years where these differ', () => {
  expect(daysText('2026-11-13', '2026-11-14')).toBe('13-Nov to 14-Nov');
  expect(daysText('2025-12-31', '2026-01-01')).toBe('31-Dec-2025 to 01-Jan-2026');
});
