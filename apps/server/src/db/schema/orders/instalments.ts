import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { planKind } from '../book/book.ts';
import { arn, day, moment, money } from '../columns.ts';

/**
 * What became of a due date: of a plan that the hub runs every one, of any other what was not simply debited. Half of
 * each page is left empty, so that its answers need no new entry in an index.
 */
export const instalment = pgTable(
  'instalment',
  {
    arn: arn(),
    kind: planKind(),
    folioNo: text('folio_no').notNull(),
    regNo: text('reg_no').notNull(),
    dueOn: day('due_on').notNull(),
    /** Presented to the bank, or on its way to the registrar; paid; units moved; missed; rejected by the registrar. */
    status: text('status', { enum: ['PRESENTED', 'PAID', 'DONE', 'BOUNCED', 'REJECTED'] }).notNull(),
    amount: money('amount').notNull(),
    /** Of a miss or a rejection: the bank's or the registrar's code, and what it means. */
    code: text('code'),
    reason: text('reason'),
    /** What the bank and the registrar call it; null for one that the hub did not run. */
    reference: text('reference'),
    debitOn: day('debit_on'),
    presentedAt: moment('presented_at'),
    /** The bank's answer. */
    answeredAt: moment('answered_at'),
    /** The registrar's. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.kind, table.folioNo, table.regNo, table.dueOn] }),
    uniqueIndex('instalment_reference').on(table.reference).where(sql`${table.reference} is not null`),
    // What was missed or rejected. By its reason, which a debit that goes through never has: its answers stay on their page.
    index('instalment_refused')
      .on(table.arn, table.kind, table.dueOn)
      .where(sql`${table.reason} is not null`),
  ],
);

/** Plans that the hub runs, with the instalment that comes next; a plan that is over has no row. */
export const planRun = pgTable(
  'plan_run',
  {
    arn: arn(),
    kind: planKind(),
    folioNo: text('folio_no').notNull(),
    regNo: text('reg_no').notNull(),
    /** Of a SIP: what is debited. */
    mandateId: text('mandate_id'),
    nextDueOn: day('next_due_on').notNull(),
    nextDebitOn: day('next_debit_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.kind, table.folioNo, table.regNo] }),
    index('plan_run_due').on(table.nextDebitOn),
  ],
);

/** What is still to be done about an instalment. Apart from it, so that finding the work costs no index there. */
export const instalmentStep = pgTable(
  'instalment_step',
  {
    arn: arn(),
    reference: text('reference').notNull(),
    /** Hand it to the registrar, or say that it was missed. */
    step: text('step', { enum: ['submit', 'tell'] }).notNull(),
    /** Of a miss: which in a row it was. */
    missed: smallint('missed'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.reference, table.step] })],
);
