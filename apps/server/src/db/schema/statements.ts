import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, moment } from './columns.ts';

/** A statement that an investor may open by a link. Its id is the link's. */
export const statementShare = pgTable(
  'statement_share',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    investorId: uuid('investor_id').notNull(),
    /** Which statement, as it was asked for on the day. */
    requested: jsonb('asked').notNull(),
    title: text('title').notNull(),
    sharedAt: moment('shared_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    /** Wrong answers so far; from `SHARED_STATEMENT_TRIES` on it is locked. */
    wrong: integer('wrong').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('statement_share_investor').on(table.arn, table.investorId, table.expiresAt),
    index('statement_share_expires').on(table.expiresAt),
  ],
);

/** Statements of many clients, made one after the other. */
export const statementBulk = pgTable(
  'statement_bulk',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    requested: jsonb('asked').notNull(),
    title: text('title').notNull(),
    withPassword: boolean('with_password').notNull(),
    status: text('status', { enum: ['waiting', 'running', 'done', 'stopped'] }).notNull(),
    startedAt: moment('started_at').notNull(),
    total: integer('total').notNull(),
    made: integer('made').notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    /** Whoever works on it has it until then; a killed process lets it go by that. By the machine's clock. */
    claimedUntil: moment('claimed_until'),
    /** When something of it was made last: the one that waits longest comes next. */
    servedAt: moment('served_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('statement_bulk_started').on(table.arn, table.startedAt.desc().nullsFirst()),
    index('statement_bulk_expires').on(table.expiresAt),
  ],
);

export const statementBulkItem = pgTable(
  'statement_bulk_item',
  {
    arn: arn(),
    bulkId: uuid('bulk_id').notNull(),
    /** From 1, in the order of the names. */
    no: integer('no').notNull(),
    investorId: uuid('investor_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['waiting', 'made', 'left-out'] })
      .notNull()
      .default('waiting'),
    /** Why it was left out. */
    why: text('why'),
    /** In the ZIP, and how long it is. */
    fileName: text('file_name'),
    size: integer('size'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.bulkId, table.no] })],
);
