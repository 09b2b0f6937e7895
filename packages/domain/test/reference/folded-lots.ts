import {
  type BookBalance,
  type BookRow,
  compareNumbers,
  divided,
  outKindOf,
  sideOf,
  signedUnits,
} from './book-row.ts';
import { reversedOn, type Settled } from './settled-rows.ts';

/** Units with what they cost and since when; a cost of null is one that nobody knows. */
export interface LotPiece {
  readonly units: bigint;
  readonly cost: bigint | null;
  readonly day: number;
}

interface Lot {
  readonly day: number;
  /** Of the row that brought it. */
  readonly number: string;
  readonly allotted: bigint;
  readonly paid: bigint | null;
  left: bigint;
}

export interface Folded {
  readonly lots: readonly LotPiece[];
  readonly units: bigint;
  readonly cost: bigint;
  readonly unitsWithoutCost: bigint;
  readonly opening: { readonly day: number; readonly units: bigint } | null;
  readonly counted: readonly BookRow[];
  /** What takes more than is held. */
  readonly refused: readonly BookRow[];
  readonly taken: ReadonlyMap<BookRow, readonly LotPiece[]>;
}

/** The newest balance; of one day the one that came last. */
function newestBalance(balances: readonly BookBalance[]): BookBalance | undefined {
  return [...balances].sort((one, other) => other.day - one.day || other.arrival - one.arrival)[0];
}

/** What the registrar holds more than our rows come to was there before them. */
export function openingOf(settled: Settled, balances: readonly BookBalance[]): Folded['opening'] {
  const balance = newestBalance(balances);
  if (balance === undefined) return null;
  const moves = [
    ...settled.entries.map((row) => ({ day: row.trade, units: signedUnits(row) })),
    ...settled.pairs.flatMap((pair) => [
      { day: pair.original.trade, units: signedUnits(pair.original) },
      { day: reversedOn(pair), units: signedUnits(pair.reversal) },
    ]),
  ];
  const existing = moves.filter(({ day }) => day <= balance.day).reduce((sum, { units }) => sum + units, 0n);
  const units = balance.units - existing;
  if (units <= 0n) return null;
  return { units, day: Math.min(balance.day, ...moves.map(({ day }) => day - 1)) };
}

const rank = { in: 0, none: 1, out: 2 } as const;

const inOrder = (one: BookRow, other: BookRow): number =>
  one.trade - other.trade ||
  rank[sideOf(one.kind)] - rank[sideOf(other.kind)] ||
  compareNumbers(one.number, other.number) ||
  (one.part < other.part ? -1 : one.part > other.part ? 1 : 0);

const costLeft = (lot: Lot): bigint | null =>
  lot.paid === null ? null : divided(lot.paid * lot.left, lot.allotted);

/** Oldest first; the units leave the lots. */
function take(lots: Lot[], wanted: bigint): LotPiece[] {
  const pieces: LotPiece[] = [];
  let missing = wanted;
  for (const lot of lots) {
    if (missing === 0n) break;
    const units = lot.left < missing ? lot.left : missing;
    if (units === 0n) continue;
    const before = costLeft(lot);
    lot.left -= units;
    missing -= units;
    const after = costLeft(lot);
    pieces.push({ units, day: lot.day, cost: before === null || after === null ? null : before - after });
  }
  return pieces;
}

/**
 * Carried pieces as pieces of the new units: running totals are rounded, so that nothing is lost. What is too little for
 * a thousandth of a new unit goes with the piece behind it, at the end with the one before.
 */
function shared(units: bigint, pieces: readonly LotPiece[]): LotPiece[] {
  const whole = pieces.reduce((sum, piece) => sum + piece.units, 0n);
  const shares: LotPiece[] = [];
  let upTo = 0n;
  let given = 0n;
  let crumbs = 0n;
  for (const piece of pieces) {
    upTo += piece.units;
    const share = divided(units * upTo, whole) - given;
    given += share;
    if (share === 0n) crumbs += piece.cost ?? 0n;
    else {
      shares.push({ ...piece, units: share, cost: piece.cost === null ? null : piece.cost + crumbs });
      crumbs = 0n;
    }
  }
  const last = shares.pop();
  if (last === undefined) return [];
  return [...shares, { ...last, cost: last.cost === null ? null : last.cost + crumbs }];
}

function piecesOf(row: BookRow, carried: readonly LotPiece[] | undefined): LotPiece[] {
  const { units, trade, brought } = row;
  if (!outKindOf.has(row.kind)) {
    return [{ units, day: trade, cost: row.kind === 'bonus' ? 0n : row.amount }];
  }
  if (brought !== null) return [{ units, ...brought }];
  if (carried === undefined || carried.length === 0) return [{ units, day: trade, cost: null }];
  return shared(units, carried);
}

/** One position, first in first out. `carried` says what a paired out leg brought to its in leg. */
export function foldedLots(
  settled: Settled,
  balances: readonly BookBalance[],
  carried: ReadonlyMap<BookRow, readonly LotPiece[]>,
): Folded {
  const opening = openingOf(settled, balances);
  const first: Lot[] = opening
    ? [{ day: opening.day, number: '', allotted: opening.units, paid: null, left: opening.units }]
    : [];
  let lots: Lot[] = [];
  const counted: BookRow[] = [];
  const refused: BookRow[] = [];
  const taken = new Map<BookRow, LotPiece[]>();
  for (const row of [...settled.entries].sort(inOrder)) {
    const side = sideOf(row.kind);
    if (side === 'in') {
      const pieces = piecesOf(row, carried.get(row));
      const { number } = row;
      lots.push(
        ...pieces.map(({ day, units, cost }) => ({ day, number, allotted: units, paid: cost, left: units })),
      );
      // Lots of one day by their number; the pieces of one row stay as they left.
      lots = lots.sort((one, other) => one.day - other.day || compareNumbers(one.number, other.number));
    } else if (side === 'out') {
      const held = [...first, ...lots].reduce((sum, { left }) => sum + left, 0n);
      if (row.units > held) {
        refused.push(row);
        continue;
      }
      taken.set(row, take([...first, ...lots], row.units));
    }
    counted.push(row);
  }
  const left = [...first, ...lots].filter((lot) => lot.left > 0n);
  const pieces = left.map((lot) => ({ day: lot.day, units: lot.left, cost: costLeft(lot) }));
  return {
    lots: pieces,
    units: pieces.reduce((sum, { units }) => sum + units, 0n),
    cost: pieces.reduce((sum, { cost }) => sum + (cost ?? 0n), 0n),
    unitsWithoutCost: pieces.reduce((sum, { units, cost }) => (cost === null ? sum + units : sum), 0n),
    opening,
    counted,
    refused,
    taken,
  };
}
