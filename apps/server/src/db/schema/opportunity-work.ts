import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, moment } from './columns.ts';

/** SIPs that were renewed together from the renewal desk, by the references of their orders. */
export const renewalBatch = pgTable(
  'renewal_batch',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    /** Per cent. */
    stepUp: integer('step_up').notNull(),
    /** Null: until stopped. */
    months: integer('months'),
    references: text('references').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('renewal_batch_at').on(table.arn, table.at.desc()),
  ],
);

/** Whether a client agreed to messages, by the distributor's word; none: nobody asked. */
export const messageConsent = pgTable(
  'message_consent',
  {
    arn: arn(),
    investorId: uuid('investor_id').notNull(),
    channel: text('channel', { enum: ['whatsapp', 'sms', 'email'] }).notNull(),
    isGiven: boolean('is_given').notNull(),
    way: text('way', { enum: ['call', 'meeting', 'writing'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.investorId, table.channel] })],
);

/** A contact that does not work. It counts while the client still has this one on record. */
export const deadContact = pgTable(
  'dead_contact',
  {
    arn: arn(),
    investorId: uuid('investor_id').notNull(),
    way: text('way', { enum: ['mobile', 'email'] }).notNull(),
    contact: text('contact').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.investorId, table.way] })],
);
