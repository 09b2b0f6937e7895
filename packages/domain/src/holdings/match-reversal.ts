import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Which entry a reversal row undoes when the feed does not name it: the latest of the same kind, units and
 * amount that is not reversed yet and is not younger than the row. Null when there is none.
 */
export function matchReversal(
  entries: readonly LedgerEntry[],
  row: Pick<LedgerEntry, 'kind' | 'day' | 'units' | 'amount'>,
): LedgerEntry | null {
  const reversed = new Set(entries.map((entry) => entry.reverses));
  const candidates = entries.filter(
    (entry) =>
      entry.kind === row.kind &&
      entry.units === row.units &&
      entry.amount === row.amount &&
      entry.day <= row.day &&
      !reversed.has(entry.ref),
  );
  return candidates.reduce<LedgerEntry | null>(
    (latest, entry) => (latest === null || entry.day >= latest.day ? entry : latest),
    null,
  );
}
