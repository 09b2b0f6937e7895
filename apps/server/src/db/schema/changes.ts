import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from './columns.ts';

/** A change of what is registered in a folio, from the distributor's asking to the investor's answer. */
export const folioChange = pgTable(
  'folio_change',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['CHANGEMOBILE', 'CHANGEEMAIL', 'CHANGEBOTH', 'NOMINATION'] }).notNull(),
    folioNo: text('folio_no').notNull(),
    investorId: uuid('investor_id').notNull(),
    status: text('status', { enum: ['open', 'confirmed', 'declined', 'expired', 'cancelled'] }).notNull(),
    /** What is asked for, and what was registered when it was asked. */
    terms: jsonb('terms').notNull(),
    before: jsonb('before').notNull(),
    /** Masked, for the distributor's eyes. */
    sentTo: jsonb('sent_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('folio_change_investor').on(table.arn, table.investorId),
    // One contact of one investor, one nomination of one folio: two changes of the same at once would cross.
    uniqueIndex('folio_change_open_contact')
      .on(table.arn, table.investorId)
      .where(sql`${table.status} = 'open' and ${table.kind} <> 'NOMINATION'`),
    uniqueIndex('folio_change_open_nomination')
      .on(table.arn, table.folioNo)
      .where(sql`${table.status} = 'open' and ${table.kind} = 'NOMINATION'`),
  ],
);
