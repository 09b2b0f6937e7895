/**
 * A list that grows: the rows so far, and a button for the next ten. For what is read from the top and seldom to the
 * end, such as notifications (`DataList`). Tables take `useLargeList` (large-list.ts), which reads any page.
 */
import { PAGE_SIZE } from '@hub/domain';
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What every list call answers: one page of rows, and how many rows there are in all. */
interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface PageRequest<P> {
  readonly pageNumber: number;
  /** The page the list began with; null when that is the one asked for. */
  readonly first: P | null;
}

interface PagedListOptions<Row, P extends Page<Row>> {
  readonly queryKey: QueryKey;
  readonly readPage: (requested: PageRequest<P>, signal: AbortSignal) => Promise<P>;
  readonly rowKey: (row: Row) => string;
  /** A first page that was read elsewhere, and when. */
  readonly existing?: { readonly page: P; readonly at: number } | undefined;
}

/** What the cache holds for a list, for whoever changes a row in place. */
export type PagedData<P> = InfiniteData<P, PageRequest<P>>;

export interface PagedList<Row> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly total: number;
  readonly error: Error | null;
  /** The next page; null when all rows are here. */
  readonly next: { readonly size: number; readonly state: 'waiting' | 'loading' | 'failed' } | null;
  loadNext(): void;
  retry(): void;
}

/** A list in pages of 10 rows (Spec §9), each read when it is wanted and kept. */
export function usePagedList<Row, P extends Page<Row>>(options: PagedListOptions<Row, P>): PagedList<Row> {
  const { queryKey, readPage, rowKey, existing } = options;
  const initial: PageRequest<P> = { pageNumber: 1, first: null };
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: initial,
    getNextPageParam: (_, pages): PageRequest<P> | undefined => {
      const first = pages[0];
      if (!first || pages.length * PAGE_SIZE >= first.total) return undefined;
      return { pageNumber: pages.length + 1, first };
    },
    ...(existing && {
      initialData: { pages: [existing.page], pageParams: [initial] },
      initialDataUpdatedAt: existing.at,
    }),
  });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;

  const rows = useMemo(() => {
    const byKey = new Map<string, Row>();
    for (const page of data?.pages ?? []) for (const row of page.items) byKey.set(rowKey(row), row);
    return [...byKey.values()];
  }, [data, rowKey]);
  const total = data?.pages[0]?.total ?? 0;
  const left = total - (data?.pages.length ?? 0) * PAGE_SIZE;

  return {
    state: data ? 'ready' : error ? 'failed' : 'loading',
    rows,
    rowKey,
    total,
    error,
    next: hasNextPage
      ? {
          size: Math.min(PAGE_SIZE, left),
          state: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'waiting',
        }
      : null,
    loadNext: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}
