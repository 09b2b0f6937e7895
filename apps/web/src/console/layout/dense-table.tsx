import type { ReactNode } from 'react';
import { cx } from '../../ui/theme/cx.ts';
import styles from './dense-table.module.css';

interface DenseColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Figures stand to the right. */
  readonly figures?: boolean;
  /** Left out where there is little room. */
  readonly isExtra?: boolean;
  readonly cell: (row: Row) => ReactNode;
}
export type DenseColumns<Row> = readonly DenseColumn<Row>[];

interface DenseTableProps<Row> {
  label: string;
  columns: DenseColumns<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** While what is asked for now is on its way. */
  isStale?: boolean;
}

/**
 * Rows of 32 px, read page after page by a mark of the last row; the first column names the row and holds its link. What
 * can jump to any row is `DataTable`.
 */
export function DenseTable<Row>({ label, columns, rows, rowKey, isStale = false }: DenseTableProps<Row>) {
  const classOf = ({ figures, isExtra }: DenseColumn<Row>) =>
    cx(figures && `figures one-line ${styles.figures}`, isExtra && styles.extra);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by its keys
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label} aria-busy={isStale}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
