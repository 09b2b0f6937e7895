import { describe, expect, it } from 'vitest';
import { rowsToDraw } from './virtual-rows.ts';

const range = { startIndex: 500, endIndex: 503, overscan: 1, count: 1000 };

describe('the rows that are drawn', () => {
  it('are those on the screen and some around it', () => {
    expect(rowsToDraw(range, null)).toEqual([499, 500, 501, 502, 503, 504]);
  });

  it('keep the one with the focus and its neighbours, however far it is scrolled away', () => {
    expect(rowsToDraw(range, 7)).toEqual([6, 7, 8, 499, 500, 501, 502, 503, 504]);
    expect(rowsToDraw(range, 0).slice(0, 2)).toEqual([0, 1]);
    expect(rowsToDraw(range, 999).slice(-2)).toEqual([998, 999]);
  });

  it('are never drawn twice', () => {
    expect(rowsToDraw(range, 504)).toEqual([499, 500, 501, 502, 503, 504, 505]);
  });
});
