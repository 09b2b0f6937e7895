import type { KeyValueStore } from '../../platform/port.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { deviceKey } from './device-key.ts';
import { StorageError } from './storage-error.ts';
import { type StorageKey, type StoredValues, storedName } from './stored-values.ts';

export interface SecureStore {
  /** Null when nothing is stored. Rejects with StorageError when what is stored cannot be read or is not `good`. */
  read<K extends StorageKey>(key: K, good?: (value: unknown) => boolean): Promise<StoredValues[K] | null>;
  write<K extends StorageKey>(key: K, value: StoredValues[K]): Promise<void>;
  remove(...keys: StorageKey[]): Promise<void>;
  /** Empties the whole storage of this device, ours and others'. */
  clear(): Promise<void>;
}

const VERSION = 'v1';
const IV_BYTES = 12;

/** The name is authenticated with the value, so that one stored value cannot stand in for another. */
const algorithm = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${VERSION}.${name}`),
});

async function encrypt(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt(algorithm(name, iv), key, plain);
  return `${VERSION}.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

async function decrypt(key: CryptoKey, name: string, text: string): Promise<string> {
  const [version, ivText = '', sealedText = '', ...more] = text.split('.');
  if (version !== VERSION || more.length > 0) throw new TypeError('not a stored value of this version');
  const iv = fromBase64(ivText);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(algorithm(name, iv), key, fromBase64(sealedText)),
  );
}

interface SecureStoreOptions {
  readonly key?: () => Promise<CryptoKey>;
  /** A value could not be read or written: the app clears the device and starts at the login (Spec §5). */
  readonly onInvalidEncrypt?: (error: StorageError) => unknown;
}

/** Encrypts every value with the device's key: `v1.<iv>.<ciphertext>`. */
export function createSecureStore(kv: KeyValueStore, options: SecureStoreOptions = {}): SecureStore {
  const { key: makeKey = deviceKey, onInvalidEncrypt } = options;
  let opened: Promise<CryptoKey> | null = null;
  // Opened at the first value, not at start: a visitor of the landing page may never need it.
  const key = () => {
    opened ??= makeKey();
    return opened;
  };
  const guarded = async <T>(name: StorageKey, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      const error = new StorageError(name, cause);
      await onInvalidEncrypt?.(error);
      throw error;
    }
  };
  return {
    read: <K extends StorageKey>(name: K, good: (value: unknown) => boolean = () => true) =>
      guarded(name, async () => {
        const stored = await kv.get(storedName(name));
        if (stored === null) return null;
        const value: unknown = JSON.parse(await decrypt(await key(), name, stored));
        if (!good(value)) throw new TypeError('not a value of this version');
        return value as StoredValues[K];
      }),
    write: (name, value) =>
      guarded(name, async () => {
        await kv.set(storedName(name), await encrypt(await key(), name, JSON.stringify(value)));
      }),
    async remove(...names) {
      for (const name of names) await kv.remove(storedName(name));
    },
    clear: () => kv.clear(),
  };
}
