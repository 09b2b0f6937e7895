import type { PrintedDocument } from '../../documents/document.ts';
import { type ColumnKind, type ExportColumn, type ExportTable, isFigure } from './export-table.ts';

/** A value with what it is, where a column holds more than one kind. */
export type TypedCell = { readonly kind: ColumnKind; readonly value: string } | null;

export interface SheetColumn {
  readonly header: string;
  readonly width: number;
  readonly isFigure: boolean;
}

/** One tab of a workbook. Without a heading its header is the first row, as programs that read it want it. */
export interface ReadySheet {
  readonly name: string;
  readonly heading: { readonly title: string; readonly notes: readonly string[] } | null;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly TypedCell[])[];
}

/** A list that is in memory. */
type ReadyTable<Row> = Pick<ExportTable<Row>, 'title' | 'notes' | 'columns'> & {
  readonly rows: readonly Row[];
};

/**
 * A file whose whole content is known before it is written, as plain data that can be sent to another thread: for
 * statements of some hundred rows. A list of any length is an `ExportTable`.
 */
export type ReadyFile =
  /** The rows of its tables are arrays. */
  | { readonly kind: 'pdf'; readonly document: PrintedDocument }
  | { readonly kind: 'xlsx'; readonly sheets: readonly ReadySheet[] }
  | { readonly kind: 'csv'; readonly sheet: ReadySheet }
  /** Cells as they are to be read, for a program that takes nothing else. */
  | {
      readonly kind: 'plain-csv';
      readonly headers: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export const sheetColumn = ({ header, kind, width }: ExportColumn<never>): SheetColumn => ({
  header,
  width,
  isFigure: isFigure(kind),
});

export function typedCell<Row>({ kind, value }: ExportColumn<Row>, row: Row): TypedCell {
  const text = value(row);
  return text === null ? null : { kind, value: text };
}

/** A list that is in memory, as a tab. */
export const readySheet = <Row>(name: string, table: ReadyTable<Row>): ReadySheet => ({
  name,
  heading: { title: table.title, notes: table.notes },
  columns: table.columns.map(sheetColumn),
  rows: table.rows.map((row) => table.columns.map((column) => typedCell(column, row))),
});
