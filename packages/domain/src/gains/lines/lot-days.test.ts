import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equityExitLoad, liquidExitLoad } from '../../../test/exit-loads.ts';
import { ledgersOf } from '../../../test/gains/scenario.ts';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Lot } from '../../holdings/lots/lot.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { previewRedemption } from '../../holdings/sales/redemption-preview.ts';
import { loadFreeFrom, loadOnLot } from '../../holdings/tax/exit-load.ts';
import { holdingTerm } from '../../holdings/tax/holding-term.ts';
import { taxClasses } from '../../holdings/tax/tax-class.ts';
import { milliUnits, navTenThousandths } from '../../money/scaled.ts';
import { longFrom } from '../line/long-from.ts';
import { loadEnding } from '../what-if/load-ending.ts';

const positionIn = (rows: readonly string[]) => positionOf(ledgersOf(rows)[0]?.entries ?? []).position;
const lotOf = (iso: string): Lot => positionIn([`1/Z: 1 purchase ${iso} 100 2,000`]).lots[0] as Lot;

describe('the first day of a lot', () => {
  it('without load is the day after its last slab, and none for what has left it', () => {
    const lot = lotOf('2025-12-01');
    expect(loadFreeFrom(lot, dayNo('2026-11-16'), equityExitLoad)).toBe(dayNo('2026-12-02'));
    expect(loadFreeFrom(lot, dayNo('2026-12-02'), equityExitLoad)).toBeNull();
    expect(loadFreeFrom(lot, dayNo('2025-12-02'), [])).toBeNull();
  });

  it('without load is what a look at every day finds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 420 }),
        fc.constantFrom(equityExitLoad, liquidExitLoad),
        (age, rules) => {
          const lot = lotOf('2025-01-06');
          const on = (lot.acquiredOn + age) as DayNumber;
          const isFree = (day: number) =>
            loadOnLot(lot, day as DayNumber, rules).every(({ rate }) => rate === 0n);
          let first: number = on;
          while (!isFree(first)) first += 1;
          expect(loadFreeFrom(lot, on, rules)).toBe(first === on ? null : first);
        },
      ),
    );
  });

  it.each([
    ['equity', '2025-12-01', '2026-12-02'],
    ['equity', '2024-02-29', null],
    ['gold-overseas', '2025-06-10', '2027-06-11'],
    // A specified fund is short-term for ever.
    ['debt', '2025-06-10', null],
  ] as const)('as long-term: %s bought on %s from %s', (taxClass, bought, from) => {
    const found = longFrom({ taxClass, acquiredOn: dayNo(bought) }, dayNo('2026-11-16'));
    expect(found).toBe(from === null ? null : dayNo(from));
  });

  it('as long-term is what a look at every day finds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...taxClasses),
        fc.boolean(),
        fc.integer({ min: 0, max: 1200 }),
        (taxClass, isListed, age) => {
          const on = dayNo('2026-11-16');
          const held = { taxClass, isListed, acquiredOn: (on - age) as DayNumber };
          const isLong = (day: number) => holdingTerm({ ...held, soldOn: day as DayNumber }).term === 'long';
          let first: number | null = null;
          for (let day = on; day <= on + 1500 && first === null; day = (day + 1) as DayNumber) {
            if (isLong(day)) first = day;
          }
          expect(longFrom(held, on)).toBe(first === on ? null : first);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a load that ends', () => {
  it('is added up over the lots: units, value, load and gain', () => {
    const position = positionIn([
      '1/Z: 1 purchase 2025-01-06 100 2,000',
      '1/Z: 2 purchase 2025-02-20 100 2,000',
      '1/Z: 3 purchase 2025-03-10 100 2,500',
      '1/Z: 4 purchase 2025-06-10 100 2,000',
    ]);
    const terms = { on: dayNo('2026-02-16'), nav: nav('30'), exitLoad: equityExitLoad };
    // Of each lot 90 units bear 1 %: 2,700 is 27; they cost 1,800 and 2,250.
    expect(loadEnding(position, terms, 30)).toEqual({
      units: units('180'),
      value: rupees('5,400'),
      load: rupees('54'),
      gain: rupees('1,350'),
      from: dayNo('2026-03-11'),
    });
    expect(loadEnding(position, { ...terms, on: dayNo('2026-06-12') }, 30)).toBeNull();
  });

  it('is to the paisa the load of the redemption that sells these units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (held, price) => {
          const position = positionIn([`1/Z: 1 purchase 2025-03-10 ${held / 1000} 2,000`]);
          const terms = {
            on: dayNo('2026-02-16'),
            nav: navTenThousandths(BigInt(price)),
            exitLoad: equityExitLoad,
          };
          const holds = { lockInMonths: 0, lien: milliUnits(0n), inFlight: milliUnits(0n) };
          const sold = previewRedemption(position, { by: 'all' }, { ...terms, taxClass: 'equity', holds });
          if (!sold.ok) throw new Error(sold.reason);
          // Another way: a hundredth of the loaded units' value, told in whole numbers, and no more than a paisa off it.
          const ending = loadEnding(position, terms, 30);
          expect(ending?.load ?? 0n).toBe(sold.redemption.load);
          const exact = (ending?.units ?? 0n) * terms.nav;
          const off = (ending?.load ?? 0n) * 10_000_000n - exact;
          expect(off < 0n ? -off : off).toBeLessThanOrEqual(10_000_000n);
        },
      ),
    );
  });
});
