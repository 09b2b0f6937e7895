import type { SecureStore } from './storage/secure-store.ts';
import type { LastPage } from './storage/stored-values.ts';
import { createStore, type ReadableStore } from './store.ts';

/** Where "back" leads is decided by `backTarget` of `@hub/domain`; this keeps the page it needs. */
export interface BackNavigation extends ReadableStore<LastPage | null> {
  load(): Promise<void>;
  remember(page: LastPage): Promise<void>;
  forget(): Promise<void>;
}

export function createBackNavigation(storage: SecureStore): BackNavigation {
  const last = createStore<LastPage | null>(null);
  return {
    getSnapshot: last.getSnapshot,
    subscribe: last.subscribe,
    async load() {
      last.set(await storage.read('lastPage'));
    },
    async remember(page) {
      last.set(page);
      await storage.write('lastPage', page);
    },
    async forget() {
      last.set(null);
      await storage.remove('lastPage');
    },
  };
}
