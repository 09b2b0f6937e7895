import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEntry } from '../../../test/apply-entry.ts';
import { anyRows, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { milliUnits } from '../../money/scaled.ts';
import { unitsSign } from '../ledger/entry-kinds.ts';
import { compareEntries } from '../ledger/entry-order.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { needsRebuild } from '../ledger/refusal.ts';
import { costLeft } from './lot.ts';
import { openPosition, positionNow } from './open-position.ts';
import { emptyPosition, type Position } from './position.ts';
import { movesOf, positionOf } from './position-of.ts';
import { postEntry } from './post-entry.ts';

/**
 * Keeps a ledger as a server does: post what comes, fold again where the fold asks for it, leave out what is
 * refused. Returns what was kept and the state carried along.
 */
function foldBook(rows: readonly LedgerEntry[]): { ledger: LedgerEntry[]; state: Position } {
  const ledger: LedgerEntry[] = [];
  let state = emptyPosition;
  for (const row of rows) {
    // Where something was taken back, a new row may be what is taken back now: only the whole ledger says.
    const goesOn = !ledger.some(({ kind }) => kind === 'reversal');
    const applied = applyEntry(state, row);
    if (goesOn && applied.ok) {
      ledger.push(row);
      state = applied.position;
    } else if (!goesOn || (!applied.ok && needsRebuild(applied.refusal))) {
      const folded = positionOf([...ledger, row]);
      if (folded.refusals.length > 0) continue;
      ledger.push(row);
      state = folded.position;
    }
  }
  return { ledger, state };
}

const holdings = ({ mark: _, ...rest }: Position) => rest;
const shuffled = (rows: readonly LedgerEntry[], keys: readonly number[]) =>
  rows
    .map((row, index) => ({ row, key: keys[index % keys.length] ?? 0 }))
    .sort((one, other) => one.key - other.key)
    .map(({ row }) => row);

describe('a position', () => {
  it('is, entry by entry, what folding the whole ledger gives', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { ledger, state } = foldBook(rows);
        expect(positionOf(ledger)).toMatchObject({ position: state, refusals: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('is the same when its ledger is kept open over many entries', () => {
    fc.assert(
      fc.property(anyRows, fc.nat({ max: 40 }), (rows, cut) => {
        const saved = foldBook(rows.filter((row) => row.kind !== 'reversal')).ledger;
        const ledger = saved.toSorted(compareEntries);
        const open = openPosition(positionOf(ledger.slice(0, cut)).position);
        for (const row of ledger.slice(cut)) expect(postEntry(open, row)).toBeNull();
        expect(positionNow(open)).toEqual(positionOf(ledger).position);
      }),
    );
  });

  it('does not depend on the order in which the ledger is read', () => {
    fc.assert(
      fc.property(anyRows, fc.array(fc.nat(), { minLength: 1 }), (rows, keys) => {
        const { ledger } = foldBook(rows);
        expect(positionOf(shuffled(ledger, keys)).position).toEqual(positionOf(ledger).position);
      }),
    );
  });

  it('holds what its lots add up to, and never less than nothing', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { position } = positionOf(rows);
        const { lots } = position;
        expect(lots.reduce((sum, lot) => sum + lot.units, 0n)).toBe(position.units);
        expect(lots.reduce((sum, lot) => sum + costLeft(lot), 0n)).toBe(position.cost);
        expect(position.units).toBeGreaterThanOrEqual(0n);
        expect(position.cost).toBeGreaterThanOrEqual(0n);
        expect(lots.every((lot) => lot.units > 0n && lot.units <= lot.allotted)).toBe(true);
        expect(lots.map((lot) => lot.acquiredOn)).toEqual(
          lots.map((lot) => lot.acquiredOn).toSorted((one, other) => one - other),
        );
      }),
    );
  });

  it('has the units that came in less those that went out, and keeps what came in last', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { ledger, state } = foldBook(rows.filter((row) => row.carried === null));
        const { counted } = positionOf(ledger);
        const of = (sign: number) => counted.filter((row) => unitsSign(row.kind) === sign);
        const sum = (list: LedgerEntry[]) => list.reduce((total, row) => total + row.units, 0n);
        expect(state.units).toBe(sum(of(1)) - sum(of(-1)));
        // First in, first out, said the other way round: what has left is the oldest.
        let gone = sum(of(-1));
        const incoming = of(1).sort(
          (one, other) => one.day - other.day || Number(one.ref) - Number(other.ref),
        );
        const left = incoming.flatMap((row) => {
          const taken = gone < row.units ? gone : row.units;
          gone -= taken;
          return row.units === taken ? [] : [[row.ref, row.units - taken]];
        });
        expect(state.lots.map((lot) => [lot.ref, lot.units])).toEqual(left);
      }),
    );
  });

  it('parts with no more cost and duty than were paid, to the paisa', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        let costOut = 0n;
        const { position, counted } = positionOf(rows, {
          onPart: (_, part) => {
            costOut += part.cost;
            expect(part.duty).toBeLessThanOrEqual(part.lot.duty);
          },
        });
        const costIn = counted
          .filter((row) => unitsSign(row.kind) > 0)
          .reduce((sum, row) => sum + (row.carried?.cost ?? (row.kind === 'bonus' ? 0n : row.amount)), 0n);
        expect(position.cost + costOut).toBe(costIn);
      }),
    );
  });
});

