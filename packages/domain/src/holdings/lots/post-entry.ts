import type { DayNumber } from '../../calendar/day-number.ts';
import { milliUnits } from '../../money/scaled.ts';
import { compareRefs, rankOfDay } from '../ledger/entry-order.ts';
import { entryFault, type LedgerEntry } from '../ledger/ledger-entry.ts';
import type { Refusal } from '../ledger/refusal.ts';
import type { OpenPosition } from './open-position.ts';
import { putLot } from './put-lot.ts';
import { type LotPart, takeLots } from './take-lots.ts';

/**
 * Posts the next entry of a ledger. A refusal leaves the position as it was.
 *
 * This is the hot loop of an import: days are plain numbers, nothing is made per entry but the lot it
 * brings, and the parts of a sale are made only for who listens.
 */
export function postEntry(
  open: OpenPosition,
  entry: LedgerEntry,
  onPart?: (part: LotPart) => void,
): Refusal | null {
  const fault = entryFault(entry);
  if (fault !== null) return { reason: 'bad-entry', ref: entry.ref, fault };
  if (entry.kind === 'reversal') return { reason: 'needs-rebuild', ref: entry.ref };
  const rank = rankOfDay(entry);
  const place = placeAgainstMark(open, entry, rank);

  if (place < 0 && !(rank === 0 && isSameSlot(open, entry, rank))) {
    return { reason: 'out-of-order', ref: entry.ref };
  } else if (rank === 0) {
    putLot(open, entry);
  } else if (rank === 1) {
    open.distributed += entry.amount;
  } else {
    if (entry.units > open.units) {
      const held = milliUnits(open.units);
      return { reason: 'not-enough-units', ref: entry.ref, requested: entry.units, held };
    }
    takeLots(open, entry.units, onPart);
    open.takenOut += entry.amount;
  }
  if (place >= 0) setMark(open, entry, rank);
  return null;
}

/** Moves the mark past an entry whose lots are posted already. */
export function passEntry(open: OpenPosition, entry: LedgerEntry): void {
  const rank = rankOfDay(entry);
  if (placeAgainstMark(open, entry, rank) >= 0) setMark(open, entry, rank);
}

const AFTER_ALL = 3;

/** Moves the mark behind everything of a day: what comes for it later must be folded again. */
export function passDay(open: OpenPosition, day: DayNumber): void {
  if (open.markDay !== null && open.markDay > day) return;
  open.markDay = day;
  open.markRank = AFTER_ALL;
  open.markRef = '';
}

/** Units coming in on one day commute: a lot finds its place by its number, whichever came first. */
function isSameSlot(open: OpenPosition, entry: LedgerEntry, rank: number): boolean {
  return open.markDay === entry.day && open.markRank === rank;
}

function placeAgainstMark(open: OpenPosition, entry: LedgerEntry, rank: number): number {
  if (open.markDay === null) return 1;
  return entry.day - open.markDay || rank - open.markRank || compareRefs(entry.ref, open.markRef);
}

function setMark(open: OpenPosition, entry: LedgerEntry, rank: number): void {
  open.markDay = entry.day;
  open.markRank = rank;
  open.markRef = entry.ref;
}
