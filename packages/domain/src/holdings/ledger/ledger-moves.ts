import type { DayNumber } from '../../calendar/day-number.ts';
import { type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import { type EntryKind, unitsSign } from './entry-kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** What counts on a day in flows and in the units of that day. */
export interface Move {
  readonly day: DayNumber;
  /** Below zero when units leave. */
  readonly units: MilliUnits;
  readonly kind: EntryKind;
  /** Below zero when a reversal takes it back. */
  readonly amount: Paise;
}

export const moveOf = ({ day, kind, units, amount }: LedgerEntry): Move => ({
  day,
  units: milliUnits(units * BigInt(unitsSign(kind))),
  kind,
  amount,
});

/** An entry counts on its own day, and the reversal against it on the later of both. */
export function movesOfPair(original: LedgerEntry, reversal: LedgerEntry): readonly Move[] {
  const move = moveOf(original);
  const day = reversal.day > original.day ? reversal.day : original.day;
  return [move, { day, kind: move.kind, units: milliUnits(-move.units), amount: paise(-move.amount) }];
}

/** Units held from one day to another, both included; the last range has no end. */
interface UnitRange {
  readonly from: DayNumber;
  readonly to: DayNumber | null;
  readonly units: MilliUnits;
}

/** The units of every day, as ranges in which they stay the same: from the first move on. */
export function unitRanges(moves: readonly Pick<Move, 'day' | 'units'>[]): UnitRange[] {
  const ranges: { from: DayNumber; to: DayNumber | null; units: MilliUnits }[] = [];
  let held = 0n;
  for (const [day, ofDay] of [...Map.groupBy(moves, (move) => move.day)].sort(([a], [b]) => a - b)) {
    const change = ofDay.reduce((sum, { units }) => sum + units, 0n);
    if (change === 0n) continue;
    held += change;
    const last = ranges.at(-1);
    if (last !== undefined) last.to = (day - 1) as DayNumber;
    ranges.push({ from: day, to: null, units: milliUnits(held) });
  }
  return ranges;
}