describe('the cost of a lot', () => {
  it('is shared to the nearest paisa, and the rest stays with the rest', () => {
    const bought = entry('1', 'purchase', '2026-01-05', { units: units('3'), amount: rupees('2') });
    const out = (ref: string) => entry(ref, 'redemption', '2026-02-05', { units: units('1') });
    const costs: bigint[] = [];
    const { position } = positionOf([bought, out('2'), out('3'), out('4')], {
      onPart: (_, part) => costs.push(part.cost),
    });
    expect(costs).toEqual([67n, 66n, 67n]);
    expect(position.cost).toBe(0n);
  });
});

describe('a long history', () => {
  it('keeps only the lots that are left, however many went before', () => {
    const open = openPosition();
    for (let index = 0; index < 1_000; index += 1) {
      const at = { day: (20_000 + index) as LedgerEntry['day'], ref: String(index) };
      const sip = { units: units('10'), amount: rupees('100') };
      expect(postEntry(open, { ...entry('', 'sip-instalment', '2020-01-01', sip), ...at })).toBeNull();
      if (index < 100) continue;
      const sale = { units: units('10'), amount: rupees('110') };
      expect(
        postEntry(open, { ...entry('', 'swp', '2020-01-01', sale), ...at, ref: `s${index}` }),
      ).toBeNull();
      expect(open.lots.length).toBeLessThanOrEqual(300);
    }
    const position = positionNow(open);
    expect(position.lots.map((lot) => lot.ref)).toEqual(
      Array.from({ length: 100 }, (_, index) => String(900 + index)),
    );
    expect([position.units, position.cost]).toEqual([units('1000'), rupees('10000')]);
  });
});

