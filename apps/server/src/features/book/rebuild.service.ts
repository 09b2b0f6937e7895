import type { LedgerEntry } from '@hub/domain';
import type { Database } from '../../db/database.ts';
import { refreshStaleAum } from './figures.repository.ts';
import { foldAll } from './fold-positions.ts';
import { type FolioCursor, type PostedEntry, readLedgerPage } from './ledger.repository.ts';
import type { PositionKey } from './new-entry.ts';
import { dropGroundless, writePositions } from './position.repository.ts';
import { remakeFigures } from './rebuild.repository.ts';

const foliosPerPage = 1000;

/** The ledgers of a page, position by position. */
export function byPosition(
  posted: readonly PostedEntry[],
): { readonly key: PositionKey; readonly ledger: LedgerEntry[] }[] {
  const groups: { key: PositionKey; ledger: LedgerEntry[] }[] = [];
  for (const one of posted) {
    const last = groups.at(-1);
    const isSame =
      last?.key.arn === one.arn && last.key.folioNo === one.folioNo && last.key.schemeCode === one.schemeCode;
    if (isSame) last.ledger.push(one.entry);
    else groups.push({ key: one, ledger: [one.entry] });
  }
  return groups;
}

/**
 * Makes everything again from the ledger and writes it. Page by page, so that a large book needs no more memory than
 * a small one; until it ends, figures may be ahead of positions.
 */
export async function rebuildBook(
  db: Database,
): Promise<{ readonly positions: number; readonly entries: number }> {
  const total = { positions: 0, entries: 0 };
  let cursor: FolioCursor | null = { arn: '', folioNo: '' };
  while (cursor !== null) {
    const from: FolioCursor = cursor;
    cursor = await db.transaction('system', async (tx) => {
      const { posted, last } = await readLedgerPage(tx, from, foliosPerPage);
      if (last === null) return null;
      await dropGroundless(tx, from, last);
      const groups = byPosition(posted);
      await writePositions(
        tx,
        groups.map(({ key, ledger }) => foldAll(key, ledger)),
      );
      total.positions += groups.length;
      total.entries += posted.length;
      return last;
    });
  }
  await db.transaction('system', async (tx) => {
    await remakeFigures(tx);
    await refreshStaleAum(tx);
  });
  return total;
}
