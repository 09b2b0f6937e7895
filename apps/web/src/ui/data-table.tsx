// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './data-table.module.css';
import { ListEnd, ListStates, useGrowth } from './list-parts.tsx';
import type { PagedList } from './paged-list.ts';

export interface Sorting<Key extends string> {
  readonly by: Key;
  readonly order: 'asc' | 'desc';
}

export interface TableColumn<Row, Key extends string> {
  readonly id: string;
  readonly header: string;
  /** The header in full where it is short, for whoever hears it. */
  readonly label?: string;
  /** The key it can be sorted by. */
  readonly sort?: Key;
  /** Figures stand to the right. */
  readonly figures?: boolean;
  readonly className?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row, Key extends string> {
  list: PagedList<Row>;
  label: string;
  columns: readonly TableColumn<Row, Key>[];
  sorting: Sorting<Key>;
  onSort: (by: Key) => void;
  /** The rows' grid: a class of the feature's own that sets `grid-template-columns` by the table's width. */
  rowClass?: string | undefined;
  empty: ReactNode;
  failed: string;
}

/**
 * A list as a table, which becomes cards where it is narrow: one markup for both. The first column names the row.
 * The same four states and the same growing as `DataList`.
 */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { list, label, empty, failed } = props;
  return (
    <ListStates list={list} label={label} empty={empty} failed={failed}>
      <Table {...props} />
    </ListStates>
  );
}

function Table<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { list, label, columns, sorting, onSort, rowClass } = props;
  const { rows, rowKey, next, isStale } = list;
  const { items, end, more } = useGrowth<Row, HTMLTableSectionElement>(list);
  const busy = isStale || next?.state === 'loading';
  return (
    <div className={styles.place}>
      <table role="table" className={styles.table} aria-label={label} aria-busy={busy}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={cx(styles.row, rowClass)}>
            {columns.map((column) => (
              <Header key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={items} className={cx(isStale && styles.stale)}>
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} className={cx(styles.row, styles.body, rowClass)} tabIndex={-1}>
              {columns.map(({ id, header, label: inFull, figures, className, cell }, index) => {
                const classes = cx(styles.cell, figures && styles.figures, className);
                return index === 0 ? (
                  <th role="rowheader" scope="row" key={id} className={cx(classes, styles.name)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td role="cell" key={id} className={classes} data-label={header} title={inFull}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ListEnd ref={end} list={list} onMore={more} />
    </div>
  );
}

interface HeaderProps<Row, Key extends string> {
  column: TableColumn<Row, Key>;
  sorting: Sorting<Key>;
  onSort: (by: Key) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Header<Row, Key extends string>({ column, sorting, onSort }: HeaderProps<Row, Key>) {
  const { header, label, sort, figures, className } = column;
  const sorted = sort !== undefined && sorting.by === sort ? sorting.order : null;
  const words = label ? <abbr title={label}>{header}</abbr> : header;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(styles.cell, figures && styles.figures, className)}
      {...(sorted && { 'aria-sort': ariaSort[sorted] })}
    >
      {sort === undefined ? (
        words
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
          {words}
          <span className={cx(styles.arrow, !sorted && styles.unsorted)} aria-hidden="true">
            {sorted === 'asc' ? '▲' : '▼'}
          </span>
        </button>
      )}
    </th>
  );
}
