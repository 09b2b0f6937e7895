import { hash } from 'node:crypto';
import type { Database, Tx } from '../../../db/database.ts';
import {
  type ByteSource,
  columnsMissing,
  FeedFault,
  type FeedRow,
  missingColumns,
  positionsOf,
  readTable,
} from '../../book/feeds/feeds.public.ts';
import type { ImportedRows } from '../lists/import-list.repository.ts';
import { countList, lockLists, recordList } from '../lists/lists.repository.ts';
import type { ListDefinition } from './list-definition.ts';
import { type ListFault, RowFault } from './list-row.ts';

export interface ListOptions {
  /** Reads and checks everything and writes nothing. */
  readonly dryRun?: boolean;
  /** Where the list came from, e.g. the name of the file. */
  readonly source?: string;
  readonly onFault?: (fault: ListFault) => void;
  readonly onProgress?: (rows: number) => void;
}

export interface ListReport {
  /** Rows of the file, headings not counted. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  /** Stood in our list as they are, or have no place in it. */
  readonly same: number;
  readonly refused: number;
  /** Why reading stopped before the end; the rows before stand. */
  readonly fault: string | null;
}

const digest = (text: string): string => hash('sha1', text, 'base64');

class DryRun extends Error {}

/** One batch, whole or not at all; of a dry run nothing, though everything was tried. */
async function imported(
  db: Database,
  dryRun: boolean,
  work: (tx: Tx) => Promise<ImportedRows>,
): Promise<ImportedRows> {
  let result: ImportedRows = { added: 0, changed: 0 };
  try {
    await db.transaction('system', async (tx) => {
      await lockLists(tx);
      result = await work(tx);
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return result;
}

/** Its rows and where its columns stand; refused where one is missing. */
async function openList<Row>(list: ListDefinition<Row>, stream: ByteSource) {
  const table = await readTable(stream);
  const positions = positionsOf(table.columns, list.columns);
  const missing = missingColumns(positions, list.columns, list.needs);
  if (missing.length > 0) {
    await table.close();
    throw columnsMissing(list.title, missing, table.columns);
  }
  return { table, positions, has: (column: string) => (positions[column] ?? -1) >= 0 };
}

const noteList = (db: Database, name: ListDefinition<unknown>['name'], source: string): Promise<void> =>
  db.transaction('system', async (tx) => {
    await recordList(tx, name, source, await countList(tx, name));
  });

/**
 * Brings in a public list: streaming, row by row checked, batch by batch written. What a file does not name stays; the
 * same file twice changes nothing.
 */
export async function importList<Row>(
  db: Database,
  list: ListDefinition<Row>,
  stream: ByteSource,
  { dryRun = false, source = list.name, onFault, onProgress }: ListOptions = {},
): Promise<ListReport> {
  const { table, positions, has } = await openList(list, stream);
  const count = { rows: 0, added: 0, changed: 0, refused: 0 };
  // What each key stood for. Digests, because a whole list is kept and its texts would keep the file.
  const seen = new Map<string, string>();
  let waiting: Row[] = [];
  let inList = 0;
  const importRows = async () => {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    const { added, changed } = await imported(db, dryRun, (tx) => list.importRows(tx, batch, has));
    count.added += added;
    count.changed += changed;
  };
  const take = (row: FeedRow) => {
    count.rows += 1;
    try {
      if (row.damage !== null) throw new RowFault(row.damage.field, row.damage.reason);
      for (const one of list.rowsOf((name) => row.at(positions[name] ?? -1))) {
        const key = list.keyOf(one);
        const place = digest(key);
        const content = digest(JSON.stringify(one));
        const before = seen.get(place);
        if (before === content) continue;
        if (before !== undefined) {
          throw new RowFault('row', `${key} is in an earlier line with other details.`);
        }
        if (seen.size === list.mostEntries) throw tooManyEntries(list, row.line);
        seen.set(place, content);
        waiting.push(one);
        inList += 1;
      }
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      count.refused += 1;
      onFault?.({ line: row.line, field: error.field, reason: error.message });
    }
  };

  let fault: string | null = null;
  try {
    for await (const batch of table.batches) {
      for (const row of batch) {
        take(row);
        if (waiting.length >= list.batchRows) await importRows();
      }
      onProgress?.(count.rows);
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    fault = error.message;
  }
  await importRows();
  if (!dryRun && inList > 0) await noteList(db, list.name, source);
  const same = count.rows - count.refused - Math.min(count.rows - count.refused, count.added + count.changed);
  return { ...count, same, fault };
}

function tooManyEntries(
  { title, mostEntries }: Pick<ListDefinition<unknown>, 'title' | 'mostEntries'>,
  line: number,
): FeedFault {
  const most = mostEntries.toLocaleString('en-IN');
  return new FeedFault(
    'too-many-rows',
    `By line ${line} the file has more than ${most} entries, so it is no ${title} list. Reading stopped there; the rows before it stand.`,
    line,
  );
}
