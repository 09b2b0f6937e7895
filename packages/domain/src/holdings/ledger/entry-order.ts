import { type EntryKind, entryKinds } from './entry-kinds.ts';
import { numberOf } from './entry-name.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const ofEffect = { in: 0, none: 1, out: 2 } as const;
const REVERSAL = 3;

// Looked up for every entry of an import, so worked out once.
const ranks = Object.fromEntries(
  Object.entries(entryKinds).map(([kind, { effect }]) => [
    kind,
    kind === 'reversal' ? REVERSAL : ofEffect[effect],
  ]),
) as Readonly<Record<EntryKind, number>>;

/**
 * Within a day units come in before they go out, so that it does not matter in which order a feed lists
 * them; reversals come last, since they name what they undo.
 */
export function rankOfDay(entry: LedgerEntry): number {
  return ranks[entry.kind];
}

/** Shorter first, so that registrars' numbers are in order of counting: 999 before 1000. */
const compareTexts = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** By number; what one number has several of, by what tells those apart. */
export function compareRefs(one: string, other: string): number {
  const end = one.indexOf('~');
  const otherEnd = other.indexOf('~');
  if (end === -1 && otherEnd === -1) return compareTexts(one, other);
  return compareTexts(numberOf(one), numberOf(other)) || compareTexts(one, other);
}

/** The one order in which a position's ledger is folded: day, rank within the day, number. */
export function compareEntries(one: LedgerEntry, other: LedgerEntry): number {
  return one.day - other.day || rankOfDay(one) - rankOfDay(other) || compareRefs(one.ref, other.ref);
}

/** The entries in that order; the same array when it already is. */
export function inEntryOrder(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  let before: LedgerEntry | null = null;
  for (const entry of entries) {
    if (before !== null && compareEntries(before, entry) > 0) return entries.toSorted(compareEntries);
    before = entry;
  }
  return entries;
}
