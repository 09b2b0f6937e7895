import { orderStatuses } from '@hub/domain/orders/state/order-status';
import { historyTypes } from '@hub/domain/orders/state/record-statuses';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { arn, createdAt, day, moment, money, units } from '../columns.ts';

/** An order that was not sent to its investor yet. The version keeps two tabs from writing over each other. */
export const cartItem = pgTable(
  'cart_item',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    version: integer('version').notNull().default(1),
    investorId: uuid('investor_id').notNull(),
    /** As the wire has them (`orderTermsSchema` of the contract). */
    terms: jsonb('terms').notNull(),
    /** Whether it is to be sent this time. */
    isChosen: boolean('is_chosen').notNull().default(true),
    /** The questions of pre-flight that were answered (`questionCodes` of the domain). */
    answers: jsonb('answers').notNull().default([]),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.id] })],
);

/** One link for one investor and all orders that were sent together. Its code is for the folio's registered contact. */
export const confirmation = pgTable(
  'confirmation',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    investorId: uuid('investor_id').notNull(),
    status: text('status', { enum: ['open', 'decided', 'expired', 'revoked'] }).notNull(),
    /** Masked, for the distributor's eyes. */
    sentTo: jsonb('sent_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('confirmation_expires_at').on(table.expiresAt).where(sql`${table.status} = 'open'`),
  ],
);

/** An order that was sent. Only `applyOrderEvent` of the domain changes its status and payments. */
export const orders = pgTable(
  'orders',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    kind: text('kind', { enum: [...orderKinds] }).notNull(),
    status: text('status', { enum: [...orderStatuses] }).notNull(),
    type: text('type', { enum: [...historyTypes] }).notNull(),
    investorId: uuid('investor_id').notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    terms: jsonb('terms').notNull(),
    /** The order in words, as its investor was shown it (`OrderSummary`). */
    summary: jsonb('summary').notNull(),
    /** What the investor has to pay; null where nothing comes in. */
    due: money('due'),
    payments: jsonb('payments').notNull().default([]),
    /** Units that will leave, for orders on their way; null where the amount decides at the NAV. */
    unitsOut: units('units_out'),
    confirmationId: uuid('confirmation_id').notNull(),
    confirmedAt: moment('confirmed_at'),
    fundsAt: moment('funds_at'),
    navOn: day('nav_on'),
    /** What came of it: units, NAV, amount, or the reason of a rejection. */
    result: jsonb('result'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.reference] }),
    uniqueIndex('orders_reference').on(table.reference),
    // As the history sorts.
    index('orders_changed').on(table.arn, table.createdAt.desc().nullsFirst(), table.reference),
    // Its other order, what is to be done first, by the very words of records.repository.ts.
    index('orders_to_do').on(
      table.arn,
      sql`(${table.status} = 'pending' or (${table.status} = 'confirmed' and ${table.due} is not null
        and (${table.terms} ->> 'payMode' is distinct from 'otm'
          or ${table.payments} @> '[{"status": "failed"}]'))) desc`,
      table.createdAt.desc().nullsFirst(),
      table.reference,
    ),
    index('orders_confirmation').on(table.arn, table.confirmationId),
    index('orders_investor').on(table.arn, table.investorId, table.createdAt.desc().nullsFirst()),
    // What is on its way holds units back, and waits for a registrar: few of all there ever were.
    index('orders_under_way')
      .on(table.arn, table.folioNo, table.schemeCode)
      .where(sql`${table.status} in ('pending', 'confirmed', 'paid', 'submitted')`),
    // What came of rows of opportunity lists.
    index('orders_begun_from')
      .on(table.arn, sql`(${table.terms} ->> 'begunFrom')`, table.createdAt.desc().nullsFirst())
      .where(sql`${table.terms} ? 'begunFrom'`),
    index('orders_rejected').on(table.arn, table.changedAt).where(sql`${table.status} = 'rejected'`),
    index('orders_to_submit').on(table.confirmedAt).where(sql`${table.status} in ('confirmed', 'paid')`),
  ],
);

/** The timeline: append-only, one row per event that changed the order. */
export const orderEvent = pgTable(
  'order_event',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    n: integer('n').notNull(),
    type: text('type').notNull(),
    /** distributor, investor, bank, registrar or system. */
    actor: text('actor', { enum: ['distributor', 'investor', 'bank', 'registrar', 'system'] }).notNull(),
    details: jsonb('details').notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.reference, table.n] })],
);

/** What an investor was asked to pay, for one order or several. */
export const payment = pgTable(
  'payment',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    confirmationId: uuid('confirmation_id').notNull(),
    investorId: uuid('investor_id').notNull(),
    /** References and amounts of the orders it pays for. */
    parts: jsonb('parts').notNull(),
    amount: money('amount').notNull(),
    mode: text('mode').notNull(),
    account: text('account').notNull(),
    /** What the payer is shown (`StartedPayment` of the port). */
    started: jsonb('started').notNull(),
    status: text('status', { enum: ['started', 'received', 'failed'] }).notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.reference] }),
    uniqueIndex('payment_reference').on(table.reference),
    index('payment_confirmation').on(table.arn, table.confirmationId),
    index('payment_investor').on(table.arn, table.investorId, table.createdAt),
    index('payment_started').on(table.createdAt).where(sql`${table.status} = 'started'`),
  ],
);

/**
 * Every credit that the bank told of, under the bank's own number, whatever became of it. Money without an order of ours
 * has no ARN, so this is the system's, like the refunds.
 */
export const bankCredit = pgTable(
  'bank_credit',
  {
    paymentId: text('payment_id').primaryKey(),
    reference: text('reference').notNull(),
    arn: text('arn'),
    amount: money('amount').notNull(),
    /** What the orders it came for call it. */
    name: text('name').notNull(),
    receivedAt: moment('received_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('bank_credit_reference').on(table.reference)],
);

/** What the bank gave back, as it said so: each once, whether we asked for it or not. */
export const bankReturn = pgTable(
  'bank_return',
  {
    refundId: text('refund_id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    amount: money('amount').notNull(),
    /** The refund of ours that it is; null for what nobody here asked for. */
    refund: text('refund'),
    returnedAt: moment('returned_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('bank_return_payment').on(table.paymentId)],
);

/** Money that goes back: of an order, or of nobody that we know. */
export const refund = pgTable(
  'refund',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    arn: text('arn'),
    orderReference: text('order_reference'),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['to-refund', 'refunding', 'refunded'] }).notNull(),
    /** What the bank gave back by itself of it while it was asked for the whole. */
    reversed: money('reversed').notNull().default('0'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('refund_payment').on(table.paymentId),
    index('refund_open').on(table.createdAt).where(sql`${table.status} <> 'refunded'`),
  ],
);