describe('a reversal', () => {
  it('returns the book to what it was, whatever it reverses', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (rows, feed) => {
        const { ledger, state } = foldBook(rows.filter((row) => row.kind !== 'reversal'));
        const late = feed
          .filter((row) => row.kind !== 'reversal')
          .map((row, index) => ({
            ...row,
            ref: `F${index}`,
            row: `F${index}`,
            day: (row.day + 200) as typeof row.day,
            posted: (row.day + 200) as typeof row.day,
          }));
        const withFeed = foldBook([...ledger, ...late]).ledger;
        const undoing = withFeed.slice(ledger.length).map((row) => ({
          ...row,
          ref: `U${row.ref}`,
          row: `U${row.ref}`,
          kind: 'reversal' as const,
          undoes: row.kind,
          reverses: row.ref,
          carried: null,
        }));
        expect(holdings(positionOf([...withFeed, ...undoing]).position)).toEqual(holdings(state));
      }),
    );
  });

  const bought = entry('7', 'sip-instalment', '2026-05-05', { units: units('10'), amount: rupees('500') });
  const before = entry('6', 'sip-instalment', '2026-04-05', { units: units('11'), amount: rupees('500') });
  const undo = (rest: Partial<LedgerEntry> = {}) => ({
    ...entry('8', 'reversal', '2026-05-09', {
      reverses: '7',
      units: units('10'),
      amount: rupees('500'),
      undoes: 'sip-instalment',
    }),
    ...rest,
  });

  it('asks for the whole ledger', () => {
    expect(applyEntry(positionOf([before, bought]).position, undo())).toEqual({
      ok: false,
      refusal: { reason: 'needs-rebuild', ref: '8' },
    });
  });

  it('takes away the lot it names, its cost and its day', () => {
    const { position } = positionOf([before, bought, undo()]);
    expect(position).toEqual(positionOf([before]).position);
    expect(position.lastInvestedOn).toBe(before.day);
  });

  it('leaves a later sale without its units unresolved', () => {
    const sold = entry('9', 'redemption', '2026-05-08', { units: units('15') });
    expect(positionOf([before, bought, sold, undo()]).refusals).toEqual([
      { reason: 'not-enough-units', ref: '9', requested: units('15'), held: units('11') },
    ]);
  });

  it('counts by its units where it takes back a part of what it names', () => {
    const folded = positionOf([before, bought, undo({ units: units('4'), amount: rupees('1') })]);
    const less = { ...bought, units: units('6'), amount: rupees('300') };
    expect(folded.refusals).toEqual([]);
    expect(folded.position).toEqual(positionOf([before, less]).position);
    expect(movesOf(folded).filter(({ day }) => day > before.day)).toEqual([
      expect.objectContaining({ day: bought.day, units: units('6'), amount: rupees('300') }),
      expect.objectContaining({ day: bought.day, units: units('4'), amount: rupees('200') }),
      expect.objectContaining({ units: milliUnits(-4_000n), amount: -rupees('200') }),
    ]);
  });

  it('gives sold units back to the lots they came from', () => {
    const sold = entry('9', 'redemption', '2026-05-08', { units: units('15'), amount: rupees('700') });
    const back = undo({ reverses: '9', units: units('15'), undoes: 'redemption' });
    const folded = positionOf([before, bought, sold, back]);
    expect(holdings(folded.position)).toEqual(holdings(positionOf([before, bought]).position));
    expect(folded.refusals).toEqual([]);
  });

  it('is unresolved when it names nothing, when nothing is like it, or when all of that is taken back', () => {
    const waits = (ref: string, reverses: string) => ({ reason: 'nothing-to-reverse', ref, reverses });
    expect(positionOf([bought, undo({ reverses: null })]).refusals).toEqual([
      { reason: 'bad-entry', ref: '8', fault: 'nothing-named' },
    ]);
    expect(positionOf([bought, undo({ reverses: 'x', amount: rupees('501') })]).refusals).toEqual([
      waits('8', 'x'),
    ]);
    expect(positionOf([bought, undo(), undo({ ref: '9', row: '9' })]).refusals).toEqual([waits('9', '7')]);
    expect(positionOf([before, bought, undo({ units: units('10.001') })]).refusals).toEqual([
      waits('8', '7'),
    ]);
    const part = undo({ units: units('4') });
    expect(positionOf([bought, part, { ...part, ref: '9', row: '9' }]).refusals).toEqual([waits('9', '7')]);
    // A redemption's reversal brings units back: it is no purchase's.
    expect(positionOf([bought, undo({ undoes: 'redemption' })]).refusals).toEqual([waits('8', '7')]);
  });
});

