import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { bankAccountTypes } from '@hub/domain/orders/facts/order-facts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { arn, createdAt, day, moment, money } from '../columns.ts';

const channel = () => text('channel', { enum: [...mandateChannels] }).notNull();
const accountType = () => text('account_type', { enum: [...bankAccountTypes] });

/** An investor's standing permission to debit an account. */
export const mandate = pgTable(
  'mandate',
  {
    arn: arn(),
    id: text('id').notNull(),
    folioNo: text('folio_no').notNull(),
    umrn: text('umrn'),
    bank: text('bank').notNull(),
    account: text('account').notNull(),
    ifsc: text('ifsc').notNull(),
    accountType: accountType(),
    payerName: text('payer_name'),
    vpa: text('vpa'),
    channel: channel(),
    limit: money('limit').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    status: text('status', { enum: ['INITIATED', 'SENT', 'APPROVED', 'REJECTED', 'CANCELLED'] }).notNull(),
    /** Of a rejection: the bank's code, where it gave one. */
    code: text('code'),
    /** Of a rejection or a cancellation, in words. */
    reason: text('reason'),
    /** The rejected mandate that this one repairs. */
    repairs: text('repairs'),
    /** Where the investor approves it; null for a paper form. */
    approvalUrl: text('approval_url'),
    createdAt: createdAt(),
    /** The investor's approval, or the form's way to the bank. */
    sentAt: moment('sent_at'),
    /** The bank's answer. */
    decidedAt: moment('decided_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('mandate_folio').on(table.arn, table.folioNo),
  ],
);

/*
 * The bank's own tables: what it was asked and what it answered. They are the system's, as the registrar's are.
 */

export const bankMandate = pgTable(
  'bank_mandate',
  {
    id: text('id').primaryKey(),
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    payerName: text('payer_name').notNull(),
    accountNo: text('account_no').notNull(),
    ifsc: text('ifsc').notNull(),
    accountType: accountType().notNull(),
    mobile: text('mobile'),
    email: text('email'),
    vpa: text('vpa'),
    channel: channel(),
    limit: money('limit').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    returnUrl: text('return_url').notNull(),
    /** Waiting: for the payer, or in a file for its place in one. Deciding: the bank answers at `answersAt`. */
    status: text('status', { enum: ['waiting', 'deciding', 'active', 'rejected', 'cancelled'] }).notNull(),
    umrn: text('umrn'),
    code: text('code'),
    answersAt: moment('answers_at'),
    /** Steps the hub has heard of: 1 the payer's approval, 2 the answer, 3 the end. */
    reported: smallint('told').notNull().default(0),
    /** The mandate file it went out with. */
    file: text('file'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('bank_mandate_untold').on(table.answersAt).where(sql`${table.reported} < 2`)],
);

/** Debits that came together for one day: they are answered together, so that a debit costs one row and no update. */
export const bankLot = pgTable(
  'bank_lot',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    debitOn: day('debit_on').notNull(),
    items: integer('items').notNull(),
    /** The debit file it went out with. */
    file: text('file'),
  },
  (table) => [index('bank_lot_due').on(table.debitOn)],
);

export const bankDebit = pgTable(
  'bank_debit',
  {
    reference: text('reference').primaryKey(),
    lotId: bigint('lot_id', { mode: 'bigint' }).notNull(),
    mandateId: text('mandate_id').notNull(),
    umrn: text('umrn').notNull(),
    amount: money('amount').notNull(),
    /** Only for a file: our own bank finds the payer by the mandate. */
    payerName: text('payer_name'),
    accountNo: text('account_no'),
    ifsc: text('ifsc'),
    /** Of a debit in a file: when its answer came. */
    answeredAt: moment('answered_at'),
  },
  (table) => [index('bank_debit_lot').on(table.lotId)],
);

/** Files that went to the sponsor bank or came from it. */
export const bankFile = pgTable('bank_file', {
  name: text('name').primaryKey(),
  direction: text('direction', { enum: ['out', 'in'] }).notNull(),
  status: text('status', { enum: ['assigned', 'written', 'read', 'refused'] }).notNull(),
  lines: integer('lines').notNull(),
  createdAt: createdAt(),
});

/** Rows of response files that nobody can take as an answer, with the reason in words. */
export const bankQuarantine = pgTable(
  'bank_quarantine',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    file: text('file').notNull(),
    line: integer('line').notNull(),
    reference: text('reference'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('bank_quarantine_line').on(table.file, table.line)],
);
