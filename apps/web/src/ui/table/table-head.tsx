// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import type { ReactNode } from 'react';
import { DirectionMark } from '../figure/direction-mark.tsx';
import { cx } from '../theme/cx.ts';
import styles from './data-table.module.css';
import type { Sorting, TableColumn } from './table-columns.ts';

interface TableHeadProps<Row, Key extends string> {
  columns: readonly TableColumn<Row, Key>[];
  sorting: Sorting<Key> | undefined;
  onSort: ((by: Key) => void) | undefined;
  rowClass: string | undefined;
  /** The box that chooses all rows. */
  check: ReactNode;
}

/** Every column has a name for who hears it; one whose rows say enough shows none. */
function Words<Row, Key extends string>({ column: { header, label } }: { column: TableColumn<Row, Key> }) {
  if (label === undefined) return header;
  return header === '' ? (
    <span className="visually-hidden">{label}</span>
  ) : (
    <abbr title={label}>{header}</abbr>
  );
}

/** The names of the columns; those that can be sorted by are buttons. */
export function TableHead<Row, Key extends string>(props: TableHeadProps<Row, Key>) {
  const { columns, sorting, onSort, rowClass, check } = props;
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr
        role="row"
        aria-rowindex={1}
        className={cx('stack start anchor gap-8 pad-12-16', styles.row, rowClass)}
      >
        {check}
        {columns.map((column) => (
          <Header key={column.id} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderProps<Row, Key extends string> {
  column: TableColumn<Row, Key>;
  sorting: Sorting<Key> | undefined;
  onSort: ((by: Key) => void) | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Header<Row, Key extends string>({ column, sorting, onSort }: HeaderProps<Row, Key>) {
  const { sort, figures, className } = column;
  const sorted = sort !== undefined && sorting?.by === sort ? sorting.order : null;
  const words = <Words column={column} />;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(styles.cell, figures && styles.figures, className)}
      {...(sorted && { 'aria-sort': ariaSort[sorted] })}
    >
      {sort === undefined || onSort === undefined ? (
        words
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
          {words}
          <DirectionMark
            of={sorted === 'asc' ? 'up' : 'down'}
            className={cx(styles.arrow, !sorted && styles.unsorted)}
          />
        </button>
      )}
    </th>
  );
}
