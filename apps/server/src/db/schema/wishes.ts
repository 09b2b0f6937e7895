import { wishChannels, wishFaults } from '@hub/domain/wishes/wish-fault';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { arn, day, moment } from './columns.ts';

/** A client's wedding day, by the distributor's word: no feed has it. */
export const wishDay = pgTable(
  'wish_day',
  { arn: arn(), investorId: uuid('investor_id').notNull(), marriedOn: day('married_on').notNull() },
  (table) => [primaryKey({ columns: [table.arn, table.investorId] })],
);

/** What was written once for one client or for many. */
export const wishBatch = pgTable(
  'wish_batch',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    /** `birthday`, `marriage`, `first-investment`, or `festival-` and its id. */
    category: text('category').notNull(),
    channel: text('channel', { enum: [...wishChannels, 'share'] }).notNull(),
    language: text('language').notNull(),
    design: text('design').notNull(),
    text: text('text').notNull(),
    requestedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('wish_batch_newest').on(table.arn, table.requestedAt.desc().nullsFirst()),
  ],
);

/**
 * A wish to one client. Its name is the client's once while it waits or has gone: no second channel, run or click
 * sends it again.
 */
export const wish = pgTable(
  'wish',
  {
    arn: arn(),
    batchId: uuid('batch_id').notNull(),
    investorId: uuid('investor_id').notNull(),
    name: text('name').notNull(),
    day: day('day').notNull(),
    sendAt: moment('send_at').notNull(),
    status: text('status', {
      enum: ['waiting', 'sent', 'opened', 'cancelled', 'missed', 'left-out'],
    }).notNull(),
    /** Why it was left out. */
    fault: text('fault', { enum: wishFaults }),
    /** When the consent was noted that it leans on. */
    consentAt: moment('consent_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.batchId, table.investorId] }),
    uniqueIndex('wish_once')
      .on(table.arn, table.investorId, table.name)
      .where(sql`${table.status} in ('waiting', 'sent', 'opened')`),
    index('wish_due').on(table.sendAt).where(sql`${table.status} = 'waiting'`),
  ],
);
