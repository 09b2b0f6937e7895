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
    /** What happened, of `noticeKinds`; null about nobody's client, and of what was written before there were kinds. */
    kind: text('kind'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A path inside the app, as a deep link carries it. */
    link: text('link'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    /** What was done about it, of `noticeActs`. */
    done: text('done'),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('notification_newest').on(table.arn, table.createdAt, table.id),
    // As large as what is unread, however long the history: the badge costs the same in ten years.
    index('notification_unread').on(table.arn).where(sql`${table.readAt} is null`),
    // What an order's act settles: the few that nobody has done anything about.
    index('notification_to_do')
      .on(table.arn, table.link)
      .where(sql`${table.kind} in ('order-expired', 'payment-failed') and ${table.done} is null`),
    check(
      'notification_topic',
      sql`${table.topic} in ('orders', 'plans', 'brokerage', 'content', 'queries', 'news')`,
    ),
  ],
);
