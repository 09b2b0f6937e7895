import type { Database } from '../../../db/database.ts';
import { collectAll } from '../expected/twin-changes.repository.ts';
import { lockTwin } from '../expected/twin-state.repository.ts';
import { accrueNight } from './accrue.ts';

/** Makes the twin anew, of everybody or of one distributor. */
export async function rebuildTwin(
  db: Database,
  today: Temporal.PlainDate,
  arn: string | null = null,
): Promise<void> {
  await db.transaction('system', async (tx) => {
    await lockTwin(tx);
    await collectAll(tx, null, 'rebuild', arn);
  });
  await accrueNight(db, today);
}
