import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows, dayNo, entry, rupees, units } from '../../../test/ledger.ts';
import { milliUnits } from '../../money/scaled.ts';
import { type Balance, movesOf, positionOf } from '../lots/position-of.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { unitRanges } from './ledger-moves.ts';

const bought = (ref: string, iso: string, count: string, rest: Partial<LedgerEntry> = {}) =>
  entry(ref, 'purchase', iso, { units: units(count), amount: rupees(`${Number(count) * 10}`), ...rest });
const sold = (ref: string, iso: string, count: string) =>
  entry(ref, 'redemption', iso, { units: units(count), amount: rupees(`${Number(count) * 10}`) });
const undo = (ref: string, iso: string, count: string, rest: Partial<LedgerEntry> = {}) =>
  entry(ref, 'reversal', iso, {
    units: units(count),
    amount: rupees(`${Number(count) * 10}`),
    reverses: ref,
    undoes: 'purchase',
    ...rest,
  });
const why = (ledger: readonly LedgerEntry[], balance?: Balance) =>
  positionOf(ledger, { balance: balance ?? null }).uncounted.map((one) => [one.entry.row, one.why]);
const held = (ledger: readonly LedgerEntry[], balance?: Balance) =>
  positionOf(ledger, { balance: balance ?? null }).position.units;
const moved = (ledger: readonly LedgerEntry[]) =>
  movesOf(positionOf(ledger)).map(({ day, units: count, amount }) => [day, count, amount]);

describe('what a reversal takes back', () => {
  it('13.4 with a number of its own and no original named: +30, +10, −30 leaves 10', () => {
    const ledger = [
      bought('1', '2025-01-01', '30'),
      bought('2', '2025-01-02', '10'),
      undo('3', '2025-01-05', '30'),
    ];
    expect(held(ledger)).toBe(units('10'));
    expect(why(ledger)).toEqual([
      ['1', 'reversed'],
      ['3', 'reversed'],
    ]);
  });

  it('is the newest entry like it up to its day, of its own kind if there is one', () => {
    const sip = (ref: string, iso: string) => ({
      ...bought(ref, iso, '10'),
      kind: 'sip-instalment' as const,
    });
    const ledger = [sip('1', '2026-01-05'), bought('2', '2026-02-05', '10'), sip('3', '2026-03-05')];
    const of = (reversal: LedgerEntry) => why([...ledger, reversal]).map(([row]) => row);
    expect(of(undo('9', '2026-02-20', '10'))).toEqual(['2', '9']);
    expect(of(undo('9', '2026-02-20', '10', { undoes: 'sip-instalment' }))).toEqual(['1', '9']);
    expect(of(undo('9', '2026-02-20', '10', { undoes: 'switch-in' }))).toEqual(['2', '9']);
    expect(of(undo('9', '2026-01-04', '10'))).toEqual(['9']);
    expect(why([...ledger, undo('9', '2026-01-04', '10')])).toEqual([['9', 'unresolved']]);
  });

  it('13.6 counts on the later of both days in flows, whichever came first', () => {
    const ledger = [bought('1', '2025-03-10', '25'), undo('1', '2025-03-02', '25', { row: '1~R' })];
    expect(moved(ledger)).toEqual([
      [dayNo('2025-03-10'), units('25'), rupees('250')],
      [dayNo('2025-03-10'), -units('25'), -rupees('250')],
    ]);
  });

  it('13.12 of an addition, its reversal and its re-entry under one number is the addition', () => {
    const ledger = [
      bought('5', '2025-01-01', '40'),
      undo('5', '2025-01-01', '40', { row: '5~R' }),
      bought('5', '2025-01-01', '40', { row: '5~#2' }),
    ];
    expect(held(ledger)).toBe(units('40'));
    const later = [...ledger.slice(0, 2), bought('5', '2025-01-04', '41', { row: '5~v' })];
    expect(held(later)).toBe(units('41'));
  });

  it('of several versions is the one with its amount, booked by then, before any other', () => {
    const ledger = [
      bought('5', '2025-01-01', '40'),
      bought('5', '2025-01-09', '40', { row: '5~v' }),
      undo('5', '2025-01-05', '40', { row: '5~R' }),
    ];
    expect(why(ledger).map(([row]) => row)).toEqual(['5', '5~R']);
  });
});

