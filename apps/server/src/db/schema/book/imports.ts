import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/*
 * Imports: the system's. A file is known by its content; its rows land in batches, each whole or not at all.
 */
export const importFile = pgTable(
  'import_file',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    feed: text('feed').notNull(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    status: text('status', { enum: ['running', 'done', 'failed', 'rolled-back'] }).notNull(),
    rows: integer('rows').notNull().default(0),
    imported: integer('landed').notNull().default(0),
    same: integer('same').notNull().default(0),
    quarantined: integer('quarantined').notNull().default(0),
    /** Rows that are right and change nothing, such as a pledge. */
    ignored: integer('ignored').notNull().default(0),
    error: text('error'),
    startedAt: moment('started_at').notNull().default(sql`now()`),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('import_file_sha256').on(table.sha256),
    check('import_file_status', sql`${table.status} in ('running', 'done', 'failed', 'rolled-back')`),
  ],
);

export const quarantine = pgTable(
  'quarantine',
  {
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    line: bigint('line', { mode: 'bigint' }).notNull(),
    field: text('field').notNull(),
    reason: text('reason').notNull(),
    value: text('value'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line, table.field] })],
);
