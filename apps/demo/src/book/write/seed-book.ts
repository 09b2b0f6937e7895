import type { Database, Tx } from '../../../../server/src/db/database.ts';
import { addClients, bookOf } from '../../../../server/src/features/book/book.public.ts';
import { addMandates } from '../../../../server/src/features/mandates/mandates.public.ts';
import { addSchemes } from '../../../../server/src/features/reference/reference.public.ts';
import { addPastMisses, schedulePlans } from '../../../../server/src/features/transact/transact.public.ts';
import { lockDemo } from '../../lock/lock-demo.repository.ts';
import { type DemoBook, type DemoBookOf, demoBook, demoBooks } from '../demo-book.ts';
import type { DemoClient } from '../ground/rows.ts';
import { navRows, planRow } from './book-rows.ts';
import { clientRow, folioRows } from './client-rows.ts';
import { mandateRow, missRow } from './paper-rows.ts';
import {
  dropDrafts,
  hasClients,
  hasSchemes,
  isSeeded,
  readEquityHolidays,
} from './what-is-seeded.repository.ts';

const seed = 4300;
/** Clients written together: a large book is made in constant memory. */
const defaultBatchClients = 400;

export interface SeedOptions {
  readonly investors?: number;
  readonly batchClients?: number;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface SeededBook {
  readonly investors: number;
  readonly entries: number;
  /** Made the last of the books. Of processes that start together that is one, whoever made the others. */
  readonly isLast: boolean;
}

/**
 * Makes the demo's books, once: what has a client is left alone. `investors` makes the first distributor's book
 * another size. The lists that come with the product are there before. Each book is one transaction under the demo's
 * lock: a process killed meanwhile leaves nothing of it, and of two that start together one makes it and the other finds
 * it.
 */
export async function seedBook(
  db: Database,
  today: Temporal.PlainDate,
  options: SeedOptions = {},
): Promise<SeededBook> {
  const total = { investors: 0, entries: 0, isLast: false };
  if (await isSeeded(db)) return total;
  // What the demo's ledger has of today is not debited again.
  const tomorrow = today.add({ days: 1 });
  const book = demoBook({ seed, today, holidays: await readEquityHolidays(db) });
  await db.transaction('system', (tx) => seedSchemes(tx, book, today));
  for (const one of demoBooks) {
    const wanted =
      one === demoBooks[0] && options.investors !== undefined
        ? { ...one, investors: options.investors }
        : one;
    const made = await db.transaction('system', (tx) => seedOne(tx, book, wanted, tomorrow, options));
    total.investors += made.investors;
    total.entries += made.entries;
    total.isLast = made.investors > 0;
  }
  return total;
}

async function seedSchemes(tx: Tx, book: DemoBook, today: Temporal.PlainDate): Promise<void> {
  await lockDemo(tx);
  if (await hasSchemes(tx)) return;
  await addSchemes(tx, book.schemes);
  await bookOf(tx).writeNavs(navRows(book, today));
}

async function seedOne(
  tx: Tx,
  book: DemoBook,
  wanted: DemoBookOf,
  tomorrow: Temporal.PlainDate,
  { batchClients = defaultBatchClients, onProgress }: SeedOptions,
): Promise<Omit<SeededBook, 'isLast'>> {
  await lockDemo(tx);
  const made = { investors: 0, entries: 0 };
  if (await hasClients(tx, wanted.arn)) return made;
  const writer = bookOf(tx);
  let batch: DemoClient[] = [];
  const flush = async () => {
    await addClients(tx, batch.map(clientRow), batch.flatMap(folioRows));
    const entries = batch.flatMap((client) => client.entries);
    const plans = batch.flatMap((client) => client.plans);
    await writer.post(entries, { allNew: true });
    await writer.writePlans(plans.map(planRow));
    await addPastMisses(
      tx,
      batch.flatMap(({ instalments }) => instalments.map(missRow)),
    );
    await addMandates(
      tx,
      batch.flatMap(({ mandates }) => mandates.map(mandateRow)),
    );
    await schedulePlans(tx, plans, tomorrow);
    await dropDrafts(tx);
    made.entries += entries.length;
    made.investors += batch.length;
    batch = [];
    onProgress?.(made.investors, wanted.investors);
  };
  for (const client of book.clients(wanted)) {
    batch.push(client);
    if (batch.length === batchClients) await flush();
  }
  await flush();
  await writer.refreshStaleAum();
  return made;
}
