import { boolean, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, day, money, units } from '../columns.ts';

/*
 * Figures: sums that a screen reads instead of the history. Each is kept in the transaction that writes what it
 * sums, and `hub book verify` makes them again from the ledger.
 */

/** Units and cost per scheme. AUM is this times the newest NAV, so a new NAV touches nothing here. */
export const schemeFigure = pgTable(
  'scheme_figure',
  {
    arn: arn(),
    schemeCode: text('scheme_code').notNull(),
    units: units('units').notNull(),
    cost: money('cost').notNull(),
    unitsWithoutCost: units('units_without_cost').notNull().default('0'),
    /** Positions with units. */
    positions: integer('positions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.schemeCode] })],
);

/** What a client holds at the newest NAVs: products to the last place, so that a list sums up to the AUM. */
export const investorFigure = pgTable(
  'investor_figure',
  {
    arn: arn(),
    investorId: uuid('investor_id').notNull(),
    aum: numeric('aum', { precision: 28, scale: 7 }).notNull(),
    cost: money('cost').notNull(),
    /** The part of `aum` whose cost is not known: no part of a gain. */
    aumWithoutCost: numeric('aum_without_cost', { precision: 28, scale: 7 }).notNull().default('0'),
    /** Asset classes with units, largest first. */
    classes: text('classes').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.investorId] }),
    index('investor_figure_aum').on(table.arn, table.aum, table.investorId),
  ],
);

/** What moved on a day, per scheme. */
export const flowFigure = pgTable(
  'flow_figure',
  {
    arn: arn(),
    schemeCode: text('scheme_code').notNull(),
    day: day('day').notNull(),
    units: units('units').notNull(),
    /** New money in (lumpsum and SIP) and money out; switches inside the house are neither. */
    bought: money('bought').notNull(),
    bySip: money('by_sip').notNull(),
    sold: money('sold').notNull(),
  },
  // By day first: a month's sales are a few rows, however long the history.
  (table) => [primaryKey({ columns: [table.arn, table.day, table.schemeCode] })],
);

/** AUM at the close of a day, per asset class: units times NAV to the last place, rounded only when shown. */
export const aumFigure = pgTable(
  'aum_figure',
  {
    arn: arn(),
    day: day('day').notNull(),
    assetClass: text('asset_class').notNull(),
    aum: numeric('aum', { precision: 28, scale: 7 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.day, table.assetClass] })],
);

/** Clients and plans, one row per ARN; what begins or ends later stands in `plan_figure`. */
export const clientFigure = pgTable('client_figure', {
  arn: text('arn').primaryKey(),
  clients: integer('clients').notNull(),
  liveClients: integer('live_clients').notNull(),
  folios: integer('folios').notNull(),
  /** From this day on `aum_figure` is behind the ledger: an import of several batches is under way. */
  aumStaleFrom: day('aum_stale_from'),
  /** Whether clients, their figures and their counts are behind the positions, likewise. */
  investorsStale: boolean('investors_stale').notNull().default(false),
});

/** Clients by the month of their first investment. */
export const clientMonth = pgTable(
  'client_month',
  { arn: arn(), month: day('month').notNull(), clients: integer('clients').notNull() },
  (table) => [primaryKey({ columns: [table.arn, table.month] })],
);

/**
 * What changes on a day in the book of plans. The plans that run on a day are the sum of `running` up to it: plus when
 * one begins or resumes, minus when it ends, ceases or pauses.
 */
export const planFigure = pgTable(
  'plan_figure',
  {
    arn: arn(),
    kind: text('kind', { enum: ['SIP', 'STP', 'SWP'] }).notNull(),
    day: day('day').notNull(),
    running: integer('running').notNull(),
    runningMonthly: money('running_monthly').notNull(),
    started: integer('begun').notNull(),
    startedMonthly: money('begun_monthly').notNull(),
    ceased: integer('ceased').notNull(),
    ceasedMonthly: money('ceased_monthly').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.kind, table.day] })],
);
