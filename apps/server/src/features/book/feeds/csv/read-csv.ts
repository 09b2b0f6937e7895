import type { TextEncoding } from '../bytes/file-form.ts';
import { MAX_LINE_LENGTH } from '../bytes/read-lines.ts';
import { FeedFault } from '../rows/feed-fault.ts';
import type { FeedRow, FeedTable, RowDamage } from '../rows/feed-row.ts';
import { type CsvLayout, csvLayout, HEADING_LINES, MOST_COLUMNS } from './csv-layout.ts';
import { CsvRow, type CsvShape, csvField } from './csv-row.ts';
import { CsvScanner, RECORD_SIZE, type Scanned } from './csv-scanner.ts';
import { CsvDecoder, type CsvText, plainBytes } from './csv-text.ts';
import { type CsvTop, readTop } from './csv-top.ts';

export interface CsvOptions {
  /** Tells the headings from a title above them. Without it the first line that is not blank is the headings. */
  readonly isHeading?: (cells: readonly string[]) => boolean;
  readonly maxLineLength?: number;
}

export async function readCsv(
  chunks: AsyncIterable<Buffer>,
  text: { readonly encoding: TextEncoding; readonly skip: number },
  { isHeading = () => true, maxLineLength = MAX_LINE_LENGTH }: CsvOptions = {},
): Promise<FeedTable> {
  const pieces = plainBytes(chunks, text);
  try {
    const top = await readTop(pieces, maxLineLength);
    const layout = csvLayout(top.lines, isHeading);
    if (layout === null) {
      throw new FeedFault(
        'bad-header',
        `No headings found: none of the first lines is divided by commas, semicolons, bars or tabs into at most ${MOST_COLUMNS.toLocaleString('en-IN')} columns.`,
        1,
      );
    }
    const heading = findHeading(top, layout, new CsvDecoder(text.encoding), isHeading);
    const shape: CsvShape = {
      columns: heading.cells,
      positions: new Map(heading.cells.map((name, index) => [name.toUpperCase(), index])),
      quote: layout.quote,
    };
    const scanner = new CsvScanner(layout, top.firstLine, maxLineLength);
    const decoder = new CsvDecoder(text.encoding);
    return {
      form: 'csv',
      columns: heading.cells,
      notices: [],
      batches: rows(scanner, decoder, shape, heading.line, top, pieces),
      close: async () => void (await pieces.return(undefined)),
    };
  } catch (fault) {
    await pieces.return(undefined);
    throw fault;
  }
}

function findHeading(
  top: CsvTop,
  layout: CsvLayout,
  decoder: CsvDecoder,
  isHeading: (cells: readonly string[]) => boolean,
): { line: number; cells: string[] } {
  const scanned = new CsvScanner(layout, top.firstLine).push(top.bytes, top.final);
  const text = decoder.decode(scanned.bytes);
  const candidates: { line: number; cells: string[] }[] = [];
  for (let index = 0; index < scanned.count && candidates.length < HEADING_LINES; index += 1) {
    const { line, first, width } = recordAt(scanned, index);
    if (width > MOST_COLUMNS) continue;
    const cells = Array.from({ length: width }, (_, cell) => {
      const place = first + cell;
      return csvField(text, scanned.bounds[place] ?? 0, (scanned.bounds[place + 1] ?? 1) - 1, layout.quote);
    });
    if (cells.some((cell) => cell !== '')) candidates.push({ line, cells });
  }
  const heading =
    candidates.find(({ cells }) => cells.length > 1 && isHeading(cells)) ??
    candidates.find(({ cells }) => cells.length > 1);
  if (heading === undefined) throw new FeedFault('bad-header', 'The file has no headings.', 1);
  return heading;
}

async function* rows(
  scanner: CsvScanner,
  decoder: CsvDecoder,
  shape: CsvShape,
  headingLine: number,
  top: CsvTop,
  pieces: AsyncGenerator<Buffer>,
): AsyncGenerator<readonly FeedRow[]> {
  try {
    let final = top.final;
    let piece = top.bytes;
    let read = 0;
    for (;;) {
      const scanned = scanner.push(piece, final);
      const batch = rowsOf(scanned, decoder.decode(scanned.bytes), shape, headingLine, read);
      read += scanned.bytes.length;
      if (batch.length > 0) yield batch;
      if (scanned.fault !== null) throw scanned.fault;
      if (final) return;
      const next = await pieces.next();
      final = next.done === true;
      piece = next.done ? Buffer.alloc(0) : next.value;
    }
  } finally {
    await pieces.return(undefined);
  }
}

interface RecordPlace {
  readonly line: number;
  readonly first: number;
  readonly width: number;
  readonly unclosedQuote: boolean;
}

function recordAt({ records }: Scanned, index: number): RecordPlace {
  const [line = 0, first = 0, width = 0, spoiled = 0] = records.subarray(index * RECORD_SIZE);
  return { line, first, width, unclosedQuote: spoiled === 1 };
}

function rowsOf(
  scanned: Scanned,
  text: CsvText,
  shape: CsvShape,
  headingLine: number,
  read: number,
): FeedRow[] {
  const { bounds, records, count } = scanned;
  const expected = shape.columns.length;
  const batch: FeedRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = index * RECORD_SIZE;
    const line = records[at] as number;
    const first = records[at + 1] as number;
    const width = records[at + 2] as number;
    if (line <= headingLine) continue;
    const start = bounds[first] as number;
    const end = (bounds[first + width] as number) - 1;
    // A blank line, or one of separators only as spreadsheets leave behind.
    if (end - start === width - 1 || (width === 1 && text.slice(start, end).trim() === '')) continue;
    const sound = width === expected && records[at + 3] === 0 && text.isReadable(start, end);
    const damage = sound ? null : damageOf(scanned, recordAt(scanned, index), text, expected);
    batch.push(new CsvRow(shape, text, bounds, first, line, damage, read + end));
  }
  return batch;
}

function damageOf(scanned: Scanned, record: RecordPlace, text: CsvText, expected: number): RowDamage | null {
  const { first, width, unclosedQuote } = record;
  const edge = (field: number): number => scanned.bounds[first + field] ?? 0;
  if (unclosedQuote) return { field: 'row', reason: 'A quotation mark opens in this row and never closes.' };
  // Separators after the last column hold nothing and harm nobody.
  const onlySeparators = width > expected && edge(width) - 1 - edge(expected) === width - expected - 1;
  if (width !== expected && !onlySeparators) {
    const why = width > expected ? 'a value probably contains the separator' : 'the row ends too early';
    return { field: 'row', reason: `The row has ${width} fields, the headings have ${expected}: ${why}.` };
  }
  if (text.isReadable(edge(0), edge(width) - 1)) return null;
  return { field: 'row', reason: 'The row holds characters that are not valid in the file’s encoding.' };
}
