import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { arn, moment } from './columns.ts';

/** What a distributor asks the asset manager. */
export const distributorQuery = pgTable(
  'distributor_query',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    section: text('section').notNull(),
    subSection: text('sub_section').notNull(),
    subject: text('subject').notNull(),
    status: text('status', { enum: ['open', 'answered', 'reopened', 'closed'] }).notNull(),
    raisedAt: moment('raised_at').notNull(),
    /** When something happened last. */
    changedAt: moment('changed_at').notNull(),
    /** The day by which the desk answers what was asked last. */
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    /** Stars for the answer, from 1 to 5. */
    rating: smallint('rating'),
    /** What stood on the screen from which it was raised. */
    figures: jsonb('figures').notNull(),
    /** All that was said, in capitals: what a search looks through. */
    words: text('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.reference] }),
    index('distributor_query_changed').on(table.arn, table.changedAt.desc().nullsFirst()),
    // The desk names a query by its reference alone, and takes those first that are due first.
    index('distributor_query_reference').on(table.reference),
    index('distributor_query_due').on(table.status, table.answerBy),
  ],
);

/** What happened to a query, in order. */
export const queryEvent = pgTable(
  'query_event',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    no: integer('no').notNull(),
    what: text('what', { enum: ['raised', 'answered', 'reopened', 'closed'] }).notNull(),
    at: moment('at').notNull(),
    words: text('words').notNull(),
    rating: smallint('rating'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.reference, table.no] })],
);

/** A file that came with a query; its bytes are in the files port under its id. */
export const queryFile = pgTable(
  'query_file',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    id: text('id').notNull(),
    no: integer('no').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.reference, table.id] })],
);
