import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { realTimers, type Timers } from '../../lib/timers.ts';

/** Every query about orders begins with it. */
export const ordersKey = ['transact', 'records'] as const;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const GROWTH = 1.5;

interface NewsWatch {
  readonly timers: Pick<Timers, 'after'>;
  readonly isVisible: () => boolean;
  readonly onVisible: (listener: () => void) => () => void;
  /** Reads again; answers whether something is new. */
  readonly ask: () => Promise<boolean>;
}

/** Asks every 5 seconds, less often while nothing is new, and not at all while nobody can see it. */
export function watchForNews({ timers, isVisible, onVisible, ask }: NewsWatch): () => void {
  let pause = FIRST_PAUSE_MS;
  let isOver = false;
  let isAsking = false;
  let cancel = () => {};
  const look = async () => {
    if (isOver || isAsking || !isVisible()) return;
    isAsking = true;
    const isNew = await ask().catch(() => false);
    isAsking = false;
    if (isOver) return;
    pause = isNew ? FIRST_PAUSE_MS : Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
    cancel();
    cancel = timers.after(pause, () => void look());
  };
  const ignore = onVisible(() => {
    pause = FIRST_PAUSE_MS;
    cancel();
    void look();
  });
  cancel = timers.after(pause, () => void look());
  return () => {
    isOver = true;
    cancel();
    ignore();
  };
}

function onVisible(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Keeps what is on the screen about orders up to date while something is under way. */
export function useOrderNews(isUnderWay: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const shown = () => client.getQueriesData({ queryKey: ordersKey, type: 'active' });
    return watchForNews({
      timers: realTimers,
      isVisible: () => document.visibilityState === 'visible',
      onVisible,
      async ask() {
        const before = new Map(shown().map(([key, data]) => [JSON.stringify(key), data]));
        await client.refetchQueries({ queryKey: ordersKey, type: 'active' });
        // What came back the same is the same object: the query client sees to that.
        return shown().some(([key, data]) => before.get(JSON.stringify(key)) !== data);
      },
    });
  }, [client, isUnderWay]);
}
