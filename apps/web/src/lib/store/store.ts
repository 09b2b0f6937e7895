/** The one shape of client state outside React; `useSyncExternalStore` reads it as it is. */
export interface ReadableStore<T> {
  getSnapshot(): T;
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set(next: T): void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** A part of a store; it changes when that part does. */
export function selectStore<T, U>(store: ReadableStore<T>, select: (value: T) => U): ReadableStore<U> {
  const getSnapshot = () => select(store.getSnapshot());
  return {
    getSnapshot,
    subscribe(listener) {
      let before = getSnapshot();
      return store.subscribe(() => {
        const now = getSnapshot();
        if (Object.is(now, before)) return;
        before = now;
        listener();
      });
    },
  };
}
