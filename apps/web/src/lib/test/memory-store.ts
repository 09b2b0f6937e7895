import type { KeyValueStore } from '../../platform/port.ts';
import { newStorageKey } from '../storage/device-key.ts';
import type { DeviceRecords } from '../storage/device-records.ts';
import { createSecureStore, type SecureStore } from '../storage/secure-store.ts';

/** A device's storage that a test can look into. */
export function memoryStore(): KeyValueStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => {
      values.set(key, value);
    },
    remove: async (key) => {
      values.delete(key);
    },
    clear: async () => values.clear(),
    keys: async () => [...values.keys()],
  };
}

const key = newStorageKey();

/** Real encryption with one key for the whole run. */
export const secureMemory = (kv: KeyValueStore = memoryStore()): SecureStore =>
  createSecureStore(kv, { key: () => key });

export function runStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      values.set(name, value);
    },
    removeItem: (name) => {
      values.delete(name);
    },
  };
}

/** The records of a device that has no IndexedDB. */
export function memoryRecords(): DeviceRecords {
  const values = new Map<string, unknown>();
  return {
    read: async <T>(name: string) => (values.get(name) as T | undefined) ?? null,
    async readOrSave<T>(name: string, fresh: T) {
      if (!values.has(name)) values.set(name, fresh);
      return values.get(name) as T;
    },
    write: async (name, value) => {
      values.set(name, value);
    },
    remove: async (name) => {
      values.delete(name);
    },
  };
}
