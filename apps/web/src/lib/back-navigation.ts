import type { LastPage } from './storage/stored-values.ts';
import type { ReadableStore } from './store.ts';

/** Where "back" leads is decided by `backTarget` of `@hub/domain`; this keeps the page it needs. */
export interface BackNavigation extends ReadableStore<LastPage | null> {
  remember(page: LastPage): Promise<void>;
  forget(): Promise<void>;
}
