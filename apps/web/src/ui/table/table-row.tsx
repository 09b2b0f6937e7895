// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { cx } from '../theme/cx.ts';
import styles from './data-table.module.css';
import type { TableColumn } from './table-columns.ts';

interface TableRowProps<Row, Key extends string> {
  index: number;
  /** Where it begins, from the top of the list. */
  start: number;
  height: number;
  /** Absent until it is read. */
  row: Row | undefined;
  isChosen: boolean;
  rowKey: (row: Row) => string;
  columns: readonly TableColumn<Row, Key>[];
  rowClass: string | undefined;
  /** The heading of the group that begins with it. */
  group: string | undefined;
  /** The box that chooses it, for a row that is here. */
  check: ((row: Row, index: number) => ReactNode) | null;
  measure: (element: HTMLTableRowElement | null) => void;
  resize: (index: number, height: number) => void;
}

/**
 * A row that was read again, as after an act, may be higher than before: it is measured before it is painted, so that the
 * next one never covers its last line. What is drawn first is measured as the browser lays it out (`heightOf`).
 */
function useNewHeight<Row>(
  element: RefObject<HTMLTableRowElement | null>,
  { index, row, resize }: Pick<TableRowProps<Row, never>, 'index' | 'row' | 'resize'>,
): void {
  const before = useRef<Row | undefined>(undefined);
  useLayoutEffect(() => {
    const isOther = before.current !== undefined && row !== undefined && before.current !== row;
    before.current = row;
    if (isOther && element.current) resize(index, element.current.offsetHeight);
  }, [element, index, row, resize]);
}

function AnyTableRow<Row, Key extends string>(props: TableRowProps<Row, Key>) {
  const { index, start, height, row, isChosen, rowKey, columns, rowClass, group, check, measure } = props;
  const element = useRef<HTMLTableRowElement | null>(null);
  const isHere = row !== undefined;
  useNewHeight(element, props);
  // Whoever came to the row before it was read is handed on to its link.
  useEffect(() => {
    if (isHere && document.activeElement === element.current) {
      element.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
  }, [isHere]);
  const style = { top: start };
  if (row === undefined) {
    return (
      <tr
        ref={element}
        role="row"
        aria-rowindex={index + 2}
        data-index={index}
        className={cx('stack start anchor gap-8 pad-12-16', styles.row, 'wide raised', styles.body)}
        style={{ ...style, height }}
        // Tab must not fall off the list where it is still read.
        tabIndex={0}
      >
        <td role="cell" aria-colspan={columns.length} className="stack gap-8 pad-0">
          <span className="visually-hidden">Loading</span>
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </td>
      </tr>
    );
  }
  return (
    <tr
      ref={(now) => {
        element.current = now;
        measure(now);
      }}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-row-key={rowKey(row)}
      data-chosen={isChosen || undefined}
      className={cx('stack start anchor gap-8 pad-12-16', styles.row, 'wide raised', styles.body, rowClass)}
      style={style}
      tabIndex={-1}
    >
      {group !== undefined && (
        <td role="cell" aria-colspan={columns.length} className={`strong text-note ${styles.group}`}>
          {group}
        </td>
      )}
      {check?.(row, index)}
      {columns.map(({ id, header, label: inFull, figures, plain, className, cell }, at) => {
        const classes = cx(styles.cell, figures && styles.figures, className);
        return at === 0 ? (
          <th role="rowheader" scope="row" key={id} className={cx(classes, 'whole', styles.name)}>
            {cell(row)}
          </th>
        ) : (
          <td role="cell" key={id} className={classes} data-label={plain ? undefined : header} title={inFull}>
            {plain && <span className="visually-hidden">{header} </span>}
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** One row, drawn again only when something of its own changes: scrolling changes nothing in it. */
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow;
