import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookBalance, type BookRow, keyOf, sideOf } from '../../../test/reference/book-row.ts';
import { FeedDesk, type FeedRow } from '../../../test/reference/feed-desk.ts';
import { type Feed, feedOf } from '../../../test/reference/random-feed.ts';
import { type ReferencePosition, referenceBook } from '../../../test/reference/reference-book.ts';
import { flowsOf, unitsOn } from '../../../test/reference/reference-figures.ts';
import { dayOf } from '../../../test/reference/reference-house.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { milliUnits, paise } from '../../money/scaled.ts';
import type { EntryKind } from '../ledger/entry-kinds.ts';
import { type LedgerEntry, ledgerEntry } from '../ledger/ledger-entry.ts';
import { unitRanges } from '../ledger/ledger-moves.ts';
import { foldBook } from './fold-book.ts';
import { costLeft } from './lot.ts';
import { type FoldedLedger, movesOf } from './position-of.ts';

/** Thousands by hand: `HUB_FEEDS=5000 npx vitest run <this file>`. */
const feeds = Number(process.env.HUB_FEEDS ?? 600);

const kindOf = (kind: BookRow['kind']): EntryKind =>
  kind === 'sip' ? 'sip-instalment' : kind === 'idcw-reinvest' ? 'idcw-reinvestment' : kind;

const suffixes = { in: '', none: '~n', out: '~o' } as const;
const refOf = (number: string, { kind, part }: BookRow): string =>
  `${number}${suffixes[sideOf(kind)]}${part === '' ? '' : `~${part}`}`;

function entryOf(row: BookRow): LedgerEntry {
  const ref = refOf(row.number, row);
  return ledgerEntry({
    ref: row.isReversal ? `${ref}~R` : ref,
    row: `${ref} ${row.arrival}`,
    kind: row.isReversal ? 'reversal' : kindOf(row.kind),
    day: row.trade as DayNumber,
    posted: row.post as DayNumber,
    arrived: row.arrival,
    units: milliUnits(row.units),
    amount: paise(row.amount),
    carried: row.brought && { acquiredOn: row.brought.day as DayNumber, cost: paise(row.brought.cost) },
    reverses: row.isReversal ? refOf(row.names ?? row.number, row) : null,
    undoes: row.isReversal ? kindOf(row.kind) : null,
  });
}

/** What both say of a position, in the same words. */
interface Reported {
  readonly units: bigint;
  readonly cost: bigint;
  readonly unitsWithoutCost: bigint;
  readonly lots: readonly string[];
  readonly moves: readonly string[];
  /** Units at the close of every day on which they became others. */
  readonly ranges: readonly string[];
  readonly uncounted: readonly string[];
}

const lotText = (day: number, units: bigint, cost: bigint | null) => `${day}: ${units} for ${cost ?? '?'}`;

const newMoney = new Set(['purchase', 'sip-instalment']);
const moneyOut = new Set(['redemption', 'swp']);

function rangesOf(one: ReferencePosition): string[] {
  const days = [...new Set(flowsOf(one).map(({ day }) => day))].sort((first, second) => first - second);
  const closes = days.map((day) => ({ day, units: unitsOn(one, day) }));
  return closes
    .filter(({ units }, n) => units !== (closes[n - 1]?.units ?? 0n))
    .map(({ day, units }) => `from ${day}: ${units}`);
}

const fromReference = (one: ReferencePosition): Reported => ({
  units: one.units,
  cost: one.cost,
  unitsWithoutCost: one.unitsWithoutCost,
  lots: one.lots.map(({ day, units, cost }) => lotText(day, units, cost)),
  moves: flowsOf(one)
    .map(({ day, units, bought, sold }) => `${day}: ${units} ${bought} ${sold}`)
    .sort(),
  ranges: rangesOf(one),
  uncounted: [
    ...one.settled.replaced.map(({ number }) => `${number} replaced`),
    ...[...one.settled.waiting, ...one.refused].map(({ number }) => `${number} unresolved`),
  ].sort(),
});

const fromFold = (folded: FoldedLedger): Reported => ({
  units: folded.position.units,
  cost: folded.position.cost,
  unitsWithoutCost: folded.position.unitsWithoutCost,
  lots: folded.position.lots.map((lot) =>
    lotText(lot.acquiredOn, lot.units, lot.hasCost ? costLeft(lot) : null),
  ),
  moves: movesOf(folded)
    .map(
      ({ day, units, kind, amount }) =>
        `${day}: ${units} ${newMoney.has(kind) ? amount : 0n} ${moneyOut.has(kind) ? amount : 0n}`,
    )
    .sort(),
  ranges: unitRanges(movesOf(folded)).map(({ from, units }) => `from ${from}: ${units}`),
  uncounted: folded.uncounted
    .filter(({ why }) => why !== 'reversed')
    .map(({ entry, why }) => `${entry.ref.split('~', 1)[0]} ${why}`)
    .sort(),
});

