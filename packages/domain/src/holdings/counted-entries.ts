import { entryKinds } from './entry-kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Refusal } from './refusal.ts';
import { differsFrom } from './undo-lot.ts';

interface CountedEntries {
  /** Reversed entries and the reversals that undid them; both count as if they had never been. */
  readonly undone: ReadonlySet<LedgerEntry>;
  readonly refusals: readonly Refusal[];
}

const nothingUndone: CountedEntries = { undone: new Set(), refusals: [] };

/** Pairs each reversal with the entry it names. A reversal cannot itself be reversed, nor an entry twice. */
export function countedEntries(entries: readonly LedgerEntry[]): CountedEntries {
  const reversals = entries.filter((entry) => entry.kind === 'reversal');
  if (reversals.length === 0) return nothingUndone;
  const named = new Set(reversals.map((entry) => entry.reverses));
  const byRef = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    if (named.has(entry.ref) && entry.kind !== 'reversal') byRef.set(entry.ref, entry);
  }
  const undone = new Set<LedgerEntry>();
  const refusals: Refusal[] = [];
  for (const reversal of reversals) {
    const { ref, reverses } = reversal;
    if (reverses === null) {
      refusals.push({ reason: 'bad-entry', ref, fault: 'nothing-named' });
      continue;
    }
    const original = byRef.get(reverses);
    if (original === undefined || undone.has(original)) {
      refusals.push({ reason: 'nothing-to-reverse', ref, reverses });
    } else if (entryKinds[original.kind].effect !== 'none' && differsFrom(reversal, original.units)) {
      refusals.push({ reason: 'reversal-differs', ref, reverses });
    } else {
      undone.add(original).add(reversal);
    }
  }
  return { undone, refusals };
}
