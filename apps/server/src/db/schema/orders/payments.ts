import { payModes } from '@hub/domain/orders/terms/any-terms';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, money } from '../columns.ts';

/** What the payments port was asked to collect. A payer has no session, so no tenant table. */
export const paymentRequest = pgTable('payment_request', {
  reference: text('reference').primaryKey(),
  amount: money('amount').notNull(),
  mode: text('mode', { enum: [...payModes] }).notNull(),
  payer: jsonb('payer').notNull(),
  returnUrl: text('return_url').notNull(),
  note: text('note').notNull(),
  /** The hosted gateway's name for it, once the payer has opened its page. */
  gatewayOrder: text('gateway_order').unique(),
  createdAt: moment('created_at').notNull(),
});

/** The demo bank's books: every payment it made or refused. */
export const bankPayment = pgTable(
  'bank_payment',
  {
    id: text('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => paymentRequest.reference),
    status: text('status', { enum: ['received', 'failed'] }).notNull(),
    amount: money('amount').notNull(),
    payerAccount: text('payer_account').notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
    /** A tester's wish: the first refund of it fails. */
    refusesRefund: boolean('refuses_refund').notNull(),
  },
  (table) => [
    index('bank_payment_reference').on(table.reference),
    index('bank_payment_at').on(table.at, table.id),
  ],
);

/** What it gave back, whole or in parts, under the hub's reference; one that failed may be asked for again. */
export const bankRefund = pgTable(
  'bank_refund',
  {
    reference: text('reference').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => bankPayment.id),
    status: text('status', { enum: ['done', 'failed'] }).notNull(),
    amount: money('amount').notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [index('bank_refund_payment').on(table.paymentId), index('bank_refund_at').on(table.at)],
);
