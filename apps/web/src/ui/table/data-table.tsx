// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them
/**
 * A list of any length as a table, which becomes cards where it is narrow: one markup for both. Only the rows near
 * the screen are drawn; the page scrolls, not a box. Rows that are not read yet stand as outlines of the same height.
 * Coming back to the list, by the browser's back or the app's, finds the same rows in view and the focus on the row
 * that was left: the feature does nothing for it.
 *
 *   <DataTable
 *     list={useLargeList({ … })}                  // large-list.ts
 *     name="clients"                              // the columns chosen are remembered under it
 *     label="Clients"
 *     columns={columns}                           // defined outside, or kept with useMemo
 *     cards={cards}                               // of a narrow list, where its rows are two or three lines
 *     sorting={{ by: listState.sort, order: sorting.orderOf(listState) }}
 *     onSort={(by) => setListState(sorting.sortedBy(listState, by))}
 *     selection={{ chosen, nameOf, what, actions: <Button size="compact" …>Export</Button> }}
 *     rowClass={styles.row}                       // the layout of cards: `grid-template-columns` and `grid-column`
 *     empty={<EmptyState … />}
 *     failed="The clients could not be loaded"
 *   />
 *
 * Columns: the first names the row and holds its link; give the others a `width` (table-columns.ts), then the table
 * lays itself out. A column with `optional` can be shown or hidden by the user. Rows: `useRowSelection(scope, most)`
 * with `scope` the filter without its sort.
 */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { MenuIcon } from '../action/icons.ts';
import { ErrorReference } from '../feedback/error-reference.tsx';
import { ListStates } from '../list/list-parts.tsx';
import { cx } from '../theme/cx.ts';
import { columnsThatFit, isColumnShown, useColumnChoice } from './column-choice.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import styles from './data-table.module.css';
import { denseHeights, useDenseRows } from './dense-rows.ts';
import type { LargeList } from './large-list.ts';
import { type RowsFailed, TableBody } from './table-body.tsx';
import type { Sorting, TableColumn } from './table-columns.ts';
import { TableHead } from './table-head.tsx';
import { heightsStyle, type RowHeights, TableOutline, usualHeights } from './table-outline.tsx';
import { BulkBar, CheckAll, type TableSelection, useRowChecks } from './table-selection.tsx';

interface DataTableProps<Row, Key extends string> {
  list: LargeList<Row>;
  /** Under which the device remembers the columns chosen. */
  name: string;
  /** What the rows are, for whoever cannot see them. */
  label: string;
  columns: readonly TableColumn<Row, Key>[];
  /** The columns of a card, where a card is not the whole row: two or three lines, without a choice of columns. */
  cards?: readonly TableColumn<Row, Key>[];
  /** How high a row is as a table and as a card: outlines of rows to come are as high. */
  heights?: RowHeights;
  sorting?: Sorting<Key>;
  onSort?: (by: Key) => void;
  selection?: TableSelection<Row>;
  /** Headings of groups, each by the index of the row that it stands over; kept with `useMemo`. */
  groups?: ReadonlyMap<number, string>;
  /** The feature's own class of a row: the layout of a card, and of the table's where the columns name no width. */
  rowClass?: string | undefined;
  /** Shown instead of the list when there is nothing: what to do next. */
  empty: ReactNode;
  /** What could not be done, in the user's words. */
  failed: string;
}

export function DataTable<Row, Key extends string = never>(props: DataTableProps<Row, Key>) {
  const { list, label, columns, cards, selection, heights, empty, failed } = props;
  const hasChoice = columns.some(({ optional }) => optional !== undefined);
  const outline = (
    <TableOutline
      label={`Loading: ${label}`}
      heights={heights}
      tools={selection ? 'always' : !hasChoice ? 'never' : cards ? 'wide' : 'always'}
    />
  );
  return (
    <ListStates
      list={list}
      isEmpty={list.total === 0}
      label={label}
      loading={outline}
      empty={empty}
      failed={failed}
    >
      <Table {...props} />
    </ListStates>
  );
}

/** From this width on a table, below cards; the style sheets' container queries say the same. */
const TABLE_FROM = 640;
const SIDES = 40;
const CHECKS = 36;

