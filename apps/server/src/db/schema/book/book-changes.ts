import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { arn, day, moment, pgSnapshot, xid8 } from '../columns.ts';

const kinds = [
  // Entries of positions, of each from a day on; null for any day.
  'ledger',
  // What positions held before all entries.
  'opening',
  // Positions, or what is summed up of them.
  'holding',
  // Clients and folios, and whose they are.
  'client',
  'plan',
  // An order or an instalment came to its end.
  'order',
  // What the distributor did about a client.
  'act',
  // The newest NAV of a scheme that is held.
  'value',
  // NAVs from a day on, for all books: its ARN is empty.
  'nav',
] as const;
export type BookChangeKind = (typeof kinds)[number];

/**
 * What changed in a book, written in the transaction that changes it: added and never changed, so that nobody waits for
 * anybody. A row goes when every cursor has passed it.
 */
export const bookChange = pgTable(
  'book_change',
  {
    arn: arn(),
    /** The transaction that wrote it. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: kinds }).notNull(),
    /** The positions, as three lists of the same length: a row for each would cost an import a tenth. */
    folioNos: text('folio_nos').array(),
    schemeCodes: text('scheme_codes').array(),
    sinces: day('sinces').array(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.xid, table.id] })],
);

/** How far a reader has read a book, or with an empty ARN all of them. */
export const bookCursor = pgTable(
  'book_cursor',
  {
    arn: arn(),
    reader: text('reader').notNull(),
    /** Null while it reads for the first time. */
    seen: pgSnapshot('seen'),
    movedAt: moment('moved_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.arn, table.reader] })],
);
