import type { SecureStore } from '../storage/secure-store.ts';
import type { LastPage } from '../storage/stored-values.ts';
import { createStore, type ReadableStore } from '../store/store.ts';

/** A screen of ours, by its name and its address. */
export type OpenPage = Pick<LastPage, 'route' | 'href'>;

/**
 * The page that "back" returns to while it has saved data (Spec §4); where "back" leads is decided by `backTarget` of
 * `@hub/domain`. A form with a draft is such a page, and so is a transaction that was begun. It is its user's own: on
 * a shared computer nobody is led to another's page.
 */
export interface BackNavigation extends ReadableStore<LastPage | null> {
  load(): Promise<void>;
  remember(page: OpenPage, hasSavedData: boolean): Promise<void>;
  /** The page that is open now. */
  rememberHere(hasSavedData: boolean): Promise<void>;
  forget(): Promise<void>;
}

interface BackNavigationDeps {
  readonly storage: Pick<SecureStore, 'read' | 'write' | 'remove'>;
  /** The signed-in ARN. */
  readonly owner: () => string | null;
  /** The page that is open; null at an address of nobody. */
  readonly here: () => OpenPage | null;
}

const isSame = (one: LastPage | null, other: LastPage) =>
  one?.owner === other.owner && one.href === other.href && one.hasSavedData === other.hasSavedData;

export function createBackNavigation({ storage, owner, here }: BackNavigationDeps): BackNavigation {
  const last = createStore<LastPage | null>(null);
  const own = () => {
    const page = last.getSnapshot();
    return page !== null && page.owner === owner() ? page : null;
  };

  async function remember({ route, href }: OpenPage, hasSavedData: boolean): Promise<void> {
    const page = { owner: owner(), route, href, hasSavedData };
    if (isSame(last.getSnapshot(), page)) return; // each key that is pressed comes here
    last.set(page);
    await storage.write('lastPage', page);
  }

  return {
    getSnapshot: own,
    subscribe: last.subscribe,
    async load() {
      last.set(await storage.read('lastPage'));
    },
    remember,
    async rememberHere(hasSavedData) {
      const page = here();
      if (page) await remember(page, hasSavedData);
    },
    async forget() {
      last.set(null);
      await storage.remove('lastPage');
    },
  };
}
