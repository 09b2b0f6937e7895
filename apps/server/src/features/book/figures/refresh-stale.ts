import type { Database } from '../../../db/database.ts';
import { planAgain } from '../ledger/ledger.repository.ts';
import { refreshStaleAum } from './figures.repository.ts';

/** Sums up again what postings left stale, for half of the distributors beside the other half where the database can. */
export async function refreshStale(db: Database): Promise<void> {
  const lanes = db.kind === 'postgres' ? 2 : 1;
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      db.transaction('system', async (tx) => {
        await planAgain(tx);
        await refreshStaleAum(tx, { lane, lanes });
      }),
    ),
  );
}
