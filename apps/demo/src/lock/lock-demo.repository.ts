import type { Tx } from '../../../server/src/db/database.ts';

/** Any number, the same for every process. */
const lockKey = 4300_0003;

/** Processes that start together fill the demo one after the other; until the transaction ends. */
export async function lockDemo(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
}
