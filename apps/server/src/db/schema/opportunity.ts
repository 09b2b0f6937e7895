import { opportunityLists } from '@hub/domain/opportunity/lists';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, day, moment } from './columns.ts';

const someList = () => text('list', { enum: [...opportunityLists] as [string, ...string[]] });
const list = () => someList().notNull();

/** What was counted last on a day: of today while nothing has changed since, of days gone by for comparison. */
export const opportunityCount = pgTable(
  'opportunity_count',
  {
    arn: arn(),
    list: list(),
    day: day('day').notNull(),
    /** Open rows, whose they are and what is at stake in them. */
    rows: integer('rows').notNull(),
    clients: integer('clients').notNull(),
    worth: numeric('worth', { precision: 28, scale: 2 }).notNull(),
    snoozed: integer('snoozed').notNull(),
    done: integer('done').notNull(),
    /** What of the open rows ends within a week of the day; nil of lists in which nothing ends. */
    weekRows: integer('week_rows').notNull().default(0),
    weekWorth: numeric('week_worth', { precision: 28, scale: 2 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.list, table.day] }),
    index('opportunity_count_day').on(table.day),
  ],
);

/** What was done last about a row of a list, and whether it is out of sight. */
export const opportunityState = pgTable(
  'opportunity_state',
  {
    arn: arn(),
    list: list(),
    rowKey: text('row_key').notNull(),
    investorId: uuid('investor_id').notNull(),
    hiddenAs: text('hidden_as', { enum: ['snoozed', 'done'] }),
    /** The first day on which it is open again. */
    hiddenUntil: date('hidden_until', { mode: 'string' }),
    lastAct: text('last_act').notNull(),
    lastAt: moment('last_at').notNull(),
    lastNote: text('last_note'),
    lastUntil: date('last_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.list, table.rowKey] }),
    check('opportunity_state_hidden_as', sql`${table.hiddenAs} in ('snoozed', 'done')`),
  ],
);

/** All that was done about rows, and calls and messages to a client that no row was named for: append-only. */
export const opportunityAct = pgTable(
  'opportunity_act',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    list: someList(),
    rowKey: text('row_key'),
    investorId: uuid('investor_id').notNull(),
    act: text('act').notNull(),
    until: date('until', { mode: 'string' }),
    note: text('note'),
    channel: text('channel'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('opportunity_act_row').on(table.arn, table.list, table.rowKey, table.at.desc().nullsFirst()),
    index('opportunity_act_touch')
      .on(table.arn, table.investorId, table.at.desc().nullsFirst())
      .where(sql`${table.act} in ('call', 'message')`),
    check('opportunity_act_row_named', sql`(${table.list} is null) = (${table.rowKey} is null)`),
  ],
);

/** SIPs that were renewed together from the renewal desk, by the references of their orders. */
export const renewalBatch = pgTable(
  'renewal_batch',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    /** Per cent. */
    stepUp: integer('step_up').notNull(),
    /** Null: until stopped. */
    months: integer('months'),
    references: text('references').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('renewal_batch_at').on(table.arn, table.at.desc().nullsFirst()),
  ],
);
