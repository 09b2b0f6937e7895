import { dividendOptions } from '@hub/domain/orders/terms/order-codes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, day, moment, money, units } from '../columns.ts';

/*
 * The registrar's own tables: what it was sent and what it answered. They are the system's, as if they were in another
 * house; a distributor reads its orders, never these.
 */

/** Every order that was submitted, until and after its answer. */
export const registrarOrder = pgTable(
  'registrar_order',
  {
    /** In order of arrival; the number of its ledger entries. */
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    arn: text('arn').notNull(),
    kind: text('kind', { enum: ['lumpsum', 'redeem', 'switch'] }).notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    toSchemeCode: text('to_scheme_code'),
    idcw: text('idcw', { enum: Object.keys(dividendOptions) as ['Y', 'N', 'Z'] }).notNull(),
    /** An amount, units, or neither for all units. */
    amount: money('amount'),
    units: units('units'),
    euin: text('euin'),
    isExecutionOnly: boolean('is_execution_only').notNull(),
    subArn: text('sub_arn'),
    account: text('account'),
    /** Of an instalment. */
    planNo: text('plan_no'),
    confirmedAt: moment('confirmed_at').notNull(),
    fundsAt: moment('funds_at'),
    /** Of a rejection; what was allotted is in the ledger. */
    code: text('code'),
    remark: text('remark'),
    answeredAt: moment('answered_at'),
    /** What the lines of response files said that were taken: what comes later is held against it. */
    answers: jsonb('answers'),
    /** The order file it went out with. */
    file: text('file'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('registrar_order_reference').on(table.reference),
    index('registrar_order_file').on(table.file).where(sql`${table.file} is not null`),
  ],
);

/**
 * Which orders have an answer to come, and when: a row leaves with the last answer. Apart from the order itself, which
 * is wide and stays, so that an answer costs little.
 */
export const registrarOpen = pgTable(
  'registrar_open',
  {
    orderId: bigint('order_id', { mode: 'bigint' }).primaryKey(),
    /** `paying`: the units have left, and `settlesFrom` is the day on which the bank pays `switchedAmount`. */
    status: text('status', { enum: ['waiting', 'switched-out', 'sent', 'paying'] })
      .notNull()
      .default('waiting'),
    /** Of the distributor: those who work at the same time take different ones. */
    bucket: smallint('bucket').notNull(),
    /** Of the leg that comes next: its scheme, the day whose NAV it gets, and from when on it may be settled. */
    legScheme: text('leg_scheme').notNull(),
    navDay: day('nav_day'),
    settlesFrom: day('settles_from'),
    /** Which market has to be open on the day it is settled; a switch needs both. */
    calendar: text('calendar', { enum: ['EQUITY', 'DEBT', 'BOTH'] }).notNull(),
    /** The list of holidays that these days follow from, as a digest. */
    holidays: text('holidays').notNull(),
    /** What the first leg of a switch brings to the second, and its NAV day; or what a redemption pays. */
    switchedAmount: money('switched_amount'),
    switchedOn: day('switched_on'),
  },
  (table) => [
    index('registrar_open_due').on(table.navDay, table.orderId),
    index('registrar_open_paying').on(table.settlesFrom).where(sql`${table.status} = 'paying'`),
  ],
);

/** Files that went to a registrar or came from it. */
export const registrarFile = pgTable('registrar_file', {
  name: text('name').primaryKey(),
  direction: text('direction', { enum: ['out', 'in'] }).notNull(),
  /** Out: the rows are assigned, or the file is written. In: it was read. */
  status: text('status', { enum: ['assigned', 'written', 'read'] }).notNull(),
  lines: integer('lines').notNull(),
  createdAt: createdAt(),
});

/** Lines of response files that nobody can take as an answer, with the reason in words. */
export const registrarQuarantine = pgTable(
  'registrar_quarantine',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    file: text('file').notNull(),
    line: integer('line').notNull(),
    reference: text('reference'),
    reason: text('reason').notNull(),
    /** As it came. */
    raw: text('raw').notNull(),
    /** What the operator said to do with it, and why. */
    decision: text('decision', { enum: ['take', 'drop'] }),
    because: text('because'),
    decidedAt: moment('decided_at'),
    /** When it was dropped, or taken by the next run after the decision; until then somebody has to look. */
    settledAt: moment('settled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('registrar_quarantine_line').on(table.file, table.line),
    index('registrar_quarantine_open').on(table.id).where(sql`${table.settledAt} is null`),
  ],
);
