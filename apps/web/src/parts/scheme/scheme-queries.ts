import { type NavRange, navHistory, navScheme } from '@hub/contract/calls/nav/nav';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/react.ts';

/** One scheme and its prices, for every page that shows one. */

/** Prices come once a day: what was read a quarter of an hour ago is as good. */
const FRESH_MS = 15 * 60_000;

export function useNavScheme(code: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['nav', 'scheme', code],
    queryFn: ({ signal }) => api.call(navScheme, { schemeCode: code }, { signal }),
    staleTime: FRESH_MS,
  });
}

/** The line of the last range stays until the next one is here. */
export function useNavHistory(code: string, range: NavRange) {
  const api = useApi();
  return useQuery({
    queryKey: ['nav', 'history', code, range],
    queryFn: ({ signal }) => api.call(navHistory, { schemeCode: code, range }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}
