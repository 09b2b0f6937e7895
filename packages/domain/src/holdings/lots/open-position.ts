import type { DayNumber } from '../../calendar/day-number.ts';
import { milliUnits, paise } from '../../money/scaled.ts';
import { type Lot, unitsWithoutCost } from './lot.ts';
import { emptyPosition, type Position } from './position.ts';

/**
 * A position while entries are posted to it: the one mutable thing of the book, so that an entry costs the
 * lots it touches and not a copy of all. It belongs to whoever opened it; what is stored is a `Position`.
 */
export interface OpenPosition {
  units: bigint;
  cost: bigint;
  paidIn: bigint;
  takenOut: bigint;
  distributed: bigint;
  lastInvestedOn: DayNumber | null;
  readonly lots: Lot[];
  /** Lots before this index are used up. They are cut off now and then, not one by one. */
  head: number;
  // The mark lies open, so that posting an entry makes no object for it.
  markDay: DayNumber | null;
  markRank: number;
  markRef: string;
}

export function openPosition(from: Position = emptyPosition): OpenPosition {
  return {
    units: from.units,
    cost: from.cost,
    paidIn: from.paidIn,
    takenOut: from.takenOut,
    distributed: from.distributed,
    lastInvestedOn: from.lastInvestedOn,
    lots: from.lots.slice(),
    head: 0,
    markDay: from.mark?.day ?? null,
    markRank: from.mark?.rank ?? 0,
    markRef: from.mark?.ref ?? '',
  };
}

/** What the open position has come to. Posting may go on afterwards. */
export function positionNow(open: OpenPosition): Position {
  const lots = open.lots.slice(open.head);
  return {
    units: milliUnits(open.units),
    cost: paise(open.cost),
    unitsWithoutCost: unitsWithoutCost(lots),
    lots,
    paidIn: paise(open.paidIn),
    takenOut: paise(open.takenOut),
    distributed: paise(open.distributed),
    lastInvestedOn: open.lastInvestedOn,
    mark: open.markDay === null ? null : { day: open.markDay, rank: open.markRank, ref: open.markRef },
  };
}
