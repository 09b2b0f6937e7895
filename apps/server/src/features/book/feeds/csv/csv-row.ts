import type { FeedRow, RowDamage } from '../rows/feed-row.ts';
import type { CsvText } from './csv-text.ts';

/** What all rows of one file share. */
export interface CsvShape {
  readonly columns: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
  readonly quote: '"' | "'";
}

/** Cuts a field out of the text when somebody asks for it: of 80 columns a mapper reads some 30. */
export class CsvRow implements FeedRow {
  readonly line: number;
  readonly damage: RowDamage | null;
  readonly end: number;
  readonly #shape: CsvShape;
  readonly #text: CsvText;
  readonly #bounds: Int32Array;
  readonly #first: number;

  constructor(
    shape: CsvShape,
    text: CsvText,
    bounds: Int32Array,
    first: number,
    line: number,
    damage: RowDamage | null,
    end: number,
  ) {
    this.#shape = shape;
    this.#text = text;
    this.#bounds = bounds;
    this.#first = first;
    this.line = line;
    this.damage = damage;
    this.end = end;
  }

  at(index: number): string {
    if (index < 0 || index >= this.#shape.columns.length) return '';
    const place = this.#first + index;
    const end = (this.#bounds[place + 1] as number) - 1;
    return csvField(this.#text, this.#bounds[place] as number, end, this.#shape.quote);
  }

  get(column: string): string {
    return this.at(this.#shape.positions.get(column.toUpperCase()) ?? -1);
  }
}

const BLANK = 32;
const DOUBLE = 34;
const APOSTROPHE = 39;

/** The value between two places: out of its quotes, doubled quotes single again, blanks at the ends dropped. */
export function csvField(text: CsvText, start: number, end: number, quote: '"' | "'"): string {
  const { bytes } = text;
  let from = start;
  let to = end;
  if (to <= from) return '';
  const mark = quote === '"' ? DOUBLE : APOSTROPHE;
  if (bytes[from] === mark && to - from > 1 && bytes[to - 1] === mark) {
    const inner = text.slice(from + 1, to - 1);
    return (inner.includes(quote) ? inner.replaceAll(quote + quote, quote) : inner).trim();
  }
  while (from < to && (bytes[from] as number) <= BLANK) from += 1;
  while (to > from && (bytes[to - 1] as number) <= BLANK) to -= 1;
  // An apostrophe before a number is a spreadsheet's mark for "this is text".
  if (quote === '"' && to - from > 1 && bytes[from] === APOSTROPHE) {
    from += 1;
    if (bytes[to - 1] === APOSTROPHE) to -= 1;
  }
  return text.slice(from, to);
}
