import { createStore, type ReadableStore } from '../store/store.ts';
import type { Drafts } from './drafts.ts';

export interface DraftState<T> {
  readonly value: T;
  /** The value comes from a draft of earlier: worth a line that says so, with a button for `discard`. */
  readonly restored: boolean;
  /** False until the device has been asked; what is typed meanwhile wins over what it kept. */
  readonly ready: boolean;
}

/** The value of a form that is kept on the device while it differs from what the form began with. */
export interface DraftForm<T> extends ReadableStore<DraftState<T>> {
  load(): Promise<void>;
  set(next: T | ((before: T) => T)): void;
  /** After a submit: the draft goes, what stands in the form is the new beginning. */
  clear(): void;
  /** Back to the beginning, and the draft goes. */
  discard(): void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function createDraftForm<T>(
  drafts: Pick<Drafts, 'load' | 'saveSoon' | 'remove'>,
  form: string,
  initial: T,
  /** Told whenever there is a draft, or none any more. */
  note: (saved: boolean) => void = () => {},
): DraftForm<T> {
  const store = createStore<DraftState<T>>({ value: initial, restored: false, ready: false });
  let startValues = initial;
  let touched = false;
  const put = (value: T, restored = false) => store.set({ value, restored, ready: true });
  // A draft that cannot be removed is one too many, not a broken form.
  const forget = () => {
    note(false);
    void drafts.remove(form).catch(() => {});
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      const saved = await drafts.load<T>(form).catch(() => null);
      if (touched) return;
      const worth = saved !== null && !same(saved, startValues);
      put(worth ? saved : startValues, worth);
      if (worth) note(true);
    },
    set(next) {
      touched = true;
      const { value: before, restored } = store.getSnapshot();
      const value = typeof next === 'function' ? (next as (before: T) => T)(before) : next;
      put(value, restored);
      if (same(value, startValues)) return forget();
      drafts.saveSoon(form, value);
      note(true);
    },
    clear() {
      startValues = store.getSnapshot().value;
      put(startValues);
      forget();
    },
    discard() {
      put(startValues);
      forget();
    },
  };
}
