import { describe, expect, it } from 'vitest';
import { readDismissed } from '../banners/dismissed-banners.ts';
import { countOf, daysText } from './counts.ts';

it('counts in words', () => {
  expect(countOf('1', 'order')).toBe('1 order');
  expect(countOf('0', 'order')).toBe('0 orders');
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
