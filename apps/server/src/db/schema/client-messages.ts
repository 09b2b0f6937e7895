import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, moment } from './columns.ts';

/**
 * Whether a client agreed to be written to, by the distributor's word; none: nobody asked. Wishes are marketing and
 * asked for apart (handbook §8). What was agreed to and what was not is read from the view `client_reach`.
 */
export const clientConsent = pgTable(
  'client_consent',
  {
    arn: arn(),
    investorId: uuid('investor_id').notNull(),
    purpose: text('purpose', { enum: ['messages', 'wishes'] }).notNull(),
    channel: text('channel', { enum: ['whatsapp', 'sms', 'email'] }).notNull(),
    isGiven: boolean('is_given').notNull(),
    way: text('way', { enum: ['call', 'meeting', 'writing'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.investorId, table.purpose, table.channel] })],
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
