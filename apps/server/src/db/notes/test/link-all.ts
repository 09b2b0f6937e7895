import type { Database } from '../../database.ts';
import { oneStatement } from '../../queries.ts';
import { addLinks, verifyChain } from '../note-chain.ts';

/** Until every note has its link: a transaction of another test's database, on the same server, holds them up too. */
export async function linkAll(db: Database): Promise<void> {
  for (;;) {
    await addLinks(db);
    const { waiting, brokenAt } = await verifyChain(oneStatement(db, 'system'));
    if (waiting === 0 || brokenAt !== null) return;
    await db.read('system', 'select pg_sleep(0.05)');
  }
}
