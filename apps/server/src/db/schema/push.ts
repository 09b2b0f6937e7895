import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from './columns.ts';
import { distributor } from './distributor.ts';

/** What of the notifications leaves the app, and when; without a row, what holds before any choice. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    arn: text('arn')
      .primaryKey()
      .references(() => distributor.arn),
    /** Topic to ways; one that is missing is as before any choice. */
    choices: jsonb('choices').notNull(),
    /** As 21:30, both or neither. */
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    digestHour: smallint('digest_hour').notNull(),
    /** When the last mail of the day was sent, or found to have nothing in it. */
    digestedAt: moment('digested_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('notification_setting_hour', sql`${table.digestHour} between 0 and 23`)],
);

/**
 * That a device may have to be told: written with the notification, taken away a minute later. Only added to, so that
 * two transactions of one distributor never wait for each other here.
 */
export const pushWaiting = pgTable(
  'push_waiting',
  {
    arn: arn(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    topic: text('topic').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.id] }), index('push_waiting_due').on(table.dueAt)],
);

export const pushStatuses = ['queued', 'sent', 'gone', 'refused'] as const;

/** What goes to one device, as it goes. It carries no name and no amount, so it may be kept as it is. */
export const pushMessage = pgTable(
  'push_message',
  {
    arn: arn(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    /** Those that one job sends. */
    batch: uuid('batch').notNull(),
    deviceId: text('device_id').notNull(),
    platform: text('platform').notNull(),
    topic: text('topic').notNull(),
    count: integer('count').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link').notNull(),
    status: text('status', { enum: pushStatuses }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('push_message_batch').on(table.batch),
    index('push_message_created_at').on(table.createdAt),
    check('push_message_status', sql`${table.status} in ('queued', 'sent', 'gone', 'refused')`),
  ],
);
