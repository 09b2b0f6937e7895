import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from './columns.ts';
import { distributor } from './distributor.ts';

/** What a distributor is told in the app; kept per ARN and never deleted (S2-31). */
export const notification = pgTable(
  'notification',
  {
    arn: arn().references(() => distributor.arn),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    /** What nobody gave a topic is news. */
    topic: text('topic').notNull().default('news'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A path inside the app, as a deep link carries it. */
    link: text('link'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('notification_newest').on(table.arn, table.createdAt, table.id),
    // As large as what is unread, however long the history: the badge costs the same in ten years.
    index('notification_unread').on(table.arn).where(sql`${table.readAt} is null`),
    check(
      'notification_topic',
      sql`${table.topic} in ('orders', 'plans', 'brokerage', 'content', 'queries', 'news')`,
    ),
  ],
);
