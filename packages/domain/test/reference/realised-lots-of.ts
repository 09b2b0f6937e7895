import type { LedgerEntry } from '../../src/holdings/ledger/ledger-entry.ts';
import { positionOf } from '../../src/holdings/lots/position-of.ts';
import { type RealisedLot, realiseParts } from '../../src/holdings/sales/realised-lots.ts';
import { type ExitLoadRule, noExitLoad } from '../../src/holdings/tax/exit-load.ts';

/** Every sale of a ledger, lot by lot. Units that were carried elsewhere are no sale and do not appear. */
export function realisedLotsOf(
  entries: readonly LedgerEntry[],
  exitLoad: readonly ExitLoadRule[] = noExitLoad,
): RealisedLot[] {
  const { sales } = positionOf(entries, { keepsSales: true });
  return sales.flatMap(({ entry, parts }) => realiseParts(entry, parts, exitLoad));
}
