import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

describe('the widths of columns', () => {
  it('give every line its room, and share out the rest', () => {
    const needs = [
      { least: 24, most: 44, share: 3 },
      { least: 40, most: 40, share: 1 },
    ];
    expect(columnWidths(needs, 100)).toEqual([56, 44]);
    expect(columnWidths(needs, 74)).toEqual([34, 40]);
    expect(columnWidths(needs, 32)).toEqual([12, 20]);
    // "Oct 2026" stays on one line while a scheme's name takes two.
    const month = { least: 15, most: 29, share: 1 };
    const scheme = { least: 30, most: 150, share: 1 };
    expect(columnWidths([month, scheme], 120)).toEqual([29, 91]);
  });

  it('fill the page, and never cut a word while all words have room', () => {
    const need = fc
      .tuple(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 40 }),
      )
      .map(([least, more, share]) => ({ least, most: least + more, share }));
    fc.assert(
      fc.property(
        fc.array(need, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 50, max: 900 }),
        (needs, page) => {
          const widths = columnWidths(needs, page);
          expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(page, 6);
          const haveRoom = needs.reduce((sum, { least }) => sum + least, 0) <= page;
          for (const [at, { least }] of needs.entries())
            if (haveRoom) expect(widths[at]).toBeGreaterThan(least - 1e-6);
        },
      ),
    );
  });
});
