import { CONFIGURED_KEY_ID, importKey, type KeyFinder, type SealKey } from '@hub/contract';
import { boundedCache } from '../limits/bounded-cache.ts';
import { deriveKey } from './derive-key.ts';
import { type ReplyKey, replyKey } from './seal-reply.ts';

/** Key 0 is the configured key; every session has its own, derived from the server's secret and never stored. */
export interface WireKeys {
  readonly configured: ReplyKey;
  ofSession(sessionId: string): ReplyKey;
  /** Which keys a request's body may be sealed with. */
  openers(keys: readonly ReplyKey[]): Promise<KeyFinder>;
}

export function wireKeys(options: {
  readonly wireKey: string;
  readonly sessionSecret: Uint8Array;
}): WireKeys {
  const replyKeys = boundedCache<ReplyKey>(10_000);
  const imported = boundedCache<Promise<SealKey>>(1000);

  const openerOf = ({ id, key }: ReplyKey): Promise<SealKey> => {
    const existing = imported.get(id) ?? importKey(id, key.toString('base64url'));
    imported.set(id, existing);
    return existing;
  };

  return {
    configured: replyKey(CONFIGURED_KEY_ID, Buffer.from(options.wireKey, 'base64url')),
    ofSession(sessionId) {
      const existing = replyKeys.get(sessionId);
      if (existing !== undefined) return existing;
      const key = replyKey(sessionId, deriveKey(options.sessionSecret, 'wire', sessionId));
      replyKeys.set(sessionId, key);
      return key;
    },
    async openers(keys) {
      const openers = await Promise.all(keys.map(openerOf));
      return (id) => openers.find((key) => key.id === id) ?? null;
    },
  };
}
