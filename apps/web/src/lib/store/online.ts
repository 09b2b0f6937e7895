import type { Network } from '../../platform/port.ts';
import { createStore, type ReadableStore } from './store.ts';

export interface OnlineSnapshot {
  readonly online: boolean;
  /** True until the first time online, when the app was started offline: then it must re-route (Spec §4). */
  readonly startedOffline: boolean;
}

export function createOnline(network: Network): ReadableStore<OnlineSnapshot> {
  const first = network.isOnline();
  const store = createStore<OnlineSnapshot>({ online: first, startedOffline: !first });
  network.onChange((online) => {
    const now = store.getSnapshot();
    if (now.online !== online) store.set({ online, startedOffline: now.startedOffline && !online });
  });
  return { getSnapshot: store.getSnapshot, subscribe: store.subscribe };
}
