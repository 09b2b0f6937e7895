const DATABASE = 'hub-device';
const STORE = 'keys';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await done(request);
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

/** What stays on the device when the app's storage is emptied, above all keys that cannot be exported. */
export interface DeviceRecords {
  read<T>(name: string): Promise<T | null>;
  /** Keeps the value unless there is one already; answers the one that counts. */
  readOrSave<T>(name: string, fresh: T): Promise<T>;
  write(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

/** IndexedDB takes a CryptoKey as it is, so a key never leaves the browser's own keeping. */
export const deviceRecords: DeviceRecords = {
  read: (name) => inStore(async (store) => (await done(store.get(name))) ?? null),
  readOrSave: <T>(name: string, fresh: T) =>
    inStore(async (store) => {
      const first: T | undefined = await done(store.get(name));
      if (first !== undefined) return first;
      await done(store.put(fresh, name));
      return fresh;
    }),
  write: (name, value) =>
    inStore(async (store) => {
      await done(store.put(value, name));
    }),
  remove: (name) =>
    inStore(async (store) => {
      await done(store.delete(name));
    }),
};
