import { type Brand, texts } from '@hub/contract';
import { fromAppStateWire, getAppState } from '@hub/contract/calls/app-state/app-state';
import { type AppStateRecord, readAppState, updateFor } from '@hub/domain/version/app-state';
import type { Platform } from '../../platform/port.ts';
import type { Api } from '../api/api.ts';
import type { RunStorage } from '../session/session-store.ts';
import { createStore, type ReadableStore } from '../store/store.ts';
import type { Toaster } from '../store/toaster.ts';
import { realTimers, type Timers } from '../time/timers.ts';

interface UpdateOffer {
  /** A major update cannot be dismissed (Spec §4). */
  readonly kind: 'major' | 'minor';
  /** The version it leads to. */
  readonly latest: string;
  readonly message: string;
  /** Null when the brand names no store entry: then the popup offers no YES. */
  readonly storeUrl: string | null;
}

interface AppStateSnapshot {
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
  /** Reads now, whatever is known. Never rejects. */
  refresh(): Promise<void>;
  /**
   * After a call error other than 401 and 0 (Spec §8): it clears the client's own flag, and the next navigation
   * reads it again. A 503 may be the maintenance itself, so there the state is read first, and the screen stays
   * until that says otherwise. Never rejects.
   */
  afterError(status: number): Promise<void>;
  dismissUpdate(): void;
}

interface AppStateDeps {
  readonly api: Api;
  readonly platform: Pick<Platform, 'kind' | 'installedVersion' | 'network'>;
  readonly brand: Pick<Brand, 'stores'>;
  readonly toaster: Toaster;
  readonly timers?: Timers;
  /** Outlives a reload: what stood under maintenance before begins so. */
  readonly run?: RunStorage;
  /** Calls back when the user returns to the app. */
  readonly onReturn?: (listener: () => void) => () => void;
}

/** A navigation trusts what is younger than this. */
const FRESH_MS = 10_000;
/** An open client learns of maintenance, and of its end, at the latest after this. */
const POLL_MS = 30_000;
/** A navigation waits no longer for an answer than this. */
const PATIENCE_MS = 3000;
const WAS_DOWN = 'hub.maintenance';

function returnToPage(listener: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', visible);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', visible);
    window.removeEventListener('focus', listener);
  };
}

function createSaved(run: RunStorage) {
  const store = createStore<AppStateSnapshot>({
    status: 'unknown',
    maintenance: run.getItem(WAS_DOWN) === 'true',
    update: null,
  });
  const patch = (part: Partial<AppStateSnapshot>) => {
    const next = { ...store.getSnapshot(), ...part };
    if (next.maintenance) run.setItem(WAS_DOWN, 'true');
    else run.removeItem(WAS_DOWN);
    store.set(next);
  };
  return { store, patch };
}

function repeat(timers: Timers, work: () => void): () => void {
  let cancel = () => {};
  const next = () => {
    cancel = timers.after(POLL_MS, () => {
      next();
      work();
    });
  };
  next();
  return () => cancel();
}

/** What the stores have, unless it is installed or was dismissed. */
async function offerOf(
  records: readonly AppStateRecord[],
  { platform, brand }: Pick<AppStateDeps, 'platform' | 'brand'>,
  dismissed: () => string | null,
): Promise<UpdateOffer | null> {
  const { kind } = platform;
  const state = readAppState(records, kind);
  const latest = state.latestVersion;
  if (kind === 'web' || latest === null) return null;
  const installed = await platform.installedVersion();
  const update = updateFor(state, installed);
  if (update === 'none' || (update === 'minor' && dismissed() === latest)) return null;
  const message = texts.update.message({ platform: kind, kind: update, installed, latest });
  return { kind: update, latest, message, storeUrl: brand.stores[kind]?.url ?? null };
}

export function createAppState(deps: AppStateDeps): AppState {
  const { api, platform, toaster, timers = realTimers, onReturn = returnToPage } = deps;
  const { run = window.sessionStorage } = deps;
  const { store, patch } = createSaved(run);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<boolean> | null = null;
  let dismissed: string | null = null;

  async function readOnce(signal: AbortSignal | null, background: boolean): Promise<boolean> {
    try {
      const reply = await api.call(getAppState, {}, { background, ...(signal && { signal }) });
      const records = reply.map(fromAppStateWire);
      const update = await offerOf(records, deps, () => dismissed);
      readAt = timers.now();
      const { underMaintenance } = readAppState(records, platform.kind);
      patch({ status: 'ready', maintenance: underMaintenance, update });
      return true;
    } catch {
      if (store.getSnapshot().status === 'unknown') patch({ status: 'failed', maintenance: false });
      return false;
    }
  }

  /** One read serves all who ask meanwhile. Offline there is nobody to ask. */
  function read({ patient = true, background = true } = {}): Promise<boolean> {
    if (!platform.network.isOnline()) return Promise.resolve(true);
    reading ??= readOnce(patient ? null : AbortSignal.timeout(PATIENCE_MS), background).finally(() => {
      reading = null;
    });
    return reading;
  }
  const complain = (ok: boolean) => {
    if (!ok) toaster.show('error', texts.appState.fetchFailed);
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async start() {
      const stopReturn = onReturn(() => void read());
      const stopNetwork = platform.network.onChange((online) => {
        if (online) void read();
      });
      complain(await read({ background: false }));
      const stopPolling = repeat(timers, () => void read());
      return () => {
        stopPolling();
        stopReturn();
        stopNetwork();
      };
    },
    async blocksNavigation() {
      if (timers.now() - readAt >= FRESH_MS) complain(await read({ patient: false }));
      return store.getSnapshot().maintenance;
    },
    refresh: async () => void (await read()),
    async afterError(status) {
      readAt = Number.NEGATIVE_INFINITY;
      if (status === 503 && (await read())) return;
      if (store.getSnapshot().maintenance) patch({ maintenance: false });
    },
    dismissUpdate() {
      const { update } = store.getSnapshot();
      if (update?.kind !== 'minor') return;
      dismissed = update.latest;
      patch({ update: null });
    },
  };
}
