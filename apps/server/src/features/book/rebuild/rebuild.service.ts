import type { Database } from '../../../db/database.ts';
import { noteChanges } from '../changes/book-change.repository.ts';
import { refreshStaleAum } from '../figures/figures.repository.ts';
import { lockDistributors } from '../ledger/ledger.repository.ts';
import { positionName } from '../ledger/new-entry.ts';
import { foldWhole } from '../positions/fold-whole.ts';
import { type FolioCursor, foliosPage, positionsOf } from '../positions/folio-pages.repository.ts';
import {
  dropStored,
  stagePositions,
  writePositions,
  writeUncounted,
} from '../positions/position.repository.ts';
import { remakeFigures, waitForSums } from './rebuild.repository.ts';

const foliosPerPage = 1000;

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
      const folios = await foliosPage(tx, from, foliosPerPage);
      const last = folios.at(-1);
      if (last === undefined) return null;
      // Else what is posted between the reading of the ledger and the writing of positions would be lost.
      const arns = [...new Set(folios.map(({ arn }) => arn))];
      await lockDistributors(tx, arns);
      await noteChanges(tx, 'holding', arns);
      const keys = await positionsOf(tx, folios);
      await dropStored(tx, folios);
      const ours = new Set(keys.map(positionName));
      const folds = (await foldWhole(tx, keys)).filter((fold) => ours.has(positionName(fold)));
      const positions = folds.map((after) => ({ before: null, after }));
      await stagePositions(tx, positions);
      await writePositions(tx, positions);
      await writeUncounted(tx, folds);
      for (const { firstOn, entries } of folds) {
        total.positions += Number(firstOn !== null);
        total.entries += entries;
      }
      return last;
    });
  }
  await db.transaction('system', async (tx) => {
    await waitForSums(tx);
    await remakeFigures(tx);
    await refreshStaleAum(tx);
  });
  return total;
}
