import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrageExitLoad, equityExitLoad, liquidExitLoad } from '../../../test/exit-loads.ts';
import { schemes as someSchemes } from '../../../test/gains/scenario.ts';
import { dayNo } from '../../../test/ledger.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { type EntryKind, unitsSign } from '../../holdings/ledger/entry-kinds.ts';
import { type LedgerEntry, ledgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import type { PositionLedger } from '../../holdings/lots/fold-book.ts';
import { milliUnits, navTenThousandths, paise } from '../../money/scaled.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { gainLinesOfBook } from './gain-lines.ts';
import { quickSales } from './quick-sales.ts';

const schemes = new Map<string, GainScheme>(
  [...someSchemes].flatMap(([code, scheme]) => [
    [code, scheme] as const,
    [`${code}1`, { ...scheme, exitLoad: equityExitLoad }] as const,
    [`${code}2`, { ...scheme, exitLoad: arbitrageExitLoad }] as const,
    [`${code}3`, { ...scheme, exitLoad: liquidExitLoad }] as const,
    [
      `${code}4`,
      {
        ...scheme,
        taxClassChanges: [
          { from: dayNo('2018-02-01'), taxClass: 'debt' },
          { from: dayNo('2018-08-01'), taxClass: 'equity' },
          { from: dayNo('2019-06-01'), taxClass: null },
        ],
      },
    ] as const,
  ]),
);

const figure = (small: bigint, large: bigint) =>
  fc.oneof({ weight: 4, arbitrary: fc.bigInt(0n, small) }, fc.bigInt(0n, large));

/** Rows in order with growing numbers; now and then a sale of too much, a figure that cannot be, no units. */
const anyLedger: fc.Arbitrary<LedgerEntry[]> = fc
  .array(
    fc.record({
      after: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }) },
        fc.constantFrom(0, 364, 365, 366, 367, 400),
      ),
      kind: fc.constantFrom<EntryKind[]>(
        'purchase',
        'sip-instalment',
        'bonus',
        'idcw-reinvestment',
        'idcw-payout',
        'redemption',
        'switch-out',
        'swp',
      ),
      units: figure(900_000n, 10n ** 10n),
      part: fc.bigInt(1n, 101n),
      amount: fc.oneof({ weight: 4, arbitrary: fc.bigInt(500n, 9_000_000n) }, fc.bigInt(0n, 10n ** 15n)),
      nav: figure(900_000n, 10n ** 9n),
      duty: figure(500n, 500n),
      stt: figure(90n, 10n ** 9n),
      tds: fc.constantFrom(0n, 0n, 70_001n),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((steps) => {
    let day: number = dayNo('2017-06-01');
    let held = 0n;
    return steps.map(({ after, kind, part, ...step }, index) => {
      const isSale = kind === 'redemption' || kind === 'switch-out' || kind === 'swp';
      day += after;
      const units = isSale ? (held * part) / 100n : kind === 'idcw-payout' ? 0n : step.units;
      if (kind !== 'idcw-payout') held += isSale ? -units : units;
      if (held < 0n) held = 0n;
      return ledgerEntry({
        // As the registrars' feeds name them: a sale is the other side of its number.
        ref: isSale ? `${95 + index}~o` : String(95 + index),
        kind,
        day: day as DayNumber,
        units: milliUnits(units),
        amount: paise(step.amount),
        nav: navTenThousandths(step.nav),
        duty: paise(isSale ? 0n : step.duty),
        stt: paise(isSale ? step.stt : 0n),
        tds: paise(isSale ? step.tds : 0n),
      });
    });
  });

const place = { folioNo: '1', balance: null };

/** What the registrar holds when the rows are all it knows of; now and then something else. */
const withBalance = (entries: readonly LedgerEntry[], more: bigint): PositionLedger['balance'] => {
  const day = entries.at(Math.floor(entries.length / 2))?.day ?? dayNo('2020-01-01');
  let units = more;
  for (const entry of entries) if (entry.day <= day) units += BigInt(unitsSign(entry.kind)) * entry.units;
  return units < 0n ? null : { day, units: milliUnits(units) };
};

describe('the quick way to the sales of a plain ledger', () => {
  it('comes to the lines and gaps of the fold', () => {
    let quick = 0;
    let withSales = 0;
    fc.assert(
      fc.property(
        anyLedger,
        fc.constantFrom(...schemes.keys()),
        fc.constantFrom(null, 0n, 0n, 1n, -1n),
        (entries, schemeCode, more) => {
          const balance = more === null ? null : withBalance(entries, more);
          // Rows that are out of order are folded.
          const turned = entries.toReversed();
          const scheme = schemes.get(schemeCode) as GainScheme;
          const sales = quickSales({ entries, balance }, scheme);
          if (sales === null) return;
          quick += 1;
          if (sales.count > 0) withSales += 1;
          if (entries.length > 1) expect(quickSales({ entries: turned, balance }, scheme)).toBeNull();
          expect(gainLinesOfBook([{ ...place, balance, schemeCode, entries }], schemes)).toEqual(
            gainLinesOfBook([{ ...place, balance, schemeCode, entries: turned }], schemes),
          );
        },
      ),
      { numRuns: 1_000 },
    );
    // Else it would prove nothing.
    expect(quick).toBeGreaterThan(200);
    expect(withSales).toBeGreaterThan(100);
  });

  it('gives up on what it does not know', () => {
    const scheme = schemes.get('E') as GainScheme;
    const bought = ledgerEntry({
      ref: '1',
      kind: 'purchase',
      day: dayNo('2020-01-01'),
      units: milliUnits(10n),
      amount: paise(10n),
    });
    const sold = { ...bought, ref: '2~o', kind: 'redemption' } as const;
    const sales = (...entries: LedgerEntry[]) => quickSales({ entries, balance: null }, scheme);
    expect(sales(bought, sold)).not.toBeNull();
    for (const odd of [
      { ...bought, ref: '0' },
      { ...bought, ref: 'A2' },
      { ...bought, ref: '2', day: dayNo('2019-01-01') },
      { ...bought, ref: '2', units: milliUnits(0n) },
      { ...bought, ref: '2', amount: paise(-1n) },
      { ...bought, ref: '2', amount: paise(2n ** 64n + 10n) },
      { ...bought, ref: '2', tds: paise(2n ** 64n) },
      { ...bought, ref: '2', units: milliUnits(2n ** 52n) },
      { ...bought, ref: '2', duty: paise(11n) },
      { ...bought, ref: '2', isOrder: true },
      { ...bought, ref: '2', kind: 'merger-in' } as const,
      { ...bought, ref: '2', kind: 'reversal', reverses: '1' } as const,
      { ...sold, units: milliUnits(11n) },
      { ...sold, ref: '1' },
    ]) {
      expect(sales(bought, odd), odd.ref).toBeNull();
    }
  });
});
