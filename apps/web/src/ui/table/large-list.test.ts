import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './large-list.ts';

describe('the pages of ten that hold the rows in view', () => {
  it('begin and end with the page of the first and the last row', () => {
    expect(pagesOf(0, 9, 1000)).toEqual([1]);
    expect(pagesOf(9, 10, 1000)).toEqual([1, 2]);
    expect(pagesOf(99_990, 99_999, 100_000)).toEqual([10_000]);
  });

  it('end with the list, and none is before its beginning', () => {
    expect(pagesOf(-8, 30, 12)).toEqual([1, 2]);
    expect(pagesOf(0, 20, 0)).toEqual([]);
  });

  it('are few however long the list is, and hold every row asked for', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(40), (first, more) => {
        const pages = pagesOf(first, first + more, 100_000);
        expect(pages.length).toBeLessThanOrEqual(Math.ceil(more / 10) + 1);
        const last = Math.min(first + more, 99_999);
        for (const row of [first, last]) expect(pages).toContain(Math.floor(row / 10) + 1);
      }),
    );
  });
});
