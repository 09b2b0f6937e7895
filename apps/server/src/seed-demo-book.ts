import type { Database } from './db/database.ts';
import { type SeededBook, type SeedOptions, seedBook } from './demo/seed-book.ts';
import { bookOf } from './features/book/book.public.ts';
import { ensureReference } from './features/reference/reference.public.ts';

/** The demo's books, written the way the product writes any book. */
export async function seedDemoBook(
  db: Database,
  today: Temporal.PlainDate,
  options?: SeedOptions,
): Promise<SeededBook> {
  await ensureReference(db);
  return seedBook(db, today, bookOf, options);
}
