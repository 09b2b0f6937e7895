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

function stored(storage: Storage): OpenedAct | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORED_UNDER) ?? 'null');
    return typeof value === 'object' && value !== null && 'name' in value && 'given' in value
      ? (value as OpenedAct)
      : null;
  } catch {
    return null;
  }
}

export function createOpenAct(storage: Storage): OpenAct {
  const store = createStore<OpenedAct | null>(stored(storage));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open(act) {
      storage.setItem(STORED_UNDER, JSON.stringify(act));
      store.set(act);
    },
    close() {
      storage.removeItem(STORED_UNDER);
      store.set(null);
    },
  };
}