describe('versions of one entry', () => {
  it('13.13 leave the one booked last, then traded last, then come last', () => {
    const first = bought('1', '2025-01-01', '10', { arrived: 5 });
    const booked = bought('1', '2025-01-01', '11', { row: 'b', posted: dayNo('2025-01-03') });
    const traded = bought('1', '2025-01-02', '12', { row: 't', posted: dayNo('2025-01-01') });
    const came = bought('1', '2025-01-01', '13', { row: 'c', arrived: 6 });
    expect(held([first, came])).toBe(units('13'));
    expect(held([came, first, traded])).toBe(units('12'));
    expect(held([booked, came, traded, first])).toBe(units('11'));
    expect(why([booked, first])).toEqual([['1', 'replaced']]);
  });

  it('give way to the registrar’s row where an order posted the first, even when that is taken back', () => {
    const order = bought('ord', '2025-01-01', '10', { userRef: 'U1', isOrder: true });
    const row = bought('77', '2025-01-02', '10', { userRef: 'U1' });
    expect(why([order, row])).toEqual([['ord', 'replaced']]);
    expect(held([order, row])).toBe(units('10'));
    expect(held([order, row, undo('77', '2025-01-03', '10', { row: '77~R' })])).toBe(0n);
    expect(why([order, { ...row, kind: 'switch-in' }])).toEqual([]);
  });
});

describe('what cannot be applied', () => {
  it('13.1 is unresolved and moves nothing, until what is missing comes', () => {
    const ledger = [bought('1', '2025-01-01', '610'), sold('2', '2025-02-01', '900')];
    const folded = positionOf(ledger);
    expect(folded.position.units).toBe(units('610'));
    expect(movesOf(folded)).toHaveLength(1);
    expect(why(ledger)).toEqual([['2', 'unresolved']]);
    expect(why([...ledger, bought('0', '2024-01-01', '290')])).toEqual([]);
  });

  it('13.1 is what an opening balance covers: units without a known cost, of the day before', () => {
    const ledger = [bought('1', '2025-01-01', '610'), sold('2', '2025-02-01', '900')];
    const balance = { day: dayNo('2025-03-01'), units: units('0') };
    const folded = positionOf(ledger, { balance });
    expect(folded.opening).toMatchObject({ day: dayNo('2024-12-31'), units: units('290') });
    expect([folded.position.units, folded.refusals]).toEqual([0n, []]);
    const more = positionOf(ledger.slice(0, 1), { balance: { ...balance, units: units('700') } });
    expect(more.position).toMatchObject({
      units: units('700'),
      unitsWithoutCost: units('90'),
      cost: rupees('6100'),
    });
  });

  it('is on the balance’s own day where there is no row before, and nothing where there are more units', () => {
    const balance = { day: dayNo('2025-03-01'), units: units('50') };
    expect(positionOf([], { balance }).opening).toMatchObject({ day: dayNo('2025-03-01') });
    const later = positionOf([bought('1', '2025-06-01', '10')], { balance });
    expect(later.opening).toMatchObject({ day: dayNo('2025-03-01'), units: units('50') });
    expect(later.position.units).toBe(units('60'));
    expect(held([bought('1', '2025-01-01', '60')], balance)).toBe(units('60'));
  });
});

describe('any rows with a balance', () => {
  it('come to the balance on its day where they can, whatever order they are read in', () => {
    fc.assert(
      fc.property(anyRows, fc.nat(1500), fc.bigInt({ min: 0n, max: 9_000_000n }), (rows, after, count) => {
        const balance: Balance = {
          day: (dayNo('2020-01-01') + (after % 60)) as Balance['day'],
          units: milliUnits(count),
        };
        const folded = positionOf(rows, { balance });
        expect(positionOf(rows.toReversed(), { balance }).position).toEqual(folded.position);
        const moves = movesOf(folded);
        expect(moves.reduce((sum, move) => sum + move.units, 0n)).toBe(folded.position.units);
        const unresolved = folded.refusals.length > 0;
        const onDay = moves.reduce((sum, move) => (move.day <= balance.day ? sum + move.units : sum), 0n);
        if (folded.opening !== null && !unresolved) expect(onDay).toBe(balance.units);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the units of a day', () => {
  it('are ranges, from the first move on', () => {
    const ledger = [
      bought('1', '2025-01-01', '30'),
      bought('2', '2025-01-10', '10'),
      undo('2', '2025-01-12', '10', { row: '2~R' }),
      sold('3', '2025-02-01', '30'),
    ];
    expect(unitRanges(movesOf(positionOf(ledger)))).toEqual([
      { from: dayNo('2025-01-01'), to: dayNo('2025-01-09'), units: units('30') },
      { from: dayNo('2025-01-10'), to: dayNo('2025-01-11'), units: units('40') },
      { from: dayNo('2025-01-12'), to: dayNo('2025-01-31'), units: units('30') },
      { from: dayNo('2025-02-01'), to: null, units: 0n },
    ]);
  });
});
