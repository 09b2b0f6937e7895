import type { StorageKey, StoredValues } from './stored-values.ts';

export interface SecureStore {
  /** Null when nothing is stored. Rejects with StorageError when what is stored cannot be read. */
  read<K extends StorageKey>(key: K): Promise<StoredValues[K] | null>;
  write<K extends StorageKey>(key: K, value: StoredValues[K]): Promise<void>;
  remove(...keys: StorageKey[]): Promise<void>;
  /** Empties the whole storage of this device, ours and others'. */
  clear(): Promise<void>;
}
