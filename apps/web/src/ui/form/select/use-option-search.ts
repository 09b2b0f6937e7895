import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Option } from '../field/option.ts';
import { useSettled } from '../typing/use-settled.ts';

export interface OptionSearch<Found extends Option> {
  /** Names the list, and all that narrows it: kept results are found again by it. */
  readonly searchKey: readonly unknown[];
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /** Fewer letters are not looked for. */
  readonly fewest: number;
}

export type SearchState<Found extends Option> =
  | { readonly kind: 'short' }
  | { readonly kind: 'searching'; readonly options: readonly Found[] }
  | { readonly kind: 'failed'; retry(): void }
  | { readonly kind: 'found'; readonly options: readonly Found[] };

/** Looks after a pause in typing; typing on gives up the earlier request, whose answer is never shown. */
export function useOptionSearch<Found extends Option>(
  typed: string,
  { searchKey, search, fewest }: OptionSearch<Found>,
): SearchState<Found> {
  const text = typed.trim();
  const settled = useSettled(text);
  const isLong = text.length >= fewest;
  const query = useQuery({
    queryKey: ['option-search', ...searchKey, settled],
    queryFn: ({ signal }) => search(settled, signal),
    enabled: isLong && settled.length >= fewest,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  if (!isLong) return { kind: 'short' };
  if (settled !== text || query.isFetching) return { kind: 'searching', options: query.data ?? [] };
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() };
  return { kind: 'found', options: query.data ?? [] };
}
