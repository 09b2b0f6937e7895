import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RulerRow, rulerGains } from '../../../test/gains/reference-gains.ts';
import { schemes } from '../../../test/gains/scenario.ts';
import { anyRows, dayNo } from '../../../test/ledger.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { entryKinds } from '../../holdings/ledger/entry-kinds.ts';
import { type LedgerEntry, ledgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { foldBook, type PositionLedger } from '../../holdings/lots/fold-book.ts';
import { milliUnits, paise } from '../../money/scaled.ts';
import { sumGains } from '../year/gain-sums.ts';
import { gainYearOf } from '../year/gain-year.ts';
import { gainLinesOfBook } from './gain-lines.ts';

const ledgerOf = (entries: readonly LedgerEntry[], folioNo = '1', schemeCode = 'F'): PositionLedger => ({
  folioNo,
  schemeCode,
  entries,
  balance: null,
});
const total = <Of>(list: readonly Of[], of: (one: Of) => bigint): bigint =>
  list.reduce((sum, one) => sum + of(one), 0n);

/** A history in order of days whose sales never exceed what there is; figures small and large. */
const anyHistory: fc.Arbitrary<RulerRow[]> = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 400 }),
      isSale: fc.boolean(),
      units: fc.oneof(fc.bigInt(1n, 900_000n), fc.bigInt(1n, 10n ** 12n)),
      part: fc.bigInt(1n, 100n),
      amount: fc.oneof(fc.bigInt(0n, 9_000_000n), fc.bigInt(0n, 10n ** 14n)),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((steps) => {
    let day: number = dayNo('2018-02-01');
    let held = 0n;
    const rows: RulerRow[] = [];
    steps.forEach(({ after, isSale, part, amount, ...step }, index) => {
      day += after;
      const last = rows.at(-1);
      // The fold puts what comes in on a day before what goes out: so does the history.
      if (!isSale && last?.isSale && last.day === day) day += 1;
      const units = isSale ? (held * part) / 100n : step.units;
      if (units === 0n) return;
      held += isSale ? -units : units;
      rows.push({ name: String(1000 + index), day: day as DayNumber, isSale, units, amount });
    });
    return rows;
  });

const entriesOf = (rows: readonly RulerRow[]): LedgerEntry[] =>
  rows.map(({ name, day, isSale, units, amount }) =>
    ledgerEntry({
      ref: name,
      kind: isSale ? 'redemption' : 'purchase',
      day,
      units: milliUnits(units),
      amount: paise(amount),
    }),
  );

describe('gains over random books', () => {
  it('are those of two rulers laid side by side', () => {
    fc.assert(
      fc.property(anyHistory, (rows) => {
        const { lines, gaps } = gainLinesOfBook([ledgerOf(entriesOf(rows))], schemes);
        expect(gaps).toEqual([]);
        expect(
          lines.map(({ boughtBy, soldBy, units, cost, proceeds, gain }) => [
            boughtBy,
            soldBy,
            units,
            cost,
            proceeds,
            gain,
          ]),
        ).toEqual(
          rulerGains(rows).map(({ lot, sale, units, cost, proceeds }) => [
            lot,
            sale,
            units,
            cost,
            proceeds,
            proceeds - cost,
          ]),
        );
      }),
    );
  });

  it('lose nothing: what came in went out, was carried elsewhere or is left', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const ledger = ledgerOf(rows);
        const { lines } = gainLinesOfBook([ledger], schemes);
        const [folded] = foldBook([ledger]);
        if (folded === undefined) throw new Error('One ledger, one position');
        const of = (wanted: 'in' | 'out', isCarried: boolean) =>
          folded.counted.filter(({ kind }) => {
            const facts = entryKinds[kind];
            return facts.effect === wanted && (wanted === 'in' || facts.isCarried === isCarried);
          });
        const came = total(of('in', false), ({ units }) => units);
        const carried = total(of('out', true), ({ units }) => units);
        expect(total(lines, ({ units }) => units) + carried + folded.position.units).toBe(came);
        const sales = of('out', false);
        expect(total(lines, ({ proceeds }) => proceeds)).toBe(total(sales, ({ amount }) => amount));
        if (carried === 0n && folded.position.units === 0n) {
          expect(total(lines, ({ duty }) => duty)).toBe(total(of('in', false), ({ duty }) => duty));
        }
      }),
    );
  });

  it('do not depend on the order of the feed', () => {
    fc.assert(
      fc.property(
        anyRows.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          expect(gainLinesOfBook([ledgerOf(shuffled)], schemes).lines).toEqual(
            gainLinesOfBook([ledgerOf(rows)], schemes).lines,
          );
        },
      ),
    );
  });

  it('add up: the folios to the whole, and the slots and groups to the year', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, anyHistory, (one, two, three) => {
        const ledgers = [
          ledgerOf(entriesOf(one), '1', 'E'),
          ledgerOf(entriesOf(two), '2', 'D'),
          ledgerOf(entriesOf(three), '3', 'H'),
        ];
        const { lines } = gainLinesOfBook(ledgers, schemes);
        const apart = ledgers.map((ledger) => gainLinesOfBook([ledger], schemes).lines);
        expect(apart.flat()).toEqual(lines);
        for (const year of new Set(lines.map(({ soldOn }) => Math.floor(1970 + soldOn / 365.25)))) {
          const whole = gainYearOf(lines, year);
          for (const figure of ['value', 'cost', 'gain'] as const) {
            const sum = whole.total[figure];
            expect(total(apart, (some) => gainYearOf(some, year).total[figure])).toBe(sum);
            expect(total(whole.groups, (group) => group[figure])).toBe(sum);
            expect(total(whole.slots, (slot) => slot.total[figure])).toBe(sum);
            expect(total(whole.slots, (slot) => total(slot.groups, (group) => group[figure]))).toBe(sum);
          }
        }
        expect(sumGains(lines).count).toBe(lines.length);
      }),
    );
  });
});
