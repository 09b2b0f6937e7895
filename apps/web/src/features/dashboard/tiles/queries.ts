import { brokerageSummary } from '@hub/contract/calls/brokerage/brokerage';
import {
  type AumRange,
  aum,
  aumHistory,
  banners,
  euinMissing,
  lumpsumTotal,
  opportunities,
  sipTillDate,
  stpSwpCount,
  todo,
  totalClients,
} from '@hub/contract/calls/dashboard/dashboard';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/api/api.ts';
import { useApi } from '../../../lib/react.ts';

const key = (tile: string) => ['dashboard', tile] as const;

/** Each tile reads by itself, so that one that fails leaves the others as they are. */
const tiles = {
  aum: (api: Api) =>
    queryOptions({
      queryKey: key('aum'),
      queryFn: ({ signal }) => api.call(aum, {}, { signal }),
    }),
  todo: (api: Api) =>
    queryOptions({
      queryKey: key('todo'),
      queryFn: ({ signal }) => api.call(todo, {}, { signal }),
    }),
  sips: (api: Api) =>
    queryOptions({
      queryKey: key('sips'),
      queryFn: ({ signal }) => api.call(sipTillDate, {}, { signal }),
    }),
  clients: (api: Api) =>
    queryOptions({
      queryKey: key('clients'),
      queryFn: ({ signal }) => api.call(totalClients, {}, { signal }),
    }),
  sales: (api: Api) =>
    queryOptions({
      queryKey: key('sales'),
      queryFn: ({ signal }) => api.call(lumpsumTotal, {}, { signal }),
    }),
  transfers: (api: Api) =>
    queryOptions({
      queryKey: key('transfers'),
      queryFn: ({ signal }) => api.call(stpSwpCount, {}, { signal }),
    }),
};

export const useAum = () => useQuery(tiles.aum(useApi()));
export const useTodo = () => useQuery(tiles.todo(useApi()));
export const useSips = () => useQuery(tiles.sips(useApi()));
export const useClients = () => useQuery(tiles.clients(useApi()));
export const useSales = () => useQuery(tiles.sales(useApi()));
export const useTransfers = () => useQuery(tiles.transfers(useApi()));

const tileKeys = Object.keys(tiles).map(key);

/** A tile that takes longer than this holds nothing else up. */
const PATIENCE_MS = 3000;

/** True once the first tiles are there or have failed: what is not needed at once is asked for after them. */
export function useTilesRead(): boolean {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // Seen from the cache: an observer of each tile would be drawn again with every one of them.
  const waiting = useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () => tileKeys.some((tile) => (client.getQueryState(tile)?.status ?? 'pending') === 'pending'),
  );
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (!waiting) startTransition(() => setRead(true));
  }, [waiting]);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return read;
}

/** The line of the last range stays until the next one is here. */
export function useAumHistory(range: AumRange) {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', 'aum-history', range],
    queryFn: ({ signal }) => api.call(aumHistory, { range }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useOpportunities(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', 'opportunities'],
    queryFn: ({ signal }) => api.call(opportunities, {}, { signal }),
    enabled,
  });
}

export function useBrokerage(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', 'brokerage'],
    queryFn: ({ signal }) => api.call(brokerageSummary, {}, { signal }),
    enabled,
  });
}

export function useBanners() {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', 'banners'],
    queryFn: ({ signal }) => api.call(banners, {}, { signal }),
    staleTime: 15 * 60_000,
  });
}

export function useEuinMissing() {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', 'euin-missing'],
    queryFn: ({ signal }) => api.call(euinMissing, {}, { signal }),
  });
}
