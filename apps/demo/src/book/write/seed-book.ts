import type { Database, Tx } from '../../../../server/src/db/database.ts';
import { lockDemo } from '../../lock/lock-demo.repository.ts';
import { type DemoBook, type DemoBookOf, demoBook, demoBooks } from '../demo-book.ts';
import type { DemoClient } from '../ground/rows.ts';
import { type DemoWriter, navRows, planRow } from './demo-writer.ts';
import { writeClients } from './seed-clients.repository.ts';
import { writePapers } from './seed-papers.repository.ts';
import { writeSchemes } from './seed-schemes.repository.ts';
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
 * another size. The lists that come with the product are there before. Each book is one transaction under the demo's lock: a process killed meanwhile leaves nothing of it,
 * and of two that start together one makes it and the other finds it.
 */
export async function seedBook(
  db: Database,
  today: Temporal.PlainDate,
  writer: (tx: Tx) => DemoWriter,
  options: SeedOptions = {},
): Promise<SeededBook> {
  const total = { investors: 0, entries: 0, isLast: false };
  if (await isSeeded(db)) return total;
  const book = demoBook({ seed, today, holidays: await readEquityHolidays(db) });
  await db.transaction('system', (tx) => seedSchemes(tx, writer(tx), book));
  for (const one of demoBooks) {
    const wanted =
      one === demoBooks[0] && options.investors !== undefined
        ? { ...one, investors: options.investors }
        : one;
    const made = await db.transaction('system', (tx) => seedOne(tx, writer(tx), book, wanted, options));
    total.investors += made.investors;
    total.entries += made.entries;
    total.isLast = made.investors > 0;
  }
  return total;
}

async function seedSchemes(tx: Tx, writer: DemoWriter, book: DemoBook): Promise<void> {
  await lockDemo(tx);
  if (await hasSchemes(tx)) return;
  await writeSchemes(tx, book.schemes);
  await writer.writeNavs(navRows(book));
}

async function seedOne(
  tx: Tx,
  writer: DemoWriter,
  book: DemoBook,
  wanted: DemoBookOf,
  { batchClients = defaultBatchClients, onProgress }: SeedOptions,
): Promise<Omit<SeededBook, 'isLast'>> {
  await lockDemo(tx);
  const made = { investors: 0, entries: 0 };
  if (await hasClients(tx, wanted.arn)) return made;
  let batch: DemoClient[] = [];
  const flush = async () => {
    await writeClients(tx, batch);
    const entries = batch.flatMap((client) => client.entries);
    await writer.post(entries, { allNew: true });
    await writer.writePlans(batch.flatMap(({ plans }) => plans.map(planRow)));
    await writePapers(tx, batch);
    await writer.schedulePlans(batch.flatMap(({ plans }) => plans));
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
