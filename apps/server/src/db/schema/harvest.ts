import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, day, money, units } from './columns.ts';

/** A holding of which something could be sold well, as it was found on the day of `harvest_day`; made anew as a whole. */
export const harvestRow = pgTable(
  'harvest_row',
  {
    arn: arn(),
    kind: text('kind', { enum: ['allowance', 'load'] }).notNull(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    investorId: uuid('investor_id').notNull(),
    units: units('units').notNull(),
    value: money('value').notNull(),
    sellUnits: units('sell_units').notNull(),
    sellValue: money('sell_value').notNull(),
    gain: money('gain').notNull(),
    /** Of the kind `allowance`: left to the client before this sale. */
    allowanceLeft: money('allowance_left'),
    /** Of the kind `load`: what it would be on the day. */
    load: money('load'),
    until: day('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.kind, table.folioNo, table.schemeCode] }),
    check('harvest_row_kind', sql`${table.kind} in ('allowance', 'load')`),
  ],
);

/** Of which day the rows of a distributor are, and of which day's prices. */
export const harvestDay = pgTable(
  'harvest_day',
  {
    arn: arn(),
    day: day('day').notNull(),
    asOn: day('as_on'),
  },
  (table) => [primaryKey({ columns: [table.arn] })],
);
