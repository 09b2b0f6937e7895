import type { LedgerEntry } from '../src/holdings/ledger/ledger-entry.ts';
import type { Refusal } from '../src/holdings/ledger/refusal.ts';
import { openPosition, positionNow } from '../src/holdings/lots/open-position.ts';
import type { Position } from '../src/holdings/lots/position.ts';
import { postEntry } from '../src/holdings/lots/post-entry.ts';
import type { LotPart } from '../src/holdings/lots/take-lots.ts';

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
