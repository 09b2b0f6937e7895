import { lineTooLong, MAX_LINE_LENGTH } from '../bytes/read-lines.ts';
import { FeedFault } from '../rows/feed-fault.ts';
import type { CsvLayout } from './csv-layout.ts';

const LF = 10;
const CR = 13;
const DOS_END = 0x1a;

/** A quoted value longer than this was never closed. Addresses with line breaks stay far below. */
const MAX_QUOTED = 65_536;
/** More than this many unclosed quotes, and the file is not CSV as anybody writes it. */
const MAX_UNCLOSED = 100;

/** Numbers kept per record in `Scanned.records`: line, first bound, number of fields, 1 for an unclosed quote. */
export const RECORD_SIZE = 4;

/** Where the fields of some records lie; cutting them out is left to whoever needs them. */
export interface Scanned {
  /** Whole records and nothing else. */
  readonly bytes: Buffer;
  readonly count: number;
  /** RECORD_SIZE numbers for each record. */
  readonly records: Int32Array;
  /** Field n of a record runs from bounds[first + n] to bounds[first + n + 1] - 1. */
  readonly bounds: Int32Array;
  /** What ended the reading; the records found before it stand. */
  readonly fault: FeedFault | null;
}

/**
 * Finds records and fields in CSV that comes in pieces. Quotes count only at the start of a field and close
 * only before a separator or a line end, so a stray one inside an address is an ordinary character. A quote
 * that never closes spoils its own line and no other.
 */
export class CsvScanner {
  readonly #separator: number;
  readonly #quote: number;
  /** 1 for the four bytes that mean something. */
  readonly #special = new Uint8Array(256);
  readonly #maxLength: number;
  #marks = new Int32Array(0);
  #pending: Buffer = Buffer.alloc(0);
  #line: number;
  #unclosed = 0;
  // As large as the last piece needed and a little more, so that they seldom have to grow.
  #boundsSize = 4096;
  #recordsSize = 1024;

  constructor(layout: CsvLayout, firstLine: number, maxLength = MAX_LINE_LENGTH) {
    this.#line = firstLine;
    this.#separator = layout.separator.charCodeAt(0);
    this.#quote = layout.quote.charCodeAt(0);
    this.#maxLength = maxLength;
    for (const byte of [this.#separator, this.#quote, LF, CR]) this.#special[byte] = 1;
  }

  push(piece: Buffer, final: boolean): Scanned {
    const bytes = this.#pending.length === 0 ? piece : Buffer.concat([this.#pending, piece]);
    const marks = this.#findMarks(bytes);
    const end = bytes.length;
    const separator = this.#separator;
    let bounds = new Int32Array(this.#boundsSize);
    let records = new Int32Array(this.#recordsSize);
    let used = 1;
    let filled = 0;
    let fault: FeedFault | null = null;
    let recordStart = 0;
    let first = 0;
    let line = this.#line;
    let recordLine = line;
    let spoiled = 0;
    // Marks before this place lie inside quotes, or are the second half of CR LF.
    let passed = 0;
    for (let mark = 0; mark < marks; mark += 1) {
      const at = this.#marks[mark] as number;
      if (at < passed) continue;
      if (used + 2 > bounds.length) bounds = grown(bounds);
      const byte = bytes[at] as number;
      if (byte === separator) {
        bounds[used++] = at + 1;
      } else if (byte === this.#quote) {
        // In a record that is spoiled already no quote is looked at: each would search to the limit again.
        if (spoiled === 1 || at !== bounds[used - 1]) continue;
        const close = this.#closingQuote(bytes, at, final);
        if (close === 'more') break;
        if (close === 'never') spoiled = 1;
        else {
          line += lineEnds(bytes, at, close);
          passed = close + 1;
        }
      } else {
        if (byte === CR && at + 1 === end && !final) break;
        this.#unclosed += spoiled;
        if (this.#unclosed > MAX_UNCLOSED) fault = tooManyQuotes(recordLine);
        if (at - recordStart > this.#maxLength) fault = lineTooLong(recordLine, this.#maxLength);
        if (fault !== null) break;
        passed = byte === CR && bytes[at + 1] === LF ? at + 2 : at + 1;
        bounds[used++] = at + 1;
        if (filled + RECORD_SIZE > records.length) records = grown(records);
        filled = writeRecord(records, filled, recordLine, first, used - first - 1, spoiled);
        line += 1;
        recordLine = line;
        recordStart = passed;
        first = used;
        bounds[used++] = passed;
        spoiled = 0;
      }
    }
    if (fault === null && end - recordStart > this.#maxLength + 1)
      fault = lineTooLong(recordLine, this.#maxLength);
    if (fault === null && final && recordStart < end) {
      // The last line has no line end. A DOS end-of-file mark is no row.
      if (!(end - recordStart === 1 && bytes[recordStart] === DOS_END)) {
        if (filled + RECORD_SIZE > records.length) records = grown(records);
        if (used + 1 > bounds.length) bounds = grown(bounds);
        bounds[used++] = end + 1;
        filled = writeRecord(records, filled, recordLine, first, used - first - 1, spoiled);
      }
      recordStart = end;
    }
    this.#pending = Buffer.from(bytes.subarray(recordStart));
    this.#line = recordLine;
    this.#boundsSize = Math.max(4096, used + (used >> 3));
    this.#recordsSize = Math.max(1024, filled + (filled >> 3));
    return { bytes: bytes.subarray(0, recordStart), count: filled / RECORD_SIZE, records, bounds, fault };
  }

  /** Where separators, quotes and line ends stand. Without a branch per byte, as this is most of the reading. */
  #findMarks(bytes: Buffer): number {
    if (this.#marks.length <= bytes.length) this.#marks = new Int32Array(bytes.length + 1024);
    const special = this.#special;
    const marks = this.#marks;
    const end = bytes.length;
    let found = 0;
    for (let at = 0; at < end; at += 1) {
      marks[found] = at;
      found += special[bytes[at] as number] as number;
    }
    return found;
  }

  /** Where the quote opened at `open` closes; 'more' when the bytes end before one can tell. */
  #closingQuote(bytes: Buffer, open: number, final: boolean): number | 'more' | 'never' {
    const limit = open + MAX_QUOTED;
    let at = bytes.indexOf(this.#quote, open + 1);
    while (at !== -1 && at <= limit) {
      if (at + 1 === bytes.length) return final ? at : 'more';
      const next = bytes[at + 1];
      if (next === this.#separator || next === LF || next === CR) return at;
      at = bytes.indexOf(this.#quote, next === this.#quote ? at + 2 : at + 1);
    }
    return final || bytes.length > limit ? 'never' : 'more';
  }
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Answers where the next record goes. */
function writeRecord(
  records: Int32Array<ArrayBuffer>,
  at: number,
  line: number,
  first: number,
  fields: number,
  spoiled: number,
): number {
  records[at] = line;
  records[at + 1] = first;
  records[at + 2] = fields;
  records[at + 3] = spoiled;
  return at + RECORD_SIZE;
}

function lineEnds(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) count += 1;
  }
  return count;
}

function tooManyQuotes(line: number): FeedFault {
  return new FeedFault(
    'unclosed-quotes',
    `By line ${line}, more than ${MAX_UNCLOSED} quotation marks open and never close, so fields cannot be told apart. Reading stopped there; the rows before it stand.`,
    line,
  );
}
