import { LOADER_HIDE_DELAY_MS } from '@hub/domain';
import { realTimers, type Timers } from '../time/timers.ts';
import { createStore, type ReadableStore } from './store.ts';

export interface Loader extends ReadableStore<boolean> {
  /** Counts one pending call; the answer ends it, however often it is called. */
  start(): () => void;
}

/** Shown at the first pending call, hidden 300 ms after the last one ends (Spec §4). */
export function createLoader(timers: Timers = realTimers): Loader {
  const shown = createStore(false);
  let pending = 0;
  let cancelHide: (() => void) | null = null;
  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    start() {
      pending += 1;
      cancelHide?.();
      cancelHide = null;
      shown.set(true);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        pending -= 1;
        if (pending === 0) cancelHide = timers.after(LOADER_HIDE_DELAY_MS, () => shown.set(false));
      };
    },
  };
}
