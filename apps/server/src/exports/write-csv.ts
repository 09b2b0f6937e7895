import { dayText } from '@hub/domain';
import { figureText } from './table/cell-text.ts';
import { type ColumnKind, isFigure, type WrittenTable } from './table/export-table.ts';
import { inChunks } from './table/in-chunks.ts';
import type { ReadySheet } from './table/ready-file.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const MARK = '\ufeff';

/**
 * A spreadsheet takes a text that begins so for a formula and would run it; an apostrophe keeps it a text. Also
 * behind blanks, which some programs drop, and in the wide forms of the signs.
 */
const looksLikeFormula = /^(?:[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;
const safeText = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Figures without grouping, so that a program can read them; days as people write them. */
function cell(value: string | null, kind: ColumnKind): string {
  if (value === null) return '';
  if (isFigure(kind)) return figureText(value, kind.decimals);
  return quoted(kind === 'date' ? dayText(value) : safeText(value));
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** RFC 4180, one header line and no heading above it: this one is for programs. */
export async function* writeCsv<Row>({ columns, rows }: WrittenTable<Row>): AsyncGenerator<Uint8Array> {
  yield* inChunks(
    (async function* () {
      yield MARK + line(columns.map(({ header }) => quoted(safeText(header))));
      for await (const row of rows) yield line(columns.map(({ value, kind }) => cell(value(row), kind)));
    })(),
  );
}

/** The same of a sheet that is ready. */
export const writeSheetCsv = ({ columns, rows }: ReadySheet): AsyncGenerator<Uint8Array> =>
  inChunks(
    (async function* () {
      yield MARK + line(columns.map(({ header }) => quoted(safeText(header))));
      for (const row of rows) yield line(row.map((one) => (one === null ? '' : cell(one.value, one.kind))));
    })(),
  );

const isNumber = /^-?\d+(?:\.\d+)?$/;

/** For a program that knows each column: no mark before it, and figures as they come. */
export const writePlainCsv = (
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): AsyncGenerator<Uint8Array> =>
  inChunks(
    (async function* () {
      yield line(headers.map(quoted));
      for (const row of rows)
        yield line(row.map((text) => (isNumber.test(text) ? text : quoted(safeText(text)))));
    })(),
  );
