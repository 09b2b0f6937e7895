/**
 * A list of any length for `DataTable`: its length is known from the first page, and the other pages of 10 rows
 * (Spec §9) are read where one stops to look. Each page is kept by TanStack Query under the list's key.
 *
 *   const list = useLargeList({
 *     queryKey: ['investor', 'list', filter],       // all that selects and sorts the rows
 *     readPage: (pageNumber, signal) => api.call(listInvestors, { ...filter, pageNumber }, { signal }),
 *     totalOf: (first) => first.totals?.clients ?? 0,
 *     rowKey,                                        // defined outside of the component
 *   });
 *
 * `list.first` is the first page with whatever else it brings (totals, choices); `list.isStale` is true while its
 * rows are those of what was asked before. A short list that grows by a button is `usePagedList` with `DataList`.
 */
import { PAGE_SIZE } from '@hub/domain';
import { keepPreviousData, type QueryKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface LargePage<Row> {
  readonly items: readonly Row[];
}

interface LargeListOptions<Row, P extends LargePage<Row>> {
  readonly queryKey: QueryKey;
  readonly readPage: (pageNumber: number, signal: AbortSignal) => Promise<P>;
  /** How many rows there are in all. Only the first page is asked. */
  readonly totalOf: (first: P) => number;
  readonly rowKey: (row: Row) => string;
}

interface PageQuery<P> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<P>;
}

export interface LargeList<Row> {
  /** What is asked, as a text. */
  readonly id: string;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | null;
  readonly total: number;
  /** True while the rows are those of what was asked before. */
  readonly isStale: boolean;
  readonly rowKey: (row: Row) => string;
  readonly pageQuery: (pageNumber: number) => PageQuery<LargePage<Row>>;
  retry(): void;
}

interface Source<P> {
  readonly queryKey: QueryKey;
  readonly readPage: (pageNumber: number, signal: AbortSignal) => Promise<P>;
}

const pageQueryOf = <P>({ queryKey, readPage }: Source<P>, pageNumber: number): PageQuery<P> => ({
  queryKey: [...queryKey, 'page', pageNumber],
  queryFn: ({ signal }) => readPage(pageNumber, signal),
});

export function useLargeList<Row, P extends LargePage<Row>>(
  options: LargeListOptions<Row, P>,
): LargeList<Row> & { readonly first: P | null } {
  const { totalOf, rowKey } = options;
  const first = useQuery({ ...pageQueryOf(options, 1), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData: isStale } = first;
  // While the next search is under way the rows in view are the last one's, and so are the pages around them.
  const shown = useRef<Source<P>>(options);
  if (!isStale) shown.current = options;
  const source = shown.current;
  const id = JSON.stringify(source.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the source depends on
  const pageQuery = useCallback((pageNumber: number) => pageQueryOf(source, pageNumber), [id]);
  return {
    id,
    state: data ? 'ready' : error ? 'failed' : 'loading',
    error,
    total: data ? totalOf(data) : 0,
    isStale,
    rowKey,
    pageQuery,
    first: data ?? null,
    retry: () => void first.refetch(),
  };
}

/** The pages that hold these rows, counted from 1; a row is counted from 0. */
export function pagesOf(firstRow: number, lastRow: number, total: number): readonly number[] {
  const end = Math.min(lastRow, total - 1);
  const pages: number[] = [];
  for (let page = Math.floor(Math.max(firstRow, 0) / PAGE_SIZE); page * PAGE_SIZE <= end; page++) {
    pages.push(page + 1);
  }
  return pages;
}

/** Long enough to tell looking from flying past. */
const LOOK_MS = 100;

/** A value once it has stood still for a moment. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, LOOK_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

interface RowsInView<Row> {
  /** Undefined until its page is read. */
  rowAt(index: number): Row | undefined;
  /** Why rows in view could not be loaded; null when they were. */
  readonly error: Error | null;
  retry(): void;
}

/** The rows of the pages in view. A page is read when it stays in view; one that was read is there at once. */
export function useRowsInView<Row>(list: LargeList<Row>, inView: readonly number[]): RowsInView<Row> {
  const said = inView.join();
  const rested = useRested(said);
  const { pageQuery, isStale } = list;
  const client = useQueryClient();
  // Scrolling draws often and changes pages seldom; a page that only flies past is not even asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` says what is in view
  const requested = useMemo(() => {
    const wanted = new Set(rested.split(',').map(Number));
    return inView
      .map((page) => ({ page, isWanted: wanted.has(page) && !isStale, query: pageQuery(page) }))
      .filter(({ isWanted, query }) => isWanted || client.getQueryState(query.queryKey) !== undefined);
  }, [said, rested, pageQuery, isStale, client]);
  const queries = useMemo(
    () => requested.map(({ query, isWanted }) => ({ ...query, enabled: isWanted })),
    [requested],
  );
  const results = useQueries({ queries });
  const pages = new Map(requested.map(({ page }, at) => [page, results[at]?.data?.items]));
  return {
    rowAt: (index) => pages.get(Math.floor(index / PAGE_SIZE) + 1)?.[index % PAGE_SIZE],
    error: results.find(({ isError, data }) => isError && !data)?.error ?? null,
    retry() {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

interface ReadRows<Row> {
  /** These rows, read where they were not yet. */
  between(first: number, last: number): Promise<readonly Row[]>;
}

/** The rows that were read, wherever they are, for whoever chooses among them. */
export function useReadRows<Row>(list: LargeList<Row>): ReadRows<Row> {
  const client = useQueryClient();
  const { pageQuery, total } = list;
  return useMemo(
    () => ({
      async between(from, to) {
        const [first, last] = from < to ? [from, to] : [to, from];
        const pages = pagesOf(first, last, total);
        const read = await Promise.all(
          pages.map((page) => client.fetchQuery({ ...pageQuery(page), staleTime: Number.POSITIVE_INFINITY })),
        );
        const start = first - ((pages[0] ?? 1) - 1) * PAGE_SIZE;
        return read.flatMap(({ items }) => items).slice(start, start + last - first + 1);
      },
    }),
    [client, pageQuery, total],
  );
}
