import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { arn, day, moment, money } from './columns.ts';

/** What a client, or somebody who may become one, saves for: the assumptions, and the plan as it was on that day. */
export const goal = pgTable(
  'goal',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    investorId: uuid('investor_id'),
    /** The name of who is no client. */
    prospect: text('prospect'),
    kind: text('kind', { enum: ['education', 'home', 'retirement', 'custom'] }).notNull(),
    name: text('name').notNull(),
    due: day('due').notNull(),
    cost: money('cost').notNull(),
    years: smallint('years').notNull(),
    /** Rates are hundredths of a per cent a year. */
    inflation: integer('inflation').notNull(),
    returns: integer('returns').notNull(),
    returnsAfter: integer('returns_after').notNull(),
    stepUp: integer('step_up').notNull(),
    basis: text('basis', { enum: ['effective', 'nominal'] }).notNull(),
    /** Outside the book, as it was told. */
    otherHeld: money('other_held').notNull(),
    plannedOn: day('planned_on').notNull(),
    /** Of the plan, as of that day: what was there, what is needed, and how. */
    held: money('held').notNull(),
    target: money('target').notNull(),
    sip: money('sip').notNull(),
    lumpsum: money('lumpsum').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('goal_investor').on(table.arn, table.investorId),
  ],
);

/** A part of a holding that is meant for a goal. */
export const goalHolding = pgTable(
  'goal_holding',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    goalId: uuid('goal_id').notNull(),
    percent: smallint('percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.goalId] }),
    index('goal_holding_goal').on(table.arn, table.goalId),
  ],
);

/** A SIP that pays for a goal: for one only. */
export const goalSip = pgTable(
  'goal_sip',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    regNo: text('reg_no').notNull(),
    goalId: uuid('goal_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.regNo] }),
    index('goal_sip_goal').on(table.arn, table.goalId),
  ],
);
