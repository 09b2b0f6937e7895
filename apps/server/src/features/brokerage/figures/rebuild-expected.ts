import type { Database } from '../../../db/database.ts';
import { collectAll } from '../expected/expected-changes.repository.ts';
import { lockExpected } from '../expected/expected-state.repository.ts';
import { accrueNight } from './accrue.ts';

/** Makes the twin anew, of everybody or of one distributor. */
export async function rebuildExpected(
  db: Database,
  today: Temporal.PlainDate,
  arn: string | null = null,
): Promise<void> {
  await db.transaction('system', async (tx) => {
    await lockExpected(tx);
    await collectAll(tx, null, 'rebuild', arn);
  });
  await accrueNight(db, today);
}
