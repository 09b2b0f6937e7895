import type { SecureStore } from '../storage/secure-store.ts';
import type { StoredTransaction } from '../storage/stored-values.ts';
import { createStore, type ReadableStore } from '../store/store.ts';
import type { BackNavigation, OpenPage } from './back-navigation.ts';

/**
 * The transaction in progress: one that was begun with data (a client, a folio, a scheme). It stays until it is sent,
 * given up, or a menu entry is chosen outside of its screens (Spec §4), and "back" leads to it meanwhile.
 */
export interface StartedTransaction extends ReadableStore<StoredTransaction | null> {
  load(): Promise<void>;
  start(page: OpenPage): Promise<void>;
  end(): Promise<void>;
}

interface StartedTransactionDeps {
  readonly storage: Pick<SecureStore, 'read' | 'write' | 'remove'>;
  readonly owner: () => string | null;
  readonly back: Pick<BackNavigation, 'getSnapshot' | 'remember' | 'forget'>;
}

export function createStartedTransaction({
  storage,
  owner,
  back,
}: StartedTransactionDeps): StartedTransaction {
  const started = createStore<StoredTransaction | null>(null);
  const own = () => {
    const transaction = started.getSnapshot();
    return transaction !== null && transaction.owner === owner() ? transaction : null;
  };
  return {
    getSnapshot: own,
    subscribe: started.subscribe,
    async load() {
      started.set(await storage.read('transaction'));
    },
    async start(page) {
      if (own()?.href === page.href) return;
      const transaction = { owner: owner(), ...page };
      started.set(transaction);
      await storage.write('transaction', transaction);
      await back.remember(page, true);
    },
    async end() {
      const transaction = started.getSnapshot();
      // Gone at once: whoever ends it leads away in the same moment, and must not be asked.
      started.set(null);
      await storage.remove('transaction');
      if (back.getSnapshot()?.href === transaction?.href) await back.forget();
    },
  };
}
