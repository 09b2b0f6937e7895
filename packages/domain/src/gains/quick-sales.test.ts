import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemes as someSchemes } from '../../test/gains/scenario.ts';
import { dayNo } from '../../test/ledger.ts';
import type { DayNumber } from '../calendar/day-number.ts';
import type { EntryKind } from '../holdings/entry-kinds.ts';
import { arbitrageExitLoad, equityExitLoad, liquidExitLoad } from '../holdings/exit-load.ts';
import { type LedgerEntry, ledgerEntry } from '../holdings/ledger-entry.ts';
import { milliUnits, navTenThousandths, paise } from '../money/scaled.ts';
import { gainLinesOfBook } from './gain-lines.ts';
import type { GainScheme } from './gain-schemes.ts';
import { quickSales } from './quick-sales.ts';

const schemes = new Map<string, GainScheme>(
  [...someSchemes].flatMap(([code, scheme]) => [
    [code, scheme] as const,
    [`${code}1`, { ...scheme, exitLoad: equityExitLoad }] as const,
    [`${code}2`, { ...scheme, exitLoad: arbitrageExitLoad }] as const,
    [`${code}3`, { ...scheme, exitLoad: liquidExitLoad }] as const,
  ]),
);

const figure = (small: bigint, large: bigint) =>
  fc.oneof({ weight: 4, arbitrary: fc.bigInt(0n, small) }, fc.bigInt(0n, large));

/** Rows in order with growing numbers; now and then a sale of too much, a figure that cannot be, no units. */
const anyLedger: fc.Arbitrary<LedgerEntry[]> = fc
  .array(
    fc.record({
      after: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(364, 365, 366, 367, 400)),
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
      units: figure(900_000n, 10n ** 13n),
      part: fc.bigInt(1n, 101n),
      amount: figure(9_000_000n, 10n ** 15n),
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
        ref: String(100 + index),
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
/** A balance of nothing before the history changes nothing, but is no plain ledger. */
const unquick = { ...place, balance: { day: dayNo('1990-01-01'), units: milliUnits(0n) } };

describe('the quick way to the sales of a plain ledger', () => {
  it('comes to the lines and gaps of the fold', () => {
    let quick = 0;
    fc.assert(
      fc.property(anyLedger, fc.constantFrom(...schemes.keys()), (entries, schemeCode) => {
        if (quickSales(entries, schemes.get(schemeCode) as GainScheme) !== null) quick += 1;
        expect(gainLinesOfBook([{ ...place, schemeCode, entries }], schemes)).toEqual(
          gainLinesOfBook([{ ...unquick, schemeCode, entries }], schemes),
        );
      }),
      { numRuns: 600 },
    );
    // Else it would prove nothing.
    expect(quick).toBeGreaterThan(100);
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
    const sold = { ...bought, ref: '2', kind: 'redemption' } as const;
    expect(quickSales([bought, sold], scheme)).not.toBeNull();
    for (const odd of [
      { ...bought, ref: '0' },
      { ...bought, ref: '2~v1' },
      { ...bought, ref: '2', day: dayNo('2019-01-01') },
      { ...bought, ref: '2', units: milliUnits(0n) },
      { ...bought, ref: '2', amount: paise(-1n) },
      { ...bought, ref: '2', duty: paise(11n) },
      { ...bought, ref: '2', isOrder: true },
      { ...bought, ref: '2', kind: 'merger-in' } as const,
      { ...bought, ref: '2', kind: 'reversal', reverses: '1' } as const,
      { ...sold, units: milliUnits(11n) },
      { ...sold, ref: '1' },
    ]) {
      expect(quickSales([bought, odd], scheme), odd.ref).toBeNull();
    }
  });
});
