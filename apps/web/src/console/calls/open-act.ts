import { createStore, type ReadableStore } from '../../lib/store/store.ts';
import type { Option } from '../../ui/form/field/option.ts';

/** The act whose panel stands beside the page. */
export interface OpenedAct {
  readonly name: string;
  /** What the screen filled in: which ARN, which person. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Whom or what it is about, as the panel's heading says it. */
  readonly about?: string;
  /** What of the other fields it begins with. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** By field: what there is to choose from, in place of free text. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
}

/** Kept by the tab: a login by the provider leaves the page, and the panel stands there again when it is back. */
export interface OpenAct extends ReadableStore<OpenedAct | null> {
  open(act: OpenedAct): void;
  close(): void;
}

const STORED_UNDER = 'hub.console.act';

/** Only beside the screen where it was left: on another one it would be about something else. */
function stored(storage: Storage, here: string): OpenedAct | null {
  try {
    const value = JSON.parse(storage.getItem(STORED_UNDER) ?? 'null') as {
      at: string;
      act: OpenedAct;
    } | null;
    return value?.at === here ? value.act : null;
  } catch {
    return null;
  }
}

export function createOpenAct(storage: Storage, here: () => string): OpenAct {
  const store = createStore<OpenedAct | null>(stored(storage, here()));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open(act) {
      storage.setItem(STORED_UNDER, JSON.stringify({ at: here(), act }));
      store.set(act);
    },
    close() {
      storage.removeItem(STORED_UNDER);
      store.set(null);
    },
  };
}
