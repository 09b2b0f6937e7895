import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { startImport } from '../import/import.repository.ts';
import { rollBackImport } from '../import/rollback.service.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import { postEntries } from '../posting/post.service.ts';
import { ensureTestFolios } from './small-book.ts';

/** Brings entries in as a file of its own, named by its first entry. Answers how to roll the file back. */
export async function bringFile(db: Database, ...entries: NewEntry[]): Promise<() => Promise<unknown>> {
  const name = entries[0]?.trxnNo ?? 'nothing';
  const file = { feed: 'test', fileName: `${name}.csv`, sha256: name };
  const importId = await startImport(oneStatement(db, 'system'), file);
  await db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, entries);
    await postEntries(tx, entries, { importId });
  });
  return () => rollBackImport(db, importId);
}