/** The domain's own way from rows to positions. */
function foldedBook(rows: readonly BookRow[], balances: readonly BookBalance[]): Map<string, Reported> {
  const reported = new Map<string, Reported>();
  for (const arn of new Set([...rows, ...balances].map((one) => one.arn))) {
    const names = new Map(
      [...rows, ...balances].filter((one) => one.arn === arn).map((one) => [keyOf(one), one]),
    );
    const ledgers = [...names].map(([key, { folio, scheme }]) => {
      const [newest] = balances
        .filter((one) => keyOf(one) === key)
        .sort((one, other) => other.day - one.day || other.arrival - one.arrival);
      return {
        folioNo: folio,
        schemeCode: scheme,
        entries: rows.filter((row) => keyOf(row) === key).map(entryOf),
        balance:
          newest === undefined ? null : { day: newest.day as DayNumber, units: milliUnits(newest.units) },
      };
    });
    const keys = [...names.keys()];
    for (const [n, folded] of foldBook(ledgers).entries()) reported.set(keys[n] ?? '', fromFold(folded));
  }
  return reported;
}

const deskOf = ({ rows, balances }: Feed): FeedDesk => {
  const desk = new FeedDesk();
  const byRank = <Item extends { readonly rank: number }>(items: readonly Item[]) =>
    [...items].sort((one, other) => one.rank - other.rank);
  desk.bring({
    name: 'all',
    rta: 'CAMS',
    rows: byRank(rows)
      .filter(({ files }) => files.length > 0)
      .map(({ item }) => item),
    balances: byRank(balances).map(({ item }) => item),
  });
  return desk;
};

const expectSame = (desk: FeedDesk) => {
  const expected = new Map(
    referenceBook(desk.rows(), desk.balances()).map((one) => [keyOf(one), fromReference(one)]),
  );
  expect(foldedBook(desk.rows(), desk.balances())).toEqual(expected);
};

describe('the fold of a book and the reference book', () => {
  it('come to the same positions, lots, moves, units of any day and uncounted rows over random feeds', () => {
    fc.assert(
      fc.property(feedOf(40), (feed) => expectSame(deskOf(feed))),
      { numRuns: feeds },
    );
  });

  const row = (number: string, day: string, units: number, part: Partial<FeedRow> = {}): FeedRow => ({
    arn: 'ARN-1',
    folio: '1/1',
    scheme: 'S1',
    rta: 'CAMS',
    pan: null,
    number,
    part: '',
    kind: units < 0 ? 'redemption' : 'purchase',
    isReversal: false,
    names: null,
    trade: dayOf(day),
    post: dayOf(day),
    units: BigInt(Math.abs(units)) * 1000n,
    amount: BigInt(Math.abs(units)) * 1000n,
    withheld: 0n,
    brought: null,
    ...part,
  });
  const book = (...rows: FeedRow[]) => {
    const desk = new FeedDesk();
    desk.bring({ name: 'all', rta: 'CAMS', rows, balances: [] });
    expectSame(desk);
    return referenceBook(desk.rows(), desk.balances()).map(fromReference);
  };

  it('say of +30, +10 and −30 under its own number 10 units', () => {
    const [reported] = book(
      row('1', '2025-01-01', 30),
      row('2', '2025-01-02', 10),
      row('3', '2025-01-03', 30, { isReversal: true }),
    );
    expect(reported).toMatchObject({ units: 10_000n, cost: 10_000n, uncounted: [] });
  });

  it('say of 610 units and a sale of 900 that the sale is unresolved', () => {
    const [reported] = book(row('1', '2025-01-01', 610), row('2', '2025-01-02', -900));
    expect(reported).toMatchObject({ units: 610_000n, uncounted: ['2 unresolved'] });
  });

  it('carry a merger’s lots with cost and day', () => {
    const [, merged] = book(
      row('1', '2020-01-06', 100, { amount: 500_000n }),
      row('2', '2024-08-16', 100, { kind: 'merger-out', amount: 900_000n }),
      row('3', '2024-08-16', 75, { kind: 'merger-in', scheme: 'S2', amount: 900_000n }),
    ).sort((one, other) => Number(one.units - other.units));
    expect(merged?.lots).toEqual([`${dayOf('2020-01-06')}: 75000 for 500000`]);
  });
});
