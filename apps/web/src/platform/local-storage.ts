import type { KeyValueStore } from './port.ts';

/** The browser's storage as a KeyValueStore; also the mirror of the native one. */
export function localStorageStore(storage: Storage): KeyValueStore {
  return {
    get: async (key) => storage.getItem(key),
    set: async (key, value) => storage.setItem(key, value),
    remove: async (key) => storage.removeItem(key),
    clear: async () => storage.clear(),
    keys: async () => Object.keys(storage),
  };
}
