import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { refreshStatistics } from '../../../db/statistics.ts';
import { FeedFault } from '../feeds/rows/feed-fault.ts';
import type { FeedBatch, QuarantineItem } from '../feeds/rows/outcomes.ts';
import { refreshStale } from '../figures/refresh-stale.ts';
import { isExistingNumber, planAgain } from '../ledger/ledger.repository.ts';
import {
  countBatch,
  endImport,
  findImport,
  type ImportFile,
  type Quarantined,
  quarantineRows,
  startImport,
} from './import.repository.ts';

/** What came of one batch: each of its records is in one of these. */
export interface BatchResult {
  readonly imported: number;
  readonly same: number;
  readonly refusals: readonly Quarantined[];
}

/** How one kind of file is read and landed. */
export interface Importer<Rec> {
  readonly feed: string;
  read(source: AsyncIterable<Uint8Array>): AsyncIterable<FeedBatch<Rec>>;
  /**
   * At the beginning of the batch's own transaction, while the batch before may still be landing: it takes no lock and
   * writes nothing that others see.
   */
  prepare?(tx: Tx, records: readonly Rec[]): Promise<void>;
  /**
   * In the batch's own transaction. With `allNew` it may take the quicker way that fails when a row is known already;
   * the batch is then landed once more without.
   */
  importRows(tx: Tx, records: readonly Rec[], importId: string, allNew: boolean): Promise<BatchResult>;
  /** Once after the last batch; where nobody says it, the book's own sums. */
  end?(db: Database): Promise<void>;
}

interface ImportOptions {
  readonly dryRun?: boolean;
  readonly batchRows?: number;
  /** Bytes read so far and of how many. */
  readonly onProgress?: (done: number, of: number) => void;
}

export interface ImportReport extends Omit<ImportFile, 'id' | 'status'> {
  readonly id: string | null;
  readonly status: ImportFile['status'] | 'dry-run' | 'known';
  /** The first rows that were refused, for the terminal; all of them are in the quarantine. */
  readonly firstRefusals: readonly Quarantined[];
  readonly fault: string | null;
}

/** Few enough to keep in memory twice, many enough that a transaction's own cost does not show. */
const defaultBatchRows = 20_000;
/** And no more of the file than this: 20,000 rows of a feed are less than half of it. */
const mostBatchBytes = 33_554_432;
const shownRefusals = 20;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  // One buffer for all: a new one for each piece sets the collector to work again and again.
  const buffer = Buffer.allocUnsafe(1 << 20);
  await using file = await open(path);
  for (;;) {
    const { bytesRead } = await file.read(buffer);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
  }
}

const ofItem = ({ line, field, reason, value }: QuarantineItem): Quarantined => ({
  line,
  field,
  reason,
  value,
});

class DryRun extends Error {}
/** The batch before found rows that were known: this one begins again after it, so that both are dated in their order. */
class Restart extends Error {}

/** Lands the batches of one file, and counts what becomes of their rows. */
function resultOf<Rec>(
  db: Database,
  importer: Importer<Rec>,
  id: string,
  { isNew, dryRun }: { readonly isNew: boolean; readonly dryRun: boolean },
) {
  const counts = { rows: 0, imported: 0, same: 0, quarantined: 0, ignored: 0 };
  const firstRefusals: Quarantined[] = [];

  let allNew = isNew;
  // Only where two transactions can be open, and not where each row is looked up: that may take longer than one may wait.
  const canPrepare = () => allNew && db.kind === 'postgres';
  const importRows = async (batch: FeedBatch<Rec>, before: Promise<void>) => {
    let result: BatchResult = { imported: 0, same: 0, refusals: [] };
    let refusals: readonly Quarantined[] = [];
    const work = async (tx: Tx) => {
      await planAgain(tx);
      await importer.prepare?.(tx, batch.records);
      const expected = allNew;
      await before;
      if (expected !== allNew) throw new Restart();
      result = await importer.importRows(tx, batch.records, id, allNew);
      refusals = [...batch.quarantined.map(ofItem), ...result.refusals];
      if (dryRun) throw new DryRun();
      await quarantineRows(tx, id, refusals);
      await countBatch(tx, id, {
        rows: batch.rows,
        imported: result.imported,
        same: result.same + (batch.same ?? 0),
        quarantined: refusals.length,
        ignored: batch.ignored.length,
      });
    };
    const attempt = (): Promise<void> =>
      db.transaction('system', work).catch((error: unknown) => {
        if (error instanceof Restart) return attempt();
        if (!(error instanceof DryRun)) throw error;
      });
    if (!canPrepare()) await before;
    await attempt().catch((error: unknown) => {
      if (!allNew || !isExistingNumber(error)) throw error;
      // Some rows came before, in another file or before a stop: from here on each is looked up.
      allNew = false;
      return attempt();
    });
    counts.rows += batch.rows;
    counts.imported += result.imported;
    counts.same += result.same + (batch.same ?? 0);
    counts.quarantined += refusals.length;
    counts.ignored += batch.ignored.length;
    if (firstRefusals.length < shownRefusals) {
      firstRefusals.push(...refusals.slice(0, shownRefusals - firstRefusals.length));
    }
  };
  return { importRows, counts, firstRefusals };
}