function Table<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { list, label } = props;
  const { isDense, heights, chooseDense } = useRowHeights(props.heights);
  const { sorting, onSort, selection, rowClass, groups } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { isCards, choosable, isCrowded, shown, choice, choose } = useShownColumns(props, width);
  const { check, problem } = useRowChecks(list, selection);
  const [selecting, setSelecting] = useState(false);
  /** Reads again what could not be loaded. */
  const [failed, setFailed] = useState<RowsFailed | null>(null);
  const classes = cx(hasWidths(shown) && styles.laidOut, selection && styles.withChecks, rowClass);
  return (
    <div
      ref={box}
      className={cx(styles.box, isDense && styles.dense)}
      style={heightsStyle(heights)}
      data-selecting={(selection && (selecting || selection.chosen.countOf(list.total) > 0)) || undefined}
    >
      {(selection || choosable.length > 0) && (
        <div className={`row at-end gap-4 ${styles.tools}`}>
          {selection && (
            <SelectTool
              total={list.total}
              selection={selection}
              selecting={selecting}
              onSelecting={setSelecting}
            />
          )}
          {!isCards && <DenseTool isDense={isDense} onDense={chooseDense} />}
          {choosable.length > 0 && (
            <ColumnsMenu {...{ choice, isCrowded }} columns={choosable} onChoose={choose} />
          )}
        </div>
      )}
      <table
        role="table"
        className={styles.table}
        style={tracksOf(shown)}
        aria-label={label}
        aria-rowcount={list.total + 1}
        aria-busy={list.isStale}
      >
        <TableHead
          columns={shown}
          sorting={sorting}
          onSort={onSort}
          rowClass={classes}
          check={selection && <CheckCell total={list.total} selection={selection} />}
        />
        <TableBody
          list={list}
          columns={shown}
          width={width}
          usualHeight={isCards ? heights.card : heights.table}
          rowClass={classes}
          groups={groups}
          check={check}
          chosen={selection?.chosen}
          onFailed={setFailed}
        />
      </table>
      {failed && <FailedRows {...failed} />}
      {selection && <BulkBar total={list.total} selection={selection} problem={problem} />}
    </div>
  );
}

function useRowHeights(heights = usualHeights) {
  const { isDense, choose } = useDenseRows();
  return { isDense, heights: isDense ? denseHeights(heights) : heights, chooseDense: choose };
}

/** What of the columns there is room for, and which can be chosen. */
function useShownColumns<Row, Key extends string>(props: DataTableProps<Row, Key>, width: number) {
  const { name, columns, cards, selection } = props;
  const { choice, choose } = useColumnChoice(name);
  const isCards = width < TABLE_FROM;
  const choosable = isCards && cards ? [] : columns.filter(({ optional }) => optional !== undefined);
  const room = width - SIDES - (selection ? CHECKS : 0);
  const chosen = useMemo(() => columns.filter((column) => isColumnShown(column, choice)), [columns, choice]);
  const shown = useMemo(
    () => (isCards ? (cards ?? chosen) : columnsThatFit(chosen, room)),
    [chosen, cards, isCards, room],
  );
  return { isCards, choosable, isCrowded: shown.length < chosen.length, shown, choice, choose };
}

/** Rows closer together, in every table. */
function DenseTool({ isDense, onDense }: { isDense: boolean; onDense: (isDense: boolean) => void }) {
  return (
    <Button look="quiet" size="compact" aria-pressed={isDense} onClick={() => onDense(!isDense)}>
      <Icon of={MenuIcon} size={16} />
      Dense
    </Button>
  );
}

interface SelectToolProps<Row> {
  total: number;
  selection: TableSelection<Row>;
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
}

function SelectTool<Row>({ total, selection, selecting, onSelecting }: SelectToolProps<Row>) {
  return (
    <span className={`row gap-12 ${styles.select}`}>
      <Button
        look="quiet"
        size="compact"
        onClick={() => {
          if (selecting) selection.chosen.clear();
          onSelecting(!selecting);
        }}
      >
        {selecting ? 'Cancel' : 'Select'}
      </Button>
      <CheckAll total={total} selection={selection} isBare={false} />
    </span>
  );
}

function CheckCell<Row>({ total, selection }: Pick<SelectToolProps<Row>, 'total' | 'selection'>) {
  return (
    <td role="cell" className={`stack middle pinned lifted pad-0 ${styles.check}`}>
      <CheckAll total={total} selection={selection} />
    </td>
  );
}

function FailedRows({ error, retry }: RowsFailed) {
  return (
    <div role="alert" className={styles.bar}>
      <div className="figures">
        <p>These rows could not be loaded.</p>
        <ErrorReference error={error} />
      </div>
      <Button look="outline" size="compact" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box]);
  return width;
}

const hasWidths = (columns: readonly { readonly width?: number }[]) =>
  columns.slice(1).some(({ width }) => width !== undefined);

/** For the style sheet, which uses it where the table is one. */
function tracksOf(columns: readonly { readonly width?: number; readonly grow?: number }[]) {
  if (!hasWidths(columns)) return undefined;
  const tracks = columns.map(({ width = 0, grow }, at) =>
    at === 0 ? `minmax(${width}px, 1fr)` : grow ? `minmax(${width}px, ${grow}fr)` : `${width}px`,
  );
  return { '--tracks': tracks.join(' ') } as React.CSSProperties;
}
