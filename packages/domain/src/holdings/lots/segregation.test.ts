import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgersOf, schemes } from '../../../test/gains/scenario.ts';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import type { GainScheme } from '../../gains/line/gain-schemes.ts';
import { gainLinesOfBook } from '../../gains/lines/gain-lines.ts';
import { foldBook, type PositionLedger } from './fold-book.ts';
import { costLeft } from './lot.ts';
import type { Segregation } from './segregation.ts';

const on = dayNo('2026-05-04');
const byThen: Segregation = { fromScheme: 'D', on, nav: nav('1.50'), fromNav: nav('18.50') };

/** Rows of a debt scheme D and of S, its segregated portfolio. */
const bookOf = (rows: readonly string[], segregation: Segregation | null = byThen): PositionLedger[] =>
  ledgersOf(rows).map((one) => (one.schemeCode === 'S' ? { ...one, segregation } : one));
const lotsOf = (ledgers: readonly PositionLedger[], scheme: string) =>
  foldBook(ledgers)
    .filter((_, at) => ledgers[at]?.schemeCode === scheme)
    .flatMap(({ position }) =>
      position.lots.map((lot) => [lot.acquiredOn, lot.units, costLeft(lot)] as const),
    );

describe('units of a segregated portfolio', () => {
  it('take the part of the cost that their NAV is, and keep the day: the handbook’s example', () => {
    const book = bookOf(['1/D: 1 purchase 2024-01-10 1000 15,000', '1/S: 2 segregation 2026-05-06 1000 0']);
    expect(lotsOf(book, 'D')).toEqual([[dayNo('2024-01-10'), units('1000'), rupees('13,875')]]);
    expect(lotsOf(book, 'S')).toEqual([[dayNo('2024-01-10'), units('1000'), rupees('1,125')]]);
  });

  it('come from what was held at the close of the day: later purchases and earlier sales are apart', () => {
    const book = bookOf([
      '1/D: 1 purchase 2024-01-10 1000 10,000',
      '1/D: 2 redemption 2025-02-03 400 6,000',
      '1/D: 3 purchase 2026-05-04 200 4,000',
      '1/D: 4 purchase 2026-05-05 100 1,850',
      '1/S: 5 segregation 2026-05-06 800 0',
    ]);
    expect(lotsOf(book, 'D')).toEqual([
      [dayNo('2024-01-10'), units('600'), rupees('5,550')],
      [dayNo('2026-05-04'), units('200'), rupees('3,700')],
      [dayNo('2026-05-05'), units('100'), rupees('1,850')],
    ]);
    expect(lotsOf(book, 'S')).toEqual([
      [dayNo('2024-01-10'), units('600'), rupees('450')],
      [dayNo('2026-05-04'), units('200'), rupees('300')],
    ]);
  });

  it('have no cost, instead of nil, where nobody said where they come from', () => {
    const rows = ['1/D: 1 purchase 2024-01-10 10 150', '1/S: 2 segregation 2026-05-06 10 0'];
    for (const book of [bookOf(rows, null), bookOf(rows.slice(1))]) {
      expect(foldBook(book).at(-1)?.position).toMatchObject({ unitsWithoutCost: units('10') });
    }
    expect(lotsOf(bookOf(rows, null), 'D')).toEqual([[dayNo('2024-01-10'), units('10'), rupees('150')]]);
  });

  it('leave other folios alone, and are taken back with their row', () => {
    const rows = ['1/D: 1 purchase 2024-01-10 10 150', '2/S: 2 segregation 2026-05-06 10 0'];
    expect(lotsOf(bookOf(rows), 'D')).toEqual([[dayNo('2024-01-10'), units('10'), rupees('150')]]);
    const reversed = ['1/S: 2 segregation 2026-05-06 10 0', '1/S: 3 reversal 2026-05-07 10 0 reverses=2'];
    expect(lotsOf(bookOf([rows[0] ?? '', ...reversed]), 'D')).toEqual([
      [dayNo('2024-01-10'), units('10'), rupees('150')],
    ]);
  });

  it('and those that stay are sold with their own part of the cost', () => {
    const book = bookOf([
      '1/D: 1 purchase 2020-01-10 1000 15,000',
      '1/D: 2 redemption 2026-06-01 500 9,300',
      '1/S: 3 segregation 2026-05-06 1000 0',
      '1/S: 4 redemption 2026-07-01 1000 1,600',
    ]);
    const all = new Map([...schemes, ['S', schemes.get('D') as GainScheme]]);
    const { lines, gaps } = gainLinesOfBook(book, all);
    expect(gaps).toEqual([]);
    expect(
      lines.map(({ schemeCode, acquiredOn, cost, gain }) => [schemeCode, acquiredOn, cost, gain]),
    ).toEqual([
      ['D', dayNo('2020-01-10'), rupees('6,937.50'), rupees('2,362.50')],
      ['S', dayNo('2020-01-10'), rupees('1,125'), rupees('475')],
    ]);
  });

  // Fractions of each lot, worked out without the fold.
  it('and the rest cost together what the lots had cost, to the paisa, each lot within one', () => {
    const lot = fc.record({
      count: fc.integer({ min: 1, max: 5000 }),
      paid: fc.integer({ min: 0, max: 10 ** 7 }),
    });
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 1, max: 400_000 }),
        (lots, away, stays) => {
          const rows = lots.map(
            ({ count, paid }, at) => `1/D: ${at + 1} purchase 2024-0${at + 1}-10 ${count} ${paid / 100}`,
          );
          const total = lots.reduce((sum, { count }) => sum + count, 0);
          const text = (value: number) => nav((value / 10_000).toFixed(4));
          const book = bookOf([...rows, `1/S: 99 segregation 2026-05-06 ${total} 0`], {
            ...byThen,
            nav: text(away),
            fromNav: text(stays),
          });
          const [saved, gone] = [lotsOf(book, 'D'), lotsOf(book, 'S')];
          lots.forEach(({ paid }, at) => {
            const [, , staying = 0n] = saved[at] ?? [];
            const [, , going = 0n] = gone[at] ?? [];
            expect(staying + going).toBe(BigInt(paid));
            expect(Math.abs(Number(going) - (paid * away) / (away + stays))).toBeLessThan(1);
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});
