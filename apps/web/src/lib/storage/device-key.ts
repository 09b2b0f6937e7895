import { deviceRecords } from './device-records.ts';

const NAME = 'storage';

export const newStorageKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const isStorageKey = (value: unknown): value is CryptoKey =>
  value instanceof CryptoKey &&
  value.algorithm.name === 'AES-GCM' &&
  value.usages.includes('encrypt') &&
  value.usages.includes('decrypt');

/**
 * This device's storage key, made on first use. It cannot be exported: a copy of the storage alone opens nothing.
 * Where the browser has no IndexedDB the key lives as long as the page, and what it wrote is unreadable after.
 */
export async function deviceKey(): Promise<CryptoKey> {
  try {
    const existing = await deviceRecords.read<unknown>(NAME);
    if (isStorageKey(existing)) return existing;
    // A key that cannot do its work would refuse every write for good.
    if (existing !== null) await deviceRecords.remove(NAME);
    // Another tab may be faster while the key is made: the first one stored counts for both.
    return await deviceRecords.readOrSave(NAME, await newStorageKey());
  } catch {
    return newStorageKey();
  }
}
