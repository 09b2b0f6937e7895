import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addMeasured, type ListPosition, listPositionToReturnTo, saveListPosition } from './list-return.ts';

/** Rows kept ready above and below the screen, drawn and read. */
const AHEAD = 6;

type Rows = Virtualizer<Window, HTMLTableRowElement>;

interface VirtualRowsOptions {
  /** What is listed, as a text: coming back to the same finds the same place. */
  readonly id: string;
  readonly count: number;
  readonly body: RefObject<HTMLElement | null>;
  /** How wide the table is; another width makes other heights. */
  readonly width: number;
  /** How high a row is, only until the first ones are measured. */
  readonly usualHeight: number;
}

/** The rows around the screen, and beside them the one with the focus and its neighbours: Tab goes on from there. */
export function rowsToDraw(range: Range, focused: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (focused === null) return rows;
  const around = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...rows, ...around])].sort((one, other) => one - other);
}

/** From and to which row the pages are wanted: what is drawn, and the row with the focus wherever it is. */
const rangesAround = (start: number, end: number, focused: number | null) => [
  [start - AHEAD, end + AHEAD] as const,
  ...(focused === null ? [] : [[focused - 1, focused + 1] as const]),
];

/** Of a row as the browser tells it after laying it out. To ask for it would make the browser do so in between. */
function heightOf(element: HTMLTableRowElement, entry: ResizeObserverEntry | undefined, rows: Rows): number {
  const reported = entry?.borderBoxSize[0]?.blockSize;
  if (reported !== undefined) return Math.round(reported);
  const index = Number(element.dataset.index);
  return rows.itemSizeCache.get(index) ?? rows.options.estimateSize(index);
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const drawn = (body: HTMLElement | null) => [
  ...(body?.querySelectorAll<HTMLTableRowElement>('tr[data-row-key]') ?? []),
];

/** Draws only the rows near the screen of a list that scrolls with the page. */
export function useVirtualRows({ id, count, body, width, usualHeight }: VirtualRowsOptions) {
  const [back] = useState(() => listPositionToReturnTo(id));
  const [rowHeight, setRowHeight] = useState(back?.rowHeight ?? usualHeight);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const rows: Rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, focused), [focused]),
    scrollMargin: top,
    overscan: AHEAD,
    measureElement: heightOf,
    useFlushSync: false,
    initialMeasurementsCache: [...(back?.measured ?? [])],
    initialOffset: () => back?.y ?? window.scrollY,
  });

  // Whatever stands above the list moves it down.
  useLayoutEffect(() => {
    const look = () => {
      const position = body.current?.getBoundingClientRect();
      if (position) setTop(Math.round(position.top + window.scrollY));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [body]);

  // A row not read yet is as high as those that are.
  const measuredAt = useRef(back ? width : 0);
  useLayoutEffect(() => {
    if (width === 0 || measuredAt.current === width) return;
    const elements = drawn(body.current);
    if (elements.length === 0) return;
    const isNew = measuredAt.current === 0;
    measuredAt.current = width;
    const height = median(elements.map((row) => row.offsetHeight));
    if (height === undefined || (isNew && height === rowHeight)) return;
    const first = rows.range?.startIndex ?? 0;
    setRowHeight(height);
    rows.measure();
    for (const element of elements) rows.resizeItem(Number(element.dataset.index), element.offsetHeight);
    if (!isNew && first > 0) rows.scrollToIndex(first, { align: 'start' });
  });

  useComingBack({ id, back, rows, rowHeight, body });
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 };
  return { rows, rowHeight, top, focused, setFocused, around: rangesAround(startIndex, endIndex, focused) };
}

interface ComingBack {
  readonly id: string;
  readonly back: ListPosition | null;
  readonly rows: Rows;
  readonly rowHeight: number;
  readonly body: RefObject<HTMLElement | null>;
}

/** Keeps where somebody is, and brings them back there: the same rows in view, the focus on the row they left. */
function useComingBack({ id, back, rows, rowHeight, body }: ComingBack): void {
  const now = useRef({ id, rowHeight });
  now.current = { id, rowHeight };
  useLayoutEffect(() => {
    if (back) window.scrollTo(0, back.y);
  }, [back]);
  useEffect(() => {
    // The router may have put a page that it takes for a new one to its top.
    if (back && Math.abs(window.scrollY - back.y) > 1) window.scrollTo(0, back.y);
    let row: ListPosition['row'] = back?.row ?? null;
    const { pathname } = window.location;
    const keep = () => {
      // The next page's address stands there before its rows do, and scrolls this one's away.
      if (window.location.pathname !== pathname) return;
      saveListPosition(now.current.id, {
        y: window.scrollY,
        row,
        rowHeight: now.current.rowHeight,
        measured: [],
      });
    };
    const keepRow = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('tr[data-row-key]') : null;
      if (!element) return;
      row = { index: Number(element.dataset.index), key: element.dataset.rowKey ?? '' };
      keep();
    };
    const list = body.current;
    list?.addEventListener('focusin', keepRow);
    list?.addEventListener('click', keepRow, true);
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      list?.removeEventListener('focusin', keepRow);
      list?.removeEventListener('click', keepRow, true);
      window.removeEventListener('scroll', keep);
      addMeasured(now.current.id, rows.takeSnapshot());
    };
  }, [back, body, rows]);

  const toFocus = useRef(back?.row ?? null);
  useEffect(() => {
    const left = toFocus.current;
    if (!left) return;
    const element = drawn(body.current).find(({ dataset }) => dataset.rowKey === left.key);
    if (!element) return;
    toFocus.current = null;
    // After whatever gives the focus to a new page's heading.
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active === null || active === document.body || active.matches('h1')) {
        element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      }
    });
  });
}
