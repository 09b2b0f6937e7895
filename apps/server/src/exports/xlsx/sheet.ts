import { figureText } from '../table/cell-text.ts';
import { isFigure } from '../table/export-table.ts';
import type { SheetColumn, TypedCell } from '../table/ready-file.ts';
import { cellStyle, styleOf } from './styles.ts';
import { xmlHead, xmlText } from './xml-text.ts';

/** A, B, …, Z, AA, … */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

/** Days since the sheet's own day nought. No date of ours is before the day that never was, 29-Feb-1900. */
const sheetDay = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569;

/** A text in a cell is a text: a sheet never takes it for a formula. No cell holds more than this. */
const LONGEST_TEXT = 32_767;
const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, LONGEST_TEXT))}</t></is></c>`;

function cell(at: string, { value, kind }: NonNullable<TypedCell>): string {
  if (kind === 'text') return textCell(at, value, styleOf.plain);
  const figure = isFigure(kind) ? figureText(value, kind.decimals) : sheetDay(value);
  return `<c r="${at}" s="${cellStyle(kind)}"><v>${figure}</v></c>`;
}

interface SheetContent {
  readonly heading: { readonly title: string; readonly notes: readonly string[] } | null;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly TypedCell[]> | AsyncIterable<readonly TypedCell[]>;
}

/** One sheet: heading and notes where it has them, a header that stays in view with filters, and the rows. */
export async function* sheetXml({ heading, columns, rows }: SheetContent): AsyncGenerator<string> {
  const headerRow = heading === null ? 1 : heading.notes.length + 3;
  const letters = columns.map((_, index) => columnName(index));
  const last = letters.at(-1) ?? 'A';
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(width, 6)}" customWidth="1"/>`,
  );
  yield `${xmlHead}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
  if (heading !== null) {
    yield `<row r="1">${textCell('A1', heading.title, styleOf.title)}</row>`;
    for (const [index, note] of heading.notes.entries()) {
      yield `<row r="${index + 2}">${textCell(`A${index + 2}`, note, styleOf.note)}</row>`;
    }
  }
  const heads = columns.map(({ header, isFigure: right }, index) =>
    textCell(`${letters[index]}${headerRow}`, header, right ? styleOf.headerRight : styleOf.header),
  );
  yield `<row r="${headerRow}" ht="30" customHeight="1">${heads.join('')}</row>`;
  let at = headerRow;
  for await (const row of rows) {
    at += 1;
    const cells = row.map((one, index) => (one === null ? '' : cell(`${letters[index]}${at}`, one)));
    yield `<row r="${at}">${cells.join('')}</row>`;
  }
  yield `</sheetData><autoFilter ref="A${headerRow}:${last}${at}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;
}
