import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What a distributor says of the hub on its public page. */
export const testimonial = pgTable('testimonial', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  about: text('about').notNull(),
  words: text('words').notNull(),
  language: text('language', { enum: ['en', 'hi'] }).notNull(),
  addedAt: moment('added_at').notNull().default(sql`now()`),
});
