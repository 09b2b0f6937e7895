import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import {
  ALL_BOOKS,
  booksWithChanges,
  dropOldCursors,
  lockUnreadBooks,
  removeRead,
} from './book-cursor.repository.ts';

const booksAtOnce = 500;

/**
 * Removes the changes that every reader has read, some books at a time. A book that is read at this moment is left for
 * the next night: a reader that begins without a cursor would miss what goes meanwhile.
 */
export async function sweepChanges(db: Database): Promise<void> {
  const system = oneStatement(db, 'system');
  await dropOldCursors(system);
  let after: string | undefined = ALL_BOOKS;
  while (after !== undefined) {
    const arns: string[] = await booksWithChanges(system, after, booksAtOnce);
    const isQuiet = await db.transaction('system', async (tx) => {
      const [all, ...locked] = await lockUnreadBooks(tx, [ALL_BOOKS, ...arns]);
      if (all !== ALL_BOOKS) return false;
      await removeRead(tx, [ALL_BOOKS, ...locked]);
      return true;
    });
    if (!isQuiet) return;
    after = arns.at(-1);
  }
}
