import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';

export interface ImportFile {
  readonly id: string;
  readonly feed: string;
  readonly fileName: string;
  readonly status: 'running' | 'done' | 'failed' | 'rolled-back';
  readonly rows: number;
  readonly imported: number;
  readonly same: number;
  readonly quarantined: number;
  /** Right, and nothing changes by them: such as a pledge, or a scheme without a price. */
  readonly ignored: number;
}

const columns = `id::text, feed, file_name as "fileName", status, rows, landed as imported, same, quarantined, ignored`;

/** The last time this very content was brought in for this feed. */
export async function findImport(queries: Queries, feed: string, sha256: string): Promise<ImportFile | null> {
  const rows = await queries.query<ImportFile>(
    `select ${columns} from import_file where sha256 = $1 and feed = $2 order by id desc limit 1`,
    [sha256, feed],
  );
  return rows[0] ?? null;
}

export async function findImportById(queries: Queries, id: string): Promise<ImportFile | null> {
  const rows = await queries.query<ImportFile>(`select ${columns} from import_file where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The same, which nobody else takes back until the transaction is over. */
export async function lockImport(queries: Queries, id: string): Promise<ImportFile | null> {
  const rows = await queries.query<ImportFile>(
    `select ${columns} from import_file where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Of every import of a feed, also of those that were rolled back. */
export async function importedFileNames(queries: Queries, feed: string): Promise<string[]> {
  const rows = await queries.query<{ fileName: string }>(
    'select file_name as "fileName" from import_file where feed = $1',
    [feed],
  );
  return rows.map(({ fileName }) => fileName);
}

/** Begins an import, or goes on with one that was cut short: what it had landed is known by its rows. */
export async function startImport(
  queries: Queries,
  file: { readonly feed: string; readonly fileName: string; readonly sha256: string },
): Promise<string> {
  const rows = await queries.query<{ id: string }>(
    `insert into import_file (feed, file_name, sha256, status) values ($1, $2, $3, 'running') returning id::text`,
    [file.feed, file.fileName, file.sha256],
  );
  return rows[0]?.id ?? '';
}

interface BatchCounts {
  readonly rows: number;
  readonly imported: number;
  readonly same: number;
  readonly quarantined: number;
  readonly ignored: number;
}

/** Counted in the transaction of the batch: the counts are as true as the rows. */
export async function countBatch(queries: Queries, id: string, counts: BatchCounts): Promise<void> {
  await queries.query(
    `update import_file
        set rows = rows + $2, landed = landed + $3, same = same + $4, quarantined = quarantined + $5,
            ignored = ignored + $6
      where id = $1`,
    [id, counts.rows, counts.imported, counts.same, counts.quarantined, counts.ignored],
  );
}

export async function endImport(
  queries: Queries,
  id: string,
  status: ImportFile['status'],
  error: string | null = null,
): Promise<void> {
  await queries.query('update import_file set status = $2, error = $3, finished_at = now() where id = $1', [
    id,
    status,
    error,
  ]);
}

export interface Quarantined {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
  /** As the file had it, with what nobody should read taken out. */
  readonly value: string | null;
}

export async function quarantineRows(tx: Tx, importId: string, rows: readonly Quarantined[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(`create temp table refused (
    import_id int8, line int8, field text, reason text, value text) on commit drop`);
  await tx.copy(
    'refused',
    copyChunks(rows, ({ line, field, reason, value }) => [importId, line, field, reason, value]),
  );
  await tx.query(
    'insert into quarantine select distinct on (line, field) * from refused on conflict do nothing',
  );
}
