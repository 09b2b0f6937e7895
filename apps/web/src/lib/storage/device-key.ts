const DATABASE = 'hub-device';
const STORE = 'keys';
const NAME = 'storage';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

export const newStorageKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/**
 * This device's storage key, made on first use. It cannot be exported: a copy of the storage alone opens nothing.
 * Where the browser has no IndexedDB the key lives as long as the page, and what it wrote is unreadable after.
 */
export async function deviceKey(): Promise<CryptoKey> {
  try {
    const database = await openDatabase();
    try {
      const keys = () => database.transaction(STORE, 'readwrite').objectStore(STORE);
      const known: CryptoKey | undefined = await done(keys().get(NAME));
      if (known) return known;
      const fresh = await newStorageKey();
      // Another tab may have been faster while the key was made: the first one stored counts for both.
      const store = keys();
      const first: CryptoKey | undefined = await done(store.get(NAME));
      if (first) return first;
      await done(store.put(fresh, NAME));
      return fresh;
    } finally {
      database.close();
    }
  } catch {
    return newStorageKey();
  }
}
