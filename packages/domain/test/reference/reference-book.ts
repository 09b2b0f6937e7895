import {
  type BookBalance,
  type BookRow,
  compareNumbers,
  groupedBy,
  keyOf,
  outKindOf,
  type PositionName,
} from './book-row.ts';
import { type Folded, foldedLots, type LotPiece } from './folded-lots.ts';
import { type Settled, settledRows } from './settled-rows.ts';

export interface ReferencePosition extends PositionName, Folded {
  readonly settled: Settled;
}

/** Legs of one transfer or merger are booked within a week. */
const MOST_DAYS_APART = 7;

/** Whether units that arrive with one row may be those that left with the other. */
function mayBeLegs(into: BookRow, out: BookRow): boolean {
  if (into.arn !== out.arn || Math.abs(into.trade - out.trade) > MOST_DAYS_APART) return false;
  if (out.kind !== outKindOf.get(into.kind)) return false;
  return into.kind === 'merger-in'
    ? into.folio === out.folio && into.scheme !== out.scheme
    : into.folio !== out.folio && into.scheme === out.scheme;
}

const likeness = (into: BookRow, out: BookRow): number =>
  (into.number === out.number ? 4 : 0) +
  (into.amount === out.amount ? 2 : 0) +
  (into.trade === out.trade ? 1 : 0);

const byDay = (one: BookRow, other: BookRow): number =>
  one.trade - other.trade || compareNumbers(one.number, other.number);

/** Which out leg brings an in leg its lots. */
function legsOf(entries: readonly BookRow[]): Map<BookRow, BookRow> {
  const legs = new Map<BookRow, BookRow>();
  const outKinds = new Set(outKindOf.values());
  let outs = entries.filter(({ kind }) => outKinds.has(kind)).sort(byDay);
  const ins = entries.filter(({ kind, brought }) => outKindOf.has(kind) && brought === null);
  for (const into of ins.sort(byDay)) {
    const [best] = outs
      .filter((out) => mayBeLegs(into, out) && likeness(into, out) > 0)
      .sort((one, other) => likeness(into, other) - likeness(into, one));
    if (best === undefined) continue;
    legs.set(into, best);
    outs = outs.filter((out) => out !== best);
  }
  return legs;
}

const textOf = (pieces: ReadonlyMap<BookRow, readonly LotPiece[]>): string =>
  [...pieces.values()]
    .flat()
    .map(({ day, units, cost }) => `${day} ${units} ${cost}`)
    .join();

/** Every position of a book, whatever order its rows came in. */
export function referenceBook(
  rows: readonly BookRow[],
  balances: readonly BookBalance[],
): ReferencePosition[] {
  const rowsOf = groupedBy(rows, keyOf);
  const balancesOf = groupedBy(balances, keyOf);
  const names = new Map([...rows, ...balances].map((one) => [keyOf(one), one]));
  const settled = new Map([...names.keys()].map((key) => [key, settledRows(rowsOf.get(key) ?? [])]));
  const legs = legsOf([...settled.values()].flatMap(({ entries }) => entries));
  let carried = new Map<BookRow, readonly LotPiece[]>();
  for (;;) {
    const positions = [...names].map(([key, { arn, folio, scheme }]) => {
      const own = settled.get(key) ?? settledRows([]);
      return { arn, folio, scheme, settled: own, ...foldedLots(own, balancesOf.get(key) ?? [], carried) };
    });
    // What left one position may go on from the next: until nothing changes.
    const taken = new Map(positions.flatMap((one) => [...one.taken]));
    const now = new Map([...legs].map(([into, out]) => [into, taken.get(out) ?? []]));
    if (textOf(now) === textOf(carried)) return positions;
    carried = now;
  }
}
