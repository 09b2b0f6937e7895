import { importKey, type SealKey } from '@hub/contract';
import type { StoredSessionKey } from '../storage/stored-values.ts';

interface WireKeys {
  /** Seals what is sent: the session's key, or the configured one before login. */
  readonly sealing: SealKey;
  /** Finds the key of what came back. */
  find(id: string): SealKey | null;
}

/** Imports each key once; `sessionKey` may change with every login. */
export function createWireKeys(
  configured: StoredSessionKey,
  sessionKey: () => StoredSessionKey | null,
): () => Promise<WireKeys> {
  const imported = new Map<string, Promise<SealKey>>();
  const keyOf = ({ id, key }: StoredSessionKey): Promise<SealKey> => {
    const existing = imported.get(key);
    if (existing) return existing;
    const fresh = importKey(id, key);
    imported.set(key, fresh);
    return fresh;
  };
  return async () => {
    const own = sessionKey();
    const keys = await Promise.all([keyOf(configured), own && keyOf(own)]);
    const [shared, ofSession] = keys;
    return {
      sealing: ofSession ?? shared,
      find: (id) => keys.find((key) => key?.id === id) ?? null,
    };
  };
}
