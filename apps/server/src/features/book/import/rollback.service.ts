import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { refreshStaleAum } from '../figures/figures.repository.ts';
import { stageRollback } from '../ledger/ledger.repository.ts';
import { forgetFolios } from '../people/clients.repository.ts';
import { takeBackLiens } from '../people/lien.repository.ts';
import { takeBackPlans } from '../plans/plan.repository.ts';
import { takeBackBalances } from '../posting/balance.service.ts';
import { postStagedRollback } from '../posting/post.service.ts';
import { endImport } from './import.repository.ts';

/** Entries per transaction: a file is taken back in as many as it needs, and going on after a stop is safe. */
const batchEntries = 20_000;

/**
 * Takes a whole file back. The ledger is append-only, so each entry gets an opposite one; balances and rows of plans go,
 * and with them the folios and clients that only this file mentions. The book is then what it was without the file.
 * Returns how many entries and rows of plans were taken back.
 */
export async function rollBackImport(db: Database, importId: string): Promise<number> {
  let total = await db.transaction('system', async (tx) => {
    await takeBackLiens(tx, importId);
    return takeBackPlans(tx, importId);
  });
  for (;;) {
    const taken = await db.transaction('system', async (tx: Tx) => {
      const staged = await stageRollback(tx, importId, batchEntries);
      if (staged > 0) await postStagedRollback(tx, importId);
      return staged;
    });
    total += taken;
    if (taken < batchEntries) break;
  }
  await db.transaction('system', async (tx: Tx) => {
    await takeBackBalances(tx, importId);
    await forgetFolios(tx, importId);
    await refreshStaleAum(tx);
  });
  await endImport(oneStatement(db, 'system'), importId, 'rolled-back');
  return total;
}
