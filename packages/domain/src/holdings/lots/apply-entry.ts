import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { Refusal } from '../ledger/refusal.ts';
import { openPosition, positionNow } from './open-position.ts';
import type { Position } from './position.ts';
import { postEntry } from './post-entry.ts';
import type { LotPart } from './take-lots.ts';

type Applied =
  | { readonly ok: true; readonly position: Position; readonly parts: readonly LotPart[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The position after one more entry, and the lots that went out with it. For many, post to an open one. */
export function applyEntry(position: Position, entry: LedgerEntry): Applied {
  const open = openPosition(position);
  const parts: LotPart[] = [];
  const refusal = postEntry(open, entry, (part) => parts.push(part));
  return refusal === null ? { ok: true, position: positionNow(open), parts } : { ok: false, refusal };
}
