import { taxClasses } from '@hub/domain/holdings/tax/tax-class';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/*
 * Reference tables: the same for every distributor. Everybody reads them, the system writes them. On a cluster
 * they are copied to every node (Design §5).
 */

/** A scheme of the asset manager in one plan and option, known by its AMFI code. */
export const scheme = pgTable(
  'scheme',
  {
    code: text('code').primaryKey(),
    /** All plans and options of one fund share it. */
    fund: text('fund').notNull(),
    name: text('name').notNull(),
    plan: text('plan', { enum: ['REGULAR', 'DIRECT'] }).notNull(),
    option: text('option', { enum: ['GROWTH', 'IDCW'] }).notNull(),
    rta: text('rta', { enum: ['CAMS', 'KFIN'] }).notNull(),
    rtaCode: text('rta_code').notNull(),
    isin: text('isin'),
    isinReinvest: text('isin_reinvest'),
    assetClass: text('asset_class', { enum: ['EQUITY', 'DEBT', 'LIQUID', 'HYBRID', 'OTHER'] }).notNull(),
    category: text('category').notNull(),
    /** Null: as its category says, and where that leaves it open nobody knows. */
    taxClass: text('tax_class', { enum: [...taxClasses] }),
    /** Later classes of a scheme that changed what it holds, in order: `[{ "from": "2025-04-01", "taxClass": "debt" }]`. */
    taxClassChanges: jsonb('tax_class_changes').notNull().default([]),
    /** A segregated portfolio: `{ "scheme": "119551", "on": "2026-05-04", "nav": "1.5000", "schemeNav": "18.5000" }`. */
    segregatedFrom: jsonb('segregated_from'),
    cutoff: text('cutoff', { enum: ['OTHER', 'LIQUID', 'OVERNIGHT'] }).notNull(),
    /** 1 Low to 6 Very High. */
    risk: integer('risk').notNull(),
    benchmark: text('benchmark').notNull(),
    manager: text('manager').notNull(),
    launchedOn: date('launched_on', { mode: 'string' }).notNull(),
    lockInMonths: integer('lock_in_months').notNull().default(0),
    /** Minimums, multiples, frequencies and allowed targets per kind of transaction. */
    rules: jsonb('rules').notNull(),
    /** Dated exit-load slabs. */
    loads: jsonb('loads').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    index('scheme_rta_code').on(table.rta, table.rtaCode),
    index('scheme_segregated_from')
      .on(sql`(${table.segregatedFrom} ->> 'scheme')`)
      .where(sql`${table.segregatedFrom} is not null`),
    check('scheme_risk', sql`${table.risk} between 1 and 6`),
    check(
      'scheme_tax_class',
      sql`${table.taxClass} in (${sql.raw(taxClasses.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
);

/** What is shown of a scheme and decides nothing, and what it was called: each from a day on, none ever changed. */
export const schemeFact = pgTable(
  'scheme_fact',
  {
    schemeCode: text('scheme_code')
      .notNull()
      .references(() => scheme.code),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** `ter`, `factsheet`, `name`, `merged-into` … */
    fact: text('fact').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    value: text('value').notNull(),
    /** The file or notice it came with. */
    source: text('source').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.schemeCode, table.id] }),
    index('scheme_fact_newest').on(table.schemeCode, table.fact, table.fromDay),
  ],
);

/** Every scheme that ever stood in AMFI's file, of all asset managers. */
export const amfiScheme = pgTable('amfi_scheme', {
  code: text('code').primaryKey(),
  amc: text('amc').notNull(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  isin: text('isin'),
  isinReinvest: text('isin_reinvest'),
  seenOn: date('seen_on', { mode: 'string' }).notNull(),
});

export const nav = pgTable(
  'nav',
  {
    schemeCode: text('scheme_code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    nav: numeric('nav', { precision: 14, scale: 4 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schemeCode, table.day] }),
    // Nil is a real price: that of a segregated portfolio.
    check('nav_not_negative', sql`${table.nav} >= 0`),
  ],
);

/** The newest NAV and the one before, kept with every NAV that lands: a price is one row read. */
export const navLatest = pgTable('nav_latest', {
  schemeCode: text('scheme_code').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  nav: numeric('nav', { precision: 14, scale: 4 }).notNull(),
  previousDay: date('previous_day', { mode: 'string' }),
  previousNav: numeric('previous_nav', { precision: 14, scale: 4 }),
});

/** Days without business, per calendar: `EQUITY`, `DEBT`. Weekends are no rows. */
export const holiday = pgTable(
  'holiday',
  {
    calendar: text('calendar', { enum: ['EQUITY', 'DEBT'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendar, table.day] })],
);

export const bank = pgTable('bank', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  upi: boolean('upi').notNull().default(false),
  nachDebit: boolean('nach_debit').notNull().default(false),
});

export const ifscBranch = pgTable(
  'ifsc_branch',
  {
    ifsc: text('ifsc').primaryKey(),
    bankCode: text('bank_code').notNull(),
    bank: text('bank').notNull(),
    branch: text('branch').notNull(),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    district: text('district').notNull().default(''),
    state: text('state').notNull().default(''),
    micr: text('micr'),
    /** Bank, branch, city and code in capitals, for searches by any word. */
    words: text('words').notNull(),
  },
  (table) => [index('ifsc_branch_bank').on(table.bankCode, table.city)],
);

export const pincode = pgTable(
  'pincode',
  {
    pincode: text('pincode').notNull(),
    office: text('office').notNull(),
    city: text('city').notNull().default(''),
    district: text('district').notNull(),
    state: text('state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pincode, table.office] })],
);

/** When a list of reference data was last brought in, and from what. */
export const referenceList = pgTable('reference_list', {
  name: text('name').primaryKey(),
  source: text('source').notNull(),
  rows: integer('rows').notNull(),
  importedAt: moment('imported_at').notNull().default(sql`now()`),
});
