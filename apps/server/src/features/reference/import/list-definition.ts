import type { Tx } from '../../../db/database.ts';
import type { ColumnSpec } from '../../book/feeds/feeds.public.ts';
import type { ImportedRows } from '../lists/import-list.repository.ts';
import type { ListName } from '../lists/lists.repository.ts';
import type { Cell } from './list-row.ts';

/** How one public list is read and kept. */
export interface ListDefinition<Row> {
  readonly name: ListName;
  /** As in "This is not a … file". */
  readonly title: string;
  readonly columns: ColumnSpec;
  /** Of each group the file must have one. */
  readonly needs: readonly (readonly string[])[];
  /** More entries than this no such list has. */
  readonly mostEntries: number;
  /** Rows that land together. */
  readonly batchRows: number;
  /** None for a row that rightly has no place in the list. A `RowFault` refuses it. */
  rowsOf(cell: Cell): readonly Row[];
  /** What may stand in the file only once. */
  keyOf(row: Row): string;
  importRows(tx: Tx, rows: readonly Row[], has: (column: string) => boolean): Promise<ImportedRows>;
}
