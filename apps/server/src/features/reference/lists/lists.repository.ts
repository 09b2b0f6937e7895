import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';

export const listNames = ['banks', 'ifsc', 'holidays', 'pincodes'] as const;
export type ListName = (typeof listNames)[number];

/** Each list with where it came from. */
export async function readLists(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ name: string; source: string }>(
    'select name, source from reference_list',
  );
  return new Map(rows.map(({ name, source }) => [name, source]));
}

/** One writer of lists at a time; readers go on. */
export async function lockLists(tx: Tx): Promise<void> {
  await tx.query('lock table reference_list in share row exclusive mode');
}

export async function recordList(tx: Tx, name: ListName, source: string, rows: number): Promise<void> {
  await tx.query(
    `insert into reference_list (name, source, rows) values ($1, $2, $3)
     on conflict (name) do update set source = excluded.source, rows = excluded.rows, imported_at = now()`,
    [name, source, rows],
  );
}

/**
 * The table holds these rows and no others afterwards, and answers how many. By way of a temporary table, because
 * COPY does not go into one with row security.
 */
export async function refill<T>(
  tx: Tx,
  table: string,
  columns: string,
  rows: readonly T[],
  cellsOf: (row: T) => readonly (string | boolean | null)[],
): Promise<number> {
  const arriving = `arriving_${table}`;
  await tx.query(
    `create temp table ${arriving} on commit drop as select ${columns} from ${table} with no data`,
  );
  await tx.copy(`${arriving} (${columns})`, copyChunks(rows, cellsOf));
  await tx.query(`delete from ${table}`);
  await tx.query(`insert into ${table} (${columns}) select ${columns} from ${arriving}`);
  return rows.length;
}

const tableOf = { banks: 'bank', ifsc: 'ifsc_branch', holidays: 'holiday', pincodes: 'pincode' } as const;

export async function countList(queries: Queries, name: ListName): Promise<number> {
  const rows = await queries.query<{ rows: number }>(`select count(*)::int4 as rows from ${tableOf[name]}`);
  return rows[0]?.rows ?? 0;
}
