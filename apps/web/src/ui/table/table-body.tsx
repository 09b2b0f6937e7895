// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './data-table.module.css';
import { type LargeList, pagesOf, useRowsInView } from './large-list.ts';
import type { RowSelection } from './row-selection.ts';
import { useFilledRows } from './rows/row-filling.ts';
import { useVirtualRows } from './rows/virtual-rows.ts';
import type { TableColumn } from './table-columns.ts';
import { TableRow } from './table-row.tsx';

interface TableBodyProps<Row, Key extends string> {
  list: LargeList<Row>;
  columns: readonly TableColumn<Row, Key>[];
  width: number;
  /** Of a row, until some are measured. */
  usualHeight: number;
  rowClass: string | undefined;
  groups: ReadonlyMap<number, string> | undefined;
  check: ((row: Row, index: number) => ReactNode) | null;
  chosen: RowSelection | undefined;
  /** Told when rows in view could not be loaded, with the way to try again, and null when they were. */
  onFailed: (failed: RowsFailed | null) => void;
}

export interface RowsFailed {
  readonly error: Error;
  retry(): void;
}

/** The rows: the only part of a table that scrolling draws again. */
export function TableBody<Row, Key extends string>(props: TableBodyProps<Row, Key>) {
  const { list, columns, width, usualHeight, rowClass, groups, check, chosen, onFailed } = props;
  const { total, rowKey } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, rowHeight, top, around, focused, setFocused } = useVirtualRows({
    id: list.id,
    count: total,
    body,
    width,
    usualHeight,
  });
  const pages = new Set(around.flatMap(([first, last]) => pagesOf(first, last, total)));
  const { rowAt, error, retry } = useRowsInView(list, [...pages]);
  const items = rows.getVirtualItems();
  const filled = useFilledRows(onScreenFirst(items, rows.range), (index) => rowAt(index) !== undefined, {
    offset: rows.scrollOffset ?? 0,
    isScrolling: rows.isScrolling,
  });
  // While one scrolls, the background of the list stands for rows still to come (see the style sheet).
  const drawn = items.filter(
    ({ index }) =>
      !rows.isScrolling || filled.has(index) || (focused !== null && Math.abs(index - focused) <= 1),
  );
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    onFailed(error && { error, retry: () => again.current() });
  }, [error, onFailed]);
  return (
    <tbody
      role="rowgroup"
      ref={body}
      className={cx(list.isStale && styles.stale)}
      style={{ height: rows.getTotalSize(), '--row-height': `${rowHeight}px` } as React.CSSProperties}
      onFocus={({ target, currentTarget }) => {
        // A panel that a row opened stands elsewhere in the page.
        if (currentTarget.contains(target)) setFocused(Number(target.closest('tr')?.dataset.index ?? 0));
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // On its way to another row, or to another window: the row stays until the focus has really left.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {drawn.map(({ index, start, size }) => {
        const row = filled.has(index) ? rowAt(index) : undefined;
        return (
          <TableRow
            key={index}
            index={index}
            start={start - top}
            height={size}
            row={row}
            isChosen={row !== undefined && (chosen?.has(rowKey(row)) ?? false)}
            rowKey={rowKey}
            columns={columns}
            rowClass={rowClass}
            group={groups?.get(index)}
            check={check}
            measure={rows.measureElement}
            resize={rows.resizeItem}
          />
        );
      })}
    </tbody>
  );
}

interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
}

function onScreenFirst(items: readonly { readonly index: number }[], range: Range | null): readonly number[] {
  const isOnScreen = (index: number) =>
    range !== null && index >= range.startIndex && index <= range.endIndex;
  const indexes = items.map(({ index }) => index);
  return [...indexes.filter(isOnScreen), ...indexes.filter((index) => !isOnScreen(index))];
}
