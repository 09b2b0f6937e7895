import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../lib/api/api.ts';
import { useApi } from '../../lib/react.ts';
import { whenIdle } from '../../lib/time/idle-time.ts';
import { realTimers } from '../../lib/time/timers.ts';
import { watchForNews } from './watch-for-news.ts';

/** Every query about orders begins with it. */
export const ordersKey = ['transact', 'records'] as const;

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Polls until the page had time to open the stream, and goes on with that. */
function keepUpToDate(client: QueryClient, api: Api, queryKey: QueryKey): () => void {
  const shown = () => client.getQueriesData({ queryKey, type: 'active' });
  const watch = {
    timers: realTimers,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility,
    async request() {
      const before = new Map(shown().map(([key, data]) => [JSON.stringify(key), data]));
      await client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
      // What came back the same is the same object: the query client sees to that.
      return shown().some(([key, data]) => before.get(JSON.stringify(key)) !== data);
    },
  };
  let isOver = false;
  let stop = watchForNews(watch);
  const forget = whenIdle(() => {
    import('./follow-orders.ts').then(
      ({ followOrders, openOrderNews }) => {
        if (isOver) return;
        stop();
        stop = followOrders({ ...watch, open: openOrderNews(api) });
      },
      () => {},
    );
  });
  return () => {
    isOver = true;
    forget();
    stop();
  };
}

/** One for all parts of the page that show the same. */
const shared = new WeakMap<QueryClient, Map<string, { users: number; stop: () => void }>>();

function share(client: QueryClient, api: Api, queryKey: QueryKey): () => void {
  const name = JSON.stringify(queryKey);
  const ofClient = shared.get(client) ?? new Map();
  shared.set(client, ofClient);
  const own = ofClient.get(name) ?? { users: 0, stop() {} };
  ofClient.set(name, own);
  own.users += 1;
  if (own.users === 1) own.stop = keepUpToDate(client, api, queryKey);
  return () => {
    own.users -= 1;
    if (own.users === 0) own.stop();
  };
}

/** Keeps what is on the screen under a key, one and the same each time, up to date while something is under way. */
export function useNews(queryKey: QueryKey, isUnderWay: boolean): void {
  const client = useQueryClient();
  const api = useApi();
  useEffect(
    () => (isUnderWay ? share(client, api, queryKey) : undefined),
    [client, api, queryKey, isUnderWay],
  );
}

/** The same for what is about orders. */
export const useOrderNews = (isUnderWay: boolean): void => useNews(ordersKey, isUnderWay);
