import type { ReadableStore } from './store.ts';

export interface UpdateOffer {
  /** A major update cannot be dismissed (Spec §4). */
  readonly kind: 'major' | 'minor';
  readonly message: string;
  /** Null when the brand names no store entry: then the popup offers no YES. */
  readonly storeUrl: string | null;
}

export interface AppStateSnapshot {
  readonly status: 'unknown' | 'ready' | 'failed';
  readonly maintenance: boolean;
  /** Native only, and null once dismissed. */
  readonly update: UpdateOffer | null;
}

export interface AppState extends ReadableStore<AppStateSnapshot> {
  /** The start-up read, then polling and reading on focus. Never rejects. The answer stops it. */
  start(): Promise<() => void>;
  /** Before each navigation: reads again when what is known is old. True when maintenance blocks the way. */
  blocksNavigation(): Promise<boolean>;
  /** Reads now, whatever is cached. Never rejects. */
  refresh(): Promise<void>;
  /** Any call error other than 401 and 0 clears the client's own flag (Spec §8). */
  clearMaintenance(): void;
  dismissUpdate(): void;
}
