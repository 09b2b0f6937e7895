import { type DayNumber, milliUnits } from '@hub/domain';
import { unitsSign } from '@hub/domain/holdings/ledger/entry-kinds';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { foldBook, type PositionLedger } from '@hub/domain/holdings/lots/fold-book';
import type { Position } from '@hub/domain/holdings/lots/position';
import type { Balance } from '@hub/domain/holdings/lots/position-of';
import type { FoldedPosition } from '../../book/book.public.ts';

/** A position with what counts in it up to a day, and what is held at the end of that day. */
export interface HeldOn {
  readonly of: FoldedPosition;
  /** In the ledger's order, units from before our history first. */
  readonly entries: readonly LedgerEntry[];
  readonly position: Position;
}

export const movedUnits = (entries: readonly LedgerEntry[]): bigint =>
  entries.reduce((sum, { kind, units }) => sum + units * BigInt(unitsSign(kind)), 0n);

/**
 * The positions as they were at the end of a day, by what is known today: a row that came late or was taken back since
 * counts as it does now. Folded together again, because lots that a merger moved later had not moved yet.
 */
export function heldOn(positions: readonly FoldedPosition[], day: DayNumber): HeldOn[] {
  const upTo = positions.map(({ folded: { counted, opening } }) => ({
    opening: opening !== null && opening.day <= day ? opening : null,
    counted: counted.filter((entry) => entry.day <= day),
  }));
  const ledgers = positions.map(({ folioNo, schemeCode, segregation = null }, at): PositionLedger => {
    const { opening = null, counted = [] } = upTo[at] ?? {};
    const balance = balanceWith(opening, counted, day);
    return { folioNo, schemeCode, entries: counted, balance, segregation };
  });
  return foldBook(ledgers).map(({ position, counted }, at) => {
    const { opening = null } = upTo[at] ?? {};
    return {
      of: positions[at] as FoldedPosition,
      entries: opening === null ? counted : [opening, ...counted],
      position,
    };
  });
}

/** The balance from which the fold finds the very same units of before. */
const balanceWith = (
  opening: LedgerEntry | null,
  counted: readonly LedgerEntry[],
  day: DayNumber,
): Balance | null => opening && { day, units: milliUnits(opening.units + movedUnits(counted)) };
