import type { ColumnPositions, ColumnSpec } from './fields/columns.ts';
import { dateOrderOf, ORDER_SAMPLE_BYTES, ORDER_SAMPLE_ROWS } from './fields/date-order.ts';
import type { DateOrder } from './fields/feed-date.ts';
import { RowReader } from './fields/row-reader.ts';
import { type FeedMapper, fits, requirePositions } from './mapping/feed-mapper.ts';
import { readTable } from './read-table.ts';
import { FeedFault } from './rows/feed-fault.ts';
import type { ByteSource, FeedRow, FeedTable } from './rows/feed-row.ts';
import type { FeedBatch, IgnoredRow, QuarantineItem } from './rows/outcomes.ts';

export interface FeedOptions {
  /** For the report; never a path. */
  readonly file: string;
  /** The business day, YYYY-MM-DD. */
  readonly today: string;
  /** Where somebody has said it, the file's dates are not asked. */
  readonly dateOrder?: Exclude<DateOrder, 'unsure'>;
  readonly maxLineLength?: number;
}

/**
 * A registrar's file, DBF or CSV, as batches of records and of rows that could not be taken. Memory does not
 * grow with the file. A FeedFault at the start means nothing could be read; one later comes after every good
 * row before it has been handed out.
 */
export async function* readFeed<Rec extends object, Spec extends ColumnSpec>(
  source: ByteSource,
  mapper: FeedMapper<Rec, Spec>,
  options: FeedOptions,
): AsyncGenerator<FeedBatch<Rec>> {
  const table = await readTable(source, {
    isHeading: (cells) => fits(mapper, cells),
    ...(options.maxLineLength === undefined ? {} : { maxLineLength: options.maxLineLength }),
  });
  yield* mapTable(table, mapper, options);
}

/** The same for a table already open, for who asked its columns which feed it is. */
export async function* mapTable<Rec extends object, Spec extends ColumnSpec>(
  table: FeedTable,
  mapper: FeedMapper<Rec, Spec>,
  options: FeedOptions,
): AsyncGenerator<FeedBatch<Rec>> {
  try {
    const at = requirePositions(mapper, table.columns);
    const batches = table.batches[Symbol.asyncIterator]();
    const { held, rows: requested, end } = await sample(batches);
    const order = options.dateOrder ?? orderOf(requested, mapper, at);
    const reader = new RowReader({ file: options.file, columns: table.columns, order, today: options.today });
    for (let rows = held.shift(); rows !== undefined; rows = held.shift()) {
      yield mapRows(rows, mapper, reader, at);
    }
    if (end instanceof FeedFault) throw end;
    while (end === null) {
      const next = await batches.next();
      if (next.done) return;
      yield mapRows(next.value, mapper, reader, at);
    }
  } finally {
    await table.close();
  }
}

/**
 * The rows that settle the order of dates, the batches they came in, and what ended the file within them: nothing
 * yet, its end, or a fault, which must not overtake the rows before it.
 */
async function sample(batches: AsyncIterator<readonly FeedRow[]>): Promise<{
  held: (readonly FeedRow[])[];
  rows: readonly FeedRow[];
  end: null | 'end' | FeedFault;
}> {
  const held: (readonly FeedRow[])[] = [];
  const rows: FeedRow[] = [];
  const first = () => rows[0]?.end ?? 0;
  for (;;) {
    try {
      const next = await batches.next();
      if (next.done) return { held, rows, end: 'end' };
      held.push(next.value);
      for (const row of next.value) {
        const isEnough = rows.length === ORDER_SAMPLE_ROWS || row.end - first() > ORDER_SAMPLE_BYTES;
        if (isEnough && rows.length > 0) return { held, rows, end: null };
        rows.push(row);
      }
    } catch (fault) {
      if (fault instanceof FeedFault) return { held, rows, end: fault };
      throw fault;
    }
  }
}

function orderOf<Rec extends object, Spec extends ColumnSpec>(
  rows: readonly FeedRow[],
  mapper: FeedMapper<Rec, Spec>,
  at: ColumnPositions<Spec>,
): DateOrder {
  const columns = mapper.dates.map((name) => at[name]).filter((column) => column !== -1);
  return dateOrderOf(rows, columns, mapper.registrar);
}

function mapRows<Rec extends object, Spec extends ColumnSpec>(
  rows: readonly FeedRow[],
  mapper: FeedMapper<Rec, Spec>,
  reader: RowReader,
  at: ColumnPositions<Spec>,
): FeedBatch<Rec> {
  const records: Rec[] = [];
  const quarantined: QuarantineItem[] = [];
  const ignored: IgnoredRow[] = [];
  for (const row of rows) {
    reader.start(row);
    const mapped = row.damage === null ? mapper.map(row, reader, at) : '';
    const problem = reader.problem();
    if (problem !== null) quarantined.push(problem);
    else if (typeof mapped === 'string') ignored.push({ line: row.line, reason: mapped });
    else records.push(mapped);
  }
  return { rows: rows.length, records, quarantined, ignored };
}
