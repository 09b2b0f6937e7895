import {
  businessDays,
  dateOfDayNumber,
  milliUnits,
  paise,
  readExitLoads,
  readSchemeRules,
} from '@hub/domain';
import { entryKinds, unitsSign } from '@hub/domain/holdings/ledger/entry-kinds';
import { type LedgerEntry, ledgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { positionOf } from '@hub/domain/holdings/lots/position-of';
import { allotUnits } from '@hub/domain/holdings/moves/allot-units';
import { previewRedemption } from '@hub/domain/holdings/sales/redemption-preview';
import { valueAt } from '@hub/domain/money/unit-value';
import { checkAmount } from '@hub/domain/schemes/amount-limits';
import { describe, expect, it } from 'vitest';
import type { EntryRow } from './ground/rows.ts';
import { aumOf, holidaySet, sampleBook, schemeOf } from './test/sample-book.ts';

const sample = sampleBook();
const { clients } = sample;

/** The book's own entry: no figure is negative there, the kind says which way units go. */
const bookEntry = (row: EntryRow): LedgerEntry =>
  ledgerEntry({
    ...row,
    ref: row.trxnNo,
    units: milliUnits(row.units < 0n ? -row.units : row.units),
    tds: row.tax,
  });

const positions = clients.flatMap(({ entries }) =>
  Array.from(Map.groupBy(entries, ({ folioNo, schemeCode }) => `${folioNo}|${schemeCode}`).values()),
);
const everyEntry = clients.flatMap(({ entries }) => entries);

describe('the ledger of the demo book', () => {
  it('is one the book accepts as a whole, and ends with the balances that are told', () => {
    const reported = new Map(
      clients.flatMap(({ balances }) =>
        balances.map(({ folioNo, schemeCode, units }) => [`${folioNo}|${schemeCode}`, units] as const),
      ),
    );
    expect(positions.length).toBe(reported.size);
    for (const rows of positions) {
      const { position, refusals } = positionOf(rows.map(bookEntry));
      expect(refusals).toEqual([]);
      expect(position.units).toBe(reported.get(`${rows[0]?.folioNo}|${rows[0]?.schemeCode}`));
    }
  });

  it('never holds less than nothing, and its signs follow the kinds', () => {
    for (const rows of positions) {
      let held = 0n;
      for (const { units, kind, reverses } of rows) {
        held += units;
        expect(held).toBeGreaterThanOrEqual(0n);
        if (kind === 'reversal') {
          expect(units).toBe(-(rows.find(({ trxnNo }) => trxnNo === reverses)?.units ?? 0n));
        } else {
          expect(Math.sign(Number(units))).toBe(unitsSign(kind));
        }
      }
    }
  });

  it('allots to the third decimal and takes duty to the paisa', () => {
    for (const { kind, amount, nav, day, duty, units } of everyEntry) {
      if (!entryKinds[kind].paysDuty) continue;
      const allotment = allotUnits(amount, nav, kind, day);
      expect({ duty, units }).toEqual({ duty: allotment.duty, units: allotment.units });
    }
  });

  it('buys no less than the scheme takes', () => {
    for (const rows of positions) {
      const rules = readSchemeRules(schemeOf(sample, rows[0]?.schemeCode ?? '').rules);
      for (const { kind, amount } of rows) {
        if (kind !== 'purchase') continue;
        expect(rules.fresh === null ? 'not sold' : checkAmount(amount, rules.fresh)).toBeNull();
      }
    }
  });

  it('takes out what the book would take, to the paisa, with load and STT', () => {
    let loaded = 0;
    let sales = 0;
    for (const rows of positions) {
      const scheme = schemeOf(sample, rows[0]?.schemeCode ?? '');
      const entries = rows.map(bookEntry);
      const undone = new Set(entries.map(({ reverses }) => reverses));
      rows.forEach((row, index) => {
        if (!entryKinds[row.kind].isSale) return;
        const before = entries
          .slice(0, index)
          .filter(({ ref, kind }) => !undone.has(ref) && kind !== 'reversal');
        const preview = previewRedemption(
          positionOf(before).position,
          { by: 'units', units: milliUnits(-row.units) },
          {
            nav: row.nav,
            on: row.day,
            exitLoad: readExitLoads(scheme.loads),
            taxClass: scheme.taxClass,
            holds: { lockInMonths: scheme.lockInMonths, lien: milliUnits(0n), inFlight: milliUnits(0n) },
          },
        );
        if (!preview.ok) throw new Error(`${row.trxnNo}: ${preview.reason}`);
        const { proceeds, load, stt } = preview.redemption;
        // Who asks for an amount gets it to the paisa; rounding to the third decimal falls on the units.
        const thousandth = valueAt(milliUnits(1n), row.nav);
        expect(Math.abs(Number(row.amount - proceeds))).toBeLessThanOrEqual(Number(thousandth) + 1);
        expect(Math.abs(Number(row.load - load))).toBeLessThanOrEqual(1);
        expect(Math.abs(Number(row.stt - stt))).toBeLessThanOrEqual(1);
        if (row.load > 0n) loaded += 1;
        sales += 1;
      });
    }
    expect(sales).toBeGreaterThan(500);
    expect(loaded).toBeGreaterThan(20);
  });

  it('has the NAV of its day in every entry but a reversal, which repeats what it takes back', () => {
    for (const { kind, schemeCode, day, nav, reverses } of everyEntry) {
      const expected =
        kind === 'reversal'
          ? everyEntry.find(({ trxnNo }) => trxnNo === reverses)?.nav
          : sample.navs.get(schemeCode)?.get(day);
      expect(nav).toBe(expected);
    }
  });

  it('gives liquid schemes the NAV of the day before a business day, in and out (handbook §1.4)', () => {
    const isBusinessDay = businessDays(holidaySet);
    const liquid = everyEntry.filter(
      ({ schemeCode }) => schemeOf(sample, schemeCode).assetClass === 'LIQUID',
    );
    const traded = liquid.filter(({ kind }) => kind !== 'reversal');
    expect(traded.length).toBeGreaterThan(100);
    for (const { day } of traded) expect(isBusinessDay(dateOfDayNumber(day).add({ days: 1 }))).toBe(true);
  });

  it('moves money between schemes without losing a paisa on the way', () => {
    for (const { entries } of clients) {
      const outs = entries.filter(({ kind }) => kind === 'switch-out' || kind === 'stp-out');
      const ins = entries.filter(({ kind }) => kind === 'switch-in' || kind === 'stp-in');
      const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
      expect(sum(ins.map(({ amount }) => amount))).toBe(sum(outs.map(({ amount, stt }) => amount - stt)));
    }
  });

  it('carries the cost of merged lots over', () => {
    const merged = clients.filter(({ entries }) => entries.some(({ kind }) => kind === 'merger-out'));
    expect(merged.length).toBeGreaterThan(10);
    for (const { entries } of merged) {
      const source = entries.find(({ kind }) => kind === 'merger-out');
      const ins = entries.filter(({ kind, folioNo }) => kind === 'merger-in' && folioNo === source?.folioNo);
      expect(ins.every(({ carried }) => carried !== null && carried.acquiredOn < (source?.day ?? 0))).toBe(
        true,
      );
      expect(sample.latest.has(source?.schemeCode ?? '')).toBe(true);
      expect(schemeOf(sample, source?.schemeCode ?? '').isOpen).toBe(false);
    }
  });

  it('has every sort of entry that a folio of a fund sees', () => {
    const counts = new Map<string, number>();
    for (const { kind } of everyEntry) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const kinds = [
      'purchase',
      'sip-instalment',
      'switch-in',
      'switch-out',
      'stp-in',
      'stp-out',
      'swp',
      'redemption',
      'idcw-payout',
      'idcw-reinvestment',
      'bonus',
      'merger-in',
      'merger-out',
      'reversal',
    ];
    for (const kind of kinds) expect(counts.get(kind), kind).toBeGreaterThanOrEqual(5);
    const withheld = everyEntry.filter(({ tax }) => tax > paise(0n));
    expect(new Set(withheld.map(({ kind }) => kind))).toEqual(new Set(['idcw-payout', 'idcw-reinvestment']));
  });

  it('has each number once, in order of days within a client', () => {
    expect(new Set(everyEntry.map(({ trxnNo }) => trxnNo)).size).toBe(everyEntry.length);
    for (const { entries } of clients) {
      expect(entries.every(({ day }, index) => index === 0 || day >= (entries[index - 1]?.day ?? 0))).toBe(
        true,
      );
    }
  });

  it('comes to sixty to ninety crore', () => {
    const crore = clients.reduce((sum, { balances }) => sum + aumOf(sample, balances), 0n) / 1_00_00_000_00n;
    expect(crore).toBeGreaterThanOrEqual(60n);
    expect(crore).toBeLessThan(90n);
  });
});
