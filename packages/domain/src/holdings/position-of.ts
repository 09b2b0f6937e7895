import { countedEntries } from './counted-entries.ts';
import { inEntryOrder } from './entry-order.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { openPosition, positionNow } from './open-position.ts';
import type { Position } from './position.ts';
import { passEntry, postEntry } from './post-entry.ts';
import type { Refusal } from './refusal.ts';
import type { LotPart } from './take-lots.ts';

export interface FoldedLedger {
  readonly position: Position;
  /** Entries that could not be posted; the others are. Empty for a ledger that was kept well. */
  readonly refusals: readonly Refusal[];
}

/** Told of every part of a lot that goes out, with the entry that takes it. */
export type OnPart = (entry: LedgerEntry, part: LotPart) => void;

/** Folds the whole ledger of a position, in whatever order it comes. The rebuild every state must equal. */
export function positionOf(entries: readonly LedgerEntry[], onPart?: OnPart): FoldedLedger {
  const { undone, refusals } = countedEntries(entries);
  const refused = refusals.slice();
  const open = openPosition();
  for (const entry of inEntryOrder(entries)) {
    if (entry.kind === 'reversal' || undone.has(entry)) {
      if (undone.has(entry)) passEntry(open, entry);
      continue;
    }
    const refusal = postEntry(open, entry, onPart && ((part) => onPart(entry, part)));
    if (refusal !== null) refused.push(refusal);
  }
  return { position: positionNow(open), refusals: refused };
}
