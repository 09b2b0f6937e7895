import type { Chunks } from '../bytes/open-bytes.ts';
import { FeedFault } from '../rows/feed-fault.ts';
import type { FeedRow, FeedTable } from '../rows/feed-row.ts';
import { codePage, type DecodePage } from './code-pages.ts';
import { type DbfField, type DbfHeader, dbfHeader, dbfHeaderLength, truncatedHeader } from './dbf-header.ts';

const LIVE = 0x20;
const DELETED = 0x2a;
const END_OF_FILE = 0x1a;
const readable = new Set(['C', 'N', 'F', 'D', 'L']);

/**
 * A DBF table (dBASE III and later, FoxPro) as rows, from a stream and in constant memory. Own code rather
 * than the package `dbffile`, because that one opens a path instead of reading a stream, turns amounts into
 * floats, and looks for memo files beside the path; a mail-back comes from outside and its good rows must be
 * kept when the rest is cut off.
 */
export async function readDbf(chunks: Chunks): Promise<FeedTable> {
  try {
    const { header, rest } = await takeHeader(chunks);
    const page = codePage(header.codePage);
    const notices = header.fields
      .filter((field) => !readable.has(field.type))
      .map((field) =>
        field.type === 'M'
          ? `Column ${field.name} is a memo: its text lies in a second file and is not read.`
          : `Column ${field.name} has the binary type ${field.type} and is not read.`,
      );
    if (!page.isSupported)
      notices.push(`The code page ${header.codePage} is not known; read as Windows-1252.`);
    return {
      form: 'dbf',
      columns: header.fields.map((field) => field.name),
      notices,
      batches: rows(header, page.decode, rest, chunks),
      close: async () => void (await chunks.return()),
    };
  } catch (fault) {
    await chunks.return();
    throw fault;
  }
}

async function takeHeader(chunks: Chunks): Promise<{ header: DbfHeader; rest: Buffer }> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < 32 || bytes.length < dbfHeaderLength(bytes)) {
    const next = await chunks.next();
    if (next.done) throw truncatedHeader();
    bytes = Buffer.concat([bytes, next.value]);
  }
  const header = dbfHeader(bytes);
  return { header, rest: bytes.subarray(header.headerLength) };
}

async function* rows(
  header: DbfHeader,
  decode: DecodePage,
  first: Buffer,
  chunks: Chunks,
): AsyncGenerator<readonly FeedRow[]> {
  const { recordLength, recordCount } = header;
  const shape = shapeOf(header);
  let pending = first;
  let number = 0;
  try {
    for (;;) {
      const whole = Math.floor(pending.length / recordLength);
      const text = whole > 0 ? decode(pending.subarray(0, whole * recordLength)) : '';
      const batch: FeedRow[] = [];
      let ended = false;
      for (let record = 0; record < whole; record += 1) {
        const offset = record * recordLength;
        const mark = pending[offset];
        if (mark === LIVE) {
          number += 1;
          batch.push(new DbfRow(shape, text, offset, number, number * recordLength));
        } else if (mark === DELETED) number += 1;
        else {
          ended = true;
          if (batch.length > 0) yield batch;
          if (number < recordCount)
            throw mark === END_OF_FILE ? endsEarly(number, recordCount) : lostTrack(number);
          break;
        }
      }
      if (ended) return;
      if (batch.length > 0) yield batch;
      pending = pending.subarray(whole * recordLength);
      const next = await chunks.next();
      if (next.done) {
        // Fewer bytes than a row: the end mark, padding, or the piece of a row that was cut off.
        if (number < recordCount) throw endsEarly(number, recordCount);
        return;
      }
      pending = pending.length === 0 ? next.value : Buffer.concat([pending, next.value]);
    }
  } finally {
    await chunks.return();
  }
}

interface DbfShape {
  readonly fields: readonly (DbfField | null)[];
  readonly positions: ReadonlyMap<string, number>;
}

function shapeOf(header: DbfHeader): DbfShape {
  return {
    fields: header.fields.map((field) => (readable.has(field.type) ? field : null)),
    positions: new Map(header.fields.map((field, index) => [field.name.toUpperCase(), index])),
  };
}

class DbfRow implements FeedRow {
  readonly line: number;
  readonly end: number;
  readonly damage = null;
  readonly #shape: DbfShape;
  readonly #text: string;
  readonly #offset: number;

  constructor(shape: DbfShape, text: string, offset: number, line: number, end: number) {
    this.end = end;
    this.#shape = shape;
    this.#text = text;
    this.#offset = offset;
    this.line = line;
  }

  at(index: number): string {
    const field = this.#shape.fields[index];
    if (field == null) return '';
    let from = this.#offset + field.offset;
    let to = from + field.length;
    // Blanks fill a field; some writers fill with zero bytes.
    while (from < to && this.#text.charCodeAt(from) <= 32) from += 1;
    while (to > from && this.#text.charCodeAt(to - 1) <= 32) to -= 1;
    return this.#text.slice(from, to);
  }

  get(column: string): string {
    return this.at(this.#shape.positions.get(column.toUpperCase()) ?? -1);
  }
}

function endsEarly(got: number, promised: number): FeedFault {
  return new FeedFault(
    'truncated',
    `The DBF file ends after row ${got} of ${promised}: it was cut off on its way. The rows before stand; fetch it again for the rest.`,
    got,
  );
}

function lostTrack(good: number): FeedFault {
  return new FeedFault(
    'truncated',
    `The DBF file is damaged after row ${good}: what follows is not a row. The rows before stand.`,
    good,
  );
}
