import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { arn, createdAt, day, moment, money, units } from '../columns.ts';

/** Per cent with four decimals. */
const rate = (name: string) => numeric(name, { precision: 9, scale: 4 });
const gstBasis = () => text('gst_basis', { enum: ['exclusive', 'inclusive'] }).notNull();
const brokerageKind = () => text('kind', { enum: ['trail', 'incentive', 'clawback'] }).notNull();

/** One version of the rates for everybody, in force from its day until the next one's; kept for ever. */
export const rateCard = pgTable(
  'rate_card',
  {
    version: text('version').primaryKey(),
    inForceFrom: day('in_force_from').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('rate_card_in_force_from').on(table.inForceFrom)],
);

export const rateLine = pgTable(
  'rate_line',
  {
    version: text('version')
      .notNull()
      .references(() => rateCard.version, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    schemeCode: text('scheme_code').notNull(),
    category: text('category').notNull(),
    inflowFrom: day('inflow_from').notNull(),
    inflowTo: day('inflow_to'),
    location: text('location', { enum: ['T30', 'B30', 'any'] }).notNull(),
    slabFrom: money('slab_from').notNull(),
    slabTo: money('slab_to'),
    trail1: rate('trail_1').notNull(),
    trail2: rate('trail_2').notNull(),
    trail3: rate('trail_3').notNull(),
    trail4: rate('trail_4').notNull(),
    incentive: rate('incentive').notNull(),
    gstBasis: gstBasis(),
    clawbackDays: integer('clawback_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.line] }),
    index('rate_line_scheme').on(table.schemeCode),
    check(
      'rate_line_rates',
      sql`least(${table.trail1}, ${table.trail2}, ${table.trail3}, ${table.trail4}, ${table.incentive}) >= 0`,
    ),
  ],
);

/**
 * A line of brokerage as a registrar's file says it. Each file keeps its own rows, so that taking one back leaves the
 * others; of the rows with one key that of the newest process date counts, then that of the newest file.
 */
export const brokerageLine = pgTable(
  'brokerage_line',
  {
    arn: arn(),
    /** The first of the month it is for. */
    month: day('month').notNull(),
    /** The registrar's own (`naturalKey` of the reader). */
    key: text('key').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    counts: boolean('counts').notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    kind: brokerageKind(),
    typeText: text('type_text').notNull(),
    trxnNo: text('trxn_no').notNull(),
    tradeOn: day('trade_on').notNull(),
    processedOn: day('processed_on').notNull(),
    fromOn: day('from_on'),
    toOn: day('to_on'),
    days: integer('days'),
    base: money('base'),
    units: units('units'),
    averageAssets: money('average_assets'),
    rate: rate('rate'),
    /** Below nil in a clawback and in nothing else. */
    amount: money('amount').notNull(),
    igst: money('igst'),
    cgst: money('cgst'),
    sgst: money('sgst'),
    /** Why it was worked out and not paid; null for what was paid. */
    holdReason: text('hold_reason'),
    /** Of the order it is for, as the ledger has it. */
    euin: text('euin'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.month, table.key, table.importId] }),
    index('brokerage_line_key').on(table.arn, table.key),
    index('brokerage_line_position').on(table.arn, table.folioNo, table.schemeCode, table.month),
    index('brokerage_line_file').on(table.importId),
    // What may be clawed back: few lines of many.
    index('brokerage_line_incentive')
      .on(table.arn, table.folioNo, table.schemeCode)
      .where(sql`${table.kind} = 'incentive'`),
    check('brokerage_line_kind', sql`${table.kind} in ('trail', 'incentive', 'clawback')`),
  ],
);

/** An order that a registrar did not take, as its file says it. */
export const rejectionRow = pgTable(
  'rejection_row',
  {
    arn: arn(),
    key: text('key').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code'),
    trxnNo: text('trxn_no').notNull(),
    typeText: text('type_text'),
    day: day('day').notNull(),
    amount: money('amount'),
    reason: text('reason'),
    euin: text('euin'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.key, table.importId] }),
    index('rejection_row_day').on(table.arn, table.day),
    index('rejection_row_file').on(table.importId),
  ],
);

/** What the lines of a month come to: the payout page reads these few rows, however many lines there are. */
export const brokerageFigure = pgTable(
  'brokerage_figure',
  {
    arn: arn(),
    month: day('month').notNull(),
    kind: brokerageKind(),
    assetClass: text('asset_class').notNull(),
    /** '' where the line names nobody. */
    euin: text('euin').notNull(),
    lines: integer('lines').notNull(),
    /** Paid, before tax. */
    amount: money('amount').notNull(),
    igst: money('igst').notNull(),
    cgst: money('cgst').notNull(),
    sgst: money('sgst').notNull(),
    /** Paid by lines that say no tax: theirs is worked out. */
    untaxed: money('untaxed').notNull(),
    held: money('held').notNull(),
    paidOn: day('paid_on'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.month, table.kind, table.assetClass, table.euin] })],
);

