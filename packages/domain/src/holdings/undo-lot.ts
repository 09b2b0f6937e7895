import type { DayNumber } from '../calendar/day-number.ts';
import { entryKinds } from './entry-kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { OpenPosition } from './open-position.ts';
import type { Refusal } from './refusal.ts';

/**
 * A reversal makes the book as if the entry it names had never been. Where that entry brought a lot nobody
 * has touched since, taking the lot away is all there is to it. Anything else (a sale undone, a lot already
 * sold from) changes which lots later sales met, and only folding the ledger again tells.
 */
export function undoLot(open: OpenPosition, reversal: LedgerEntry): Refusal | null {
  const { ref } = reversal;
  const rebuild: Refusal = { reason: 'needs-rebuild', ref };
  const index = indexOfLot(open, reversal.reverses);
  const lot = open.lots[index];
  if (lot === undefined || lot.units !== lot.allotted) return rebuild;
  if (differsFrom(reversal, lot.allotted)) {
    return { reason: 'reversal-differs', ref, reverses: lot.ref };
  }
  const facts = entryKinds[lot.kind];
  // The state does not keep what carried units were worth on the day, so their part of `paidIn` is unknown.
  if (facts.isCarried) return rebuild;
  const investedBefore = facts.isInvestment ? newestInvestment(open, index) : open.lastInvestedOn;
  if (investedBefore === null && facts.isInvestment) return rebuild;

  open.lots.splice(index, 1);
  open.units -= lot.units;
  open.cost -= lot.paid;
  if (facts.cash !== 'none') open.paidIn -= lot.paid;
  open.lastInvestedOn = investedBefore;
  return null;
}

/** A reversal that says how many units it undoes must say what the entry said. */
export function differsFrom(reversal: LedgerEntry, units: bigint): boolean {
  return reversal.units !== 0n && reversal.units !== units;
}

/** From the end: what is reversed is nearly always recent. */
function indexOfLot(open: OpenPosition, ref: string | null): number {
  for (let index = open.lots.length - 1; index >= open.head; index -= 1) {
    if (open.lots[index]?.ref === ref) return index;
  }
  return -1;
}

/** Lots go out oldest first, so the newest investment left is the newest there was, if any is left. */
function newestInvestment(open: OpenPosition, without: number): DayNumber | null {
  for (let index = open.lots.length - 1; index >= open.head; index -= 1) {
    const lot = open.lots[index];
    if (lot !== undefined && index !== without && entryKinds[lot.kind].isInvestment) return lot.acquiredOn;
  }
  return null;
}
