import { sql } from 'drizzle-orm';
import { customType, date, numeric, text } from 'drizzle-orm/pg-core';

/**
 * A moment, as the database port returns it: ISO 8601 text in UTC with six decimals. Drizzle's own
 * timestamp would rewrite the text.
 */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
});

/** The number of a transaction, and which of them were over at a moment. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });
export const pgSnapshot = customType<{ data: string; driverData: string }>({ dataType: () => 'pg_snapshot' });

export const createdAt = () => moment('created_at').notNull().default(sql`now()`);

/** The tenant, first in the primary key of every table that holds a distributor's data (Design §5). */
export const arn = () => text('arn').notNull();

export const day = (name: string) => date(name, { mode: 'string' });
export const units = (name: string) => numeric(name, { precision: 20, scale: 3 });
export const money = (name: string) => numeric(name, { precision: 20, scale: 2 });