describe('orders of one day', () => {
  const morning = entry('1', 'purchase', '2026-11-13', { units: units('10'), amount: rupees('100') });
  const noon = entry('2', 'purchase', '2026-11-13', { units: units('20'), amount: rupees('220') });
  const sale = entry('0', 'redemption', '2026-11-13', { units: units('25'), amount: rupees('300') });

  it('come in before they go out, whatever their numbers', () => {
    const { position, refusals } = positionOf([sale, noon, morning]);
    expect(refusals).toEqual([]);
    expect(position.units).toBe(units('5'));
  });

  it('commute when both come in, without folding again', () => {
    const open = openPosition();
    expect(postEntry(open, noon)).toBeNull();
    expect(postEntry(open, morning)).toBeNull();
    expect(positionNow(open)).toEqual(positionOf([morning, noon]).position);
  });

  it('commute when both go out: what is left has the same cost', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 14_999n }),
        fc.bigInt({ min: 1n, max: 15_000n }),
        (one, other) => {
          const out = (ref: string, count: bigint) =>
            entry(ref, 'redemption', '2026-11-14', { units: milliUnits(count) });
          const forth = positionOf([morning, noon, out('3', one), out('4', other)]).position;
          const back = positionOf([morning, noon, out('3', other), out('4', one)]).position;
          expect(forth).toEqual(back);
        },
      ),
    );
  });

  it('ask for a rebuild when one comes in after one has gone out', () => {
    const { position } = positionOf([morning, { ...sale, units: units('5') }]);
    expect(applyEntry(position, noon)).toEqual({ ok: false, refusal: { reason: 'out-of-order', ref: '2' } });
  });
});

describe('an entry', () => {
  const held = positionOf([
    entry('1', 'purchase', '2026-01-05', { units: units('10'), amount: rupees('100') }),
  ]).position;

  it('never takes more than there is', () => {
    const sale = entry('2', 'redemption', '2026-02-05', { units: units('10.001') });
    expect(applyEntry(held, sale)).toEqual({
      ok: false,
      refusal: { reason: 'not-enough-units', ref: '2', requested: units('10.001'), held: units('10') },
    });
  });

  it('of an earlier day asks for a rebuild', () => {
    const early = entry('2', 'purchase', '2025-12-31', { units: units('1') });
    expect(applyEntry(held, early)).toEqual({ ok: false, refusal: { reason: 'out-of-order', ref: '2' } });
  });

  it.each([
    ['no-units', entry('2', 'purchase', '2026-02-05', { amount: rupees('100') })],
    ['negative-figure', entry('2', 'purchase', '2026-02-05', { units: milliUnits(-1n) })],
    ['negative-figure', entry('2', 'idcw-payout', '2026-02-05', { amount: rupees('-5') })],
    ['absurd-figure', entry('2', 'purchase', '2026-02-05', { units: milliUnits(2n ** 60n) })],
    ['duty-above-amount', entry('2', 'purchase', '2026-02-05', { units: units('1'), duty: rupees('1') })],
    [
      'not-carried',
      entry('2', 'purchase', '2026-02-05', {
        units: units('1'),
        carried: { acquiredOn: held.lots[0]?.acquiredOn ?? (0 as never), cost: rupees('1') },
      }),
    ],
    [
      'acquired-later',
      entry('2', 'merger-in', '2026-02-05', {
        units: units('1'),
        carried: { acquiredOn: entry('x', 'bonus', '2026-02-06').day, cost: rupees('1') },
      }),
    ],
  ])('is refused for %s', (fault, bad) => {
    expect(applyEntry(held, bad)).toEqual({ ok: false, refusal: { reason: 'bad-entry', ref: '2', fault } });
  });

  it('that is refused leaves an open position as it was', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const open = openPosition();
        for (const row of rows) {
          const before = positionNow(open);
          if (postEntry(open, row) !== null) expect(positionNow(open)).toEqual(before);
        }
      }),
    );
  });

  it('counts in what was paid, taken and distributed as its kind says', () => {
    const { position } = positionOf([
      entry('1', 'purchase', '2026-01-05', { units: units('100'), amount: rupees('1000'), nav: nav('10') }),
      entry('2', 'idcw-payout', '2026-02-05', { amount: rupees('50') }),
      entry('3', 'idcw-reinvestment', '2026-03-05', { units: units('5'), amount: rupees('50') }),
      entry('4', 'bonus', '2026-04-05', { units: units('50') }),
      entry('5', 'switch-out', '2026-05-05', { units: units('40'), amount: rupees('300') }),
    ]);
    expect(position).toMatchObject({
      units: units('115'),
      cost: rupees('650'),
      paidIn: rupees('1000'),
      takenOut: rupees('300'),
      distributed: rupees('50'),
    });
    expect(position.lastInvestedOn).toBe(entry('x', 'bonus', '2026-01-05').day);
  });
});
