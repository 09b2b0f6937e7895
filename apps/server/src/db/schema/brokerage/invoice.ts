import { invoiceStatuses } from '@hub/domain/brokerage/tax/invoice-state';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { arn, day, moment, money } from '../columns.ts';

/** One invoice for a month's payment; its number is never given twice. */
export const gstInvoice = pgTable(
  'gst_invoice',
  {
    arn: arn(),
    month: day('month').notNull(),
    number: text('number').notNull(),
    madeOn: day('made_on').notNull(),
    gstin: text('gstin').notNull(),
    taxable: money('taxable').notNull(),
    igst: money('igst').notNull(),
    cgst: money('cgst').notNull(),
    sgst: money('sgst').notNull(),
    status: text('status', { enum: [...invoiceStatuses] })
      .notNull()
      .default('draft'),
    /** Since when it has this status; null of one that was made before it could be signed. */
    statusAt: moment('status_at'),
    /** Why it was sent back. */
    reason: text('reason'),
    signedBy: text('signed_by'),
    signedAt: moment('signed_at'),
    /** The signed paper's name in the files port: what was signed never changes. */
    file: text('file'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.month] }),
    uniqueIndex('gst_invoice_number').on(table.arn, table.number),
    check(
      'gst_invoice_signed',
      sql`(${table.signedAt} is null) = (${table.file} is null) and (${table.signedAt} is null) = (${table.signedBy} is null)`,
    ),
  ],
);

/** What happened to an invoice: append-only. */
export const invoiceEvent = pgTable(
  'invoice_event',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    month: day('month').notNull(),
    status: text('status', { enum: [...invoiceStatuses] }).notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('invoice_event_month').on(table.arn, table.month, table.id),
  ],
);