/**
 * Brings a file in, batch by batch: each is whole or not at all, so a process killed in the middle leaves a file that
 * is simply brought in again. While the database works on one batch the next is brought to it, and the one after is read.
 */
export async function importFile<Rec>(
  db: Database,
  path: string,
  bytes: number,
  importer: Importer<Rec>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { feed, end = refreshStale } = importer;
  const sha256 = await sha256Of(path);
  const system = oneStatement(db, 'system');
  const before = await findImport(system, feed, sha256);
  const named = { feed, fileName: basename(path) };
  if (before?.status === 'done') {
    return { ...before, status: 'known', firstRefusals: [], fault: null };
  }
  const id = options.dryRun
    ? '0'
    : before?.status === 'running'
      ? before.id
      : await startImport(system, { ...named, sha256 });
  const { importRows, counts, firstRefusals } = resultOf(db, importer, id, {
    isNew: before === null,
    dryRun: options.dryRun === true,
  });

  const report = (status: ImportReport['status'], fault: string | null): ImportReport => ({
    ...named,
    ...counts,
    id: options.dryRun ? null : id,
    status,
    firstRefusals,
    fault,
  });

  try {
    let read = 0;
    const source = counted(path, (done) => {
      read = done;
      options.onProgress?.(done, bytes);
    });
    const size = options.batchRows ?? defaultBatchRows;
    await inTurns(
      inBatches(importer.read(source), size, () => read),
      importRows,
    );
  } catch (error) {
    const fault = error instanceof FeedFault ? error.message : null;
    if (!options.dryRun) {
      await end(db);
      await endImport(system, id, 'failed', fault ?? 'broken off');
    }
    if (fault === null) throw error;
    return report(options.dryRun ? 'dry-run' : 'failed', fault);
  }
  if (!options.dryRun) {
    await refreshStatistics(db);
    await end(db);
    await refreshStatistics(db);
    await endImport(system, id, 'done');
  }
  return report(options.dryRun ? 'dry-run' : 'done', null);
}

async function* counted(path: string, onRead: (done: number) => void) {
  let done = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 })) {
    yield chunk as Uint8Array;
    done += (chunk as Uint8Array).length;
    onRead(done);
  }
}

/** A reader's small pieces put together to batches worth a transaction. */
async function* inBatches<Rec>(
  pieces: AsyncIterable<FeedBatch<Rec>>,
  size: number,
  bytesRead: () => number,
): AsyncGenerator<FeedBatch<Rec>> {
  let waiting: FeedBatch<Rec>[] = [];
  let rows = 0;
  let started = 0;
  const joined = () => {
    const batch = {
      rows,
      records: waiting.flatMap(({ records }) => records),
      quarantined: waiting.flatMap(({ quarantined }) => quarantined),
      ignored: waiting.flatMap(({ ignored }) => ignored),
      same: waiting.reduce((sum, { same = 0 }) => sum + same, 0),
    };
    waiting = [];
    rows = 0;
    started = bytesRead();
    return batch;
  };
  try {
    for await (const piece of pieces) {
      waiting.push(piece);
      rows += piece.rows;
      if (rows >= size || bytesRead() - started >= mostBatchBytes) yield joined();
    }
  } catch (error) {
    // The good rows before the fault are kept.
    if (rows > 0) yield joined();
    throw error;
  }
  if (rows > 0) yield joined();
}

/** One batch landing, one behind it, one being read. Each is given the end of the one before it. */
async function inTurns<T>(
  items: AsyncIterable<T>,
  work: (item: T, before: Promise<void>) => Promise<void>,
): Promise<void> {
  let first: Promise<void> = Promise.resolve();
  let second: Promise<void> = Promise.resolve();
  try {
    for await (const item of items) {
      await first;
      [first, second] = [second, work(item, second)];
      // An error is met at the next turn; until then it must not count as unhandled.
      second.catch(() => {});
    }
  } finally {
    // It ends after the first, and fails with it.
    await second;
  }
}