/** What the twin expects for a month of a position: of rates with the tax in them apart from those without. */
export const trailLine = pgTable(
  'trail_line',
  {
    arn: arn(),
    month: day('month').notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    gstBasis: gstBasis(),
    /** Thousandths of units × ten-thousandths of NAV × millionths of rate, added up over days: exact. */
    product: numeric('product', { precision: 40, scale: 0 }).notNull(),
    /** `product` ÷ 365, to the paisa. */
    amount: money('amount').notNull(),
    /** Null where lots had several. */
    rate: rate('rate'),
    /** Days on which units were held. */
    days: smallint('days').notNull(),
    /** The last day in it. */
    through: day('through').notNull(),
  },
  // No other index: every night writes to every row of the month, in place while no key is touched.
  (table) => [
    primaryKey({ columns: [table.arn, table.month, table.folioNo, table.schemeCode, table.gstBasis] }),
  ],
);

/**
 * Days on which a position's units × rate, added up over its lots, stay the same, from the open months on. Every night
 * reads them, and so does the forecast.
 */
export const trailSlice = pgTable(
  'trail_slice',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    gstBasis: gstBasis(),
    fromOn: day('from_on').notNull(),
    /** Included; null while nothing is known that ends it. */
    toOn: day('to_on'),
    weight: numeric('weight', { precision: 30, scale: 0 }).notNull(),
    rate: rate('rate'),
    /** Others follow it that are not written yet: the position is made again before its last day. */
    isCut: boolean('is_cut').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.gstBasis, table.fromOn] }),
    index('trail_slice_cut').on(table.toOn).where(sql`${table.isCut}`),
  ],
);

/** Positions whose book has changed since the twin was made, until it is made again. */
export const trailChanged = pgTable(
  'trail_changed',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    /** The first day that may be another one; null for all. */
    since: day('since'),
    /** Names of `changeReasons` of the contract, with a comma between two. */
    why: text('why').notNull().default('ledger'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode] })],
);

/** Days that earn nothing because a rate or a price is not known; never guessed. Of all months, also those to come. */
export const trailMissing = pgTable(
  'trail_missing',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    /** The lot. */
    ref: text('ref').notNull(),
    fromOn: day('from_on').notNull(),
    /** Included; null while nothing is known that ends it. */
    toOn: day('to_on'),
    why: text('why', {
      enum: ['card', 'scheme', 'inflow-date', 'location', 'slab', 'earlier-rate', 'nav'],
    }).notNull(),
    version: text('version'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.ref, table.fromOn] }),
    index('trail_missing_nav').on(table.schemeCode).where(sql`${table.why} = 'nav'`),
  ],
);

/** What the twin expects for a month, by asset class. */
export const trailFigure = pgTable(
  'trail_figure',
  {
    arn: arn(),
    month: day('month').notNull(),
    assetClass: text('asset_class').notNull(),
    amount: money('amount').notNull(),
    through: day('through').notNull(),
    workedAt: moment('worked_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.arn, table.month, table.assetClass] })],
);

/** What a month that was over and worked out to its last day became, and why. Written with the figure. */
export const trailChange = pgTable(
  'trail_change',
  {
    arn: arn(),
    month: day('month').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().default(sql`now()`),
    before: money('before').notNull(),
    after: money('after').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.month, table.id] })],
);

/** Where expected and received differ, and by which name (`brokerageGaps` of the domain). */
export const brokerageGap = pgTable(
  'brokerage_gap',
  {
    arn: arn(),
    month: day('month').notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    kind: brokerageKind(),
    /** The transaction of an incentive or a clawback; '' for trail. */
    reference: text('reference').notNull(),
    gap: text('gap', {
      enum: ['missing-folio', 'hold', 'rate', 'days', 'gst-basis', 'clawback-twice', 'not-expected', 'other'],
    }).notNull(),
    /** Which of several of one name. */
    part: smallint('part').notNull(),
    /** Too little; below nil for too much. */
    amount: money('amount').notNull(),
    holdReason: text('hold_reason'),
  },
  (table) => [
    primaryKey({
      columns: [
        table.arn,
        table.month,
        table.folioNo,
        table.schemeCode,
        table.kind,
        table.reference,
        table.gap,
        table.part,
      ],
    }),
  ],
);

/** Months of a distributor whose figures and gaps are behind their lines. Marked with the change, taken by who makes them. */
export const brokerageStale = pgTable(
  'brokerage_stale',
  {
    arn: arn(),
    month: day('month').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** Why the expected lines changed (`changeReasons`); null where only paid ones did. */
    why: text('why'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.month, table.id] })],
);

/** How far the twin is. One row. */
export const trailState = pgTable('trail_state', {
  id: smallint('id').primaryKey().default(1),
  /** The last day that the lines have in them. */
  through: day('through'),
  /** The first of the open months: slices before it are gone. */
  openFrom: day('open_from'),
  /** Of each open month, a hash of the prices and the last day it was worked out with: the same again is no work. */
  prices: jsonb('prices').notNull().default({}),
  /** All positions are to be made again from this month on: a rate card came, or a price of a month that is closed. */
  rebuildFrom: day('rebuild_from'),
  rebuildWhy: text('rebuild_why'),
});

/** The yearly declaration of a distributor: brokerage is withheld from 1 July without it, and lost after 30 September. */
export const yearlyDeclaration = pgTable(
  'yearly_declaration',
  {
    arn: arn(),
    /** The year in which the financial year begins. */
    year: smallint('year').notNull(),
    signedAt: moment('signed_at').notNull(),
    signedBy: text('signed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.year] })],
);
