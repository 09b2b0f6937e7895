import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from './columns.ts';

/*
 * Of people who are not distributors yet: nobody's session reads these tables, only the system does, for whoever has
 * proved by an OTP that the ARN is theirs.
 */

/** One for an ARN. The version keeps two devices from writing over each other. */
export const empanelment = pgTable(
  'empanelment',
  {
    arn: arn().primaryKey(),
    version: integer('version').notNull(),
    status: text('status', {
      enum: ['draft', 'submitted', 'under-review', 'need-info', 'rejected', 'empanelled'],
    }).notNull(),
    /** As the register had it when the form was begun: it decides what is asked for. */
    constitution: text('constitution').notNull(),
    name: text('name').notNull(),
    /** `EmpanelmentForm` of the domain. */
    form: jsonb('form').notNull(),
    /** `RequestedItem` of the domain. */
    requested: jsonb('asked').notNull(),
    reference: text('reference'),
    /** What was signed, and the OTP request it was signed with. */
    signature: jsonb('signature'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('empanelment_status').on(table.status, table.changedAt)],
);

export const empanelmentEvent = pgTable(
  'empanelment_event',
  {
    arn: arn(),
    no: integer('no').notNull(),
    what: text('what').notNull(),
    at: moment('at').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.no] })],
);

/** The newest file of each kind. Its bytes are with the files. */
export const empanelmentDocument = pgTable(
  'empanelment_document',
  {
    arn: arn(),
    kind: text('kind').notNull(),
    /** Its name among the files. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.kind] })],
);

/** The right to read and change one form, for whoever has shown the right OTP. */
export const empanelmentPass = pgTable(
  'empanelment_pass',
  {
    arn: arn(),
    /** Of the token, keyed. */
    hash: text('hash').notNull(),
    /** Of the register's contacts, keyed: with other contacts the pass is over. */
    contactHash: text('contact_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.hash] }),
    index('empanelment_pass_hash').on(table.hash),
    index('empanelment_pass_used_at').on(table.usedAt),
  ],
);

/** Somebody who wants to be called. */
export const callbackRequest = pgTable(
  'callback_request',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    city: text('city').notNull(),
    /** As it was typed; nobody has shown that it is theirs. */
    claimedArn: text('claimed_arn').notNull(),
    bestTime: text('best_time').notNull(),
    about: text('about').notNull(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (table) => [uniqueIndex('callback_request_open').on(table.mobile).where(sql`${table.doneAt} is null`)],
);
