import type { SecureStore } from '../storage/secure-store.ts';

export interface ClientIp {
  /** Looks the address up when none is stored (Spec §7). Never rejects: its failure blocks nothing. */
  ensure(): Promise<void>;
  read(): Promise<string | null>;
}

const address = /^[0-9a-fA-F.:]{2,45}$/;

/** Lookup services answer with the bare address or with JSON `{"ip": …}`. */
export function addressOf(reply: string): string | null {
  let text = reply.trim();
  if (text.startsWith('{')) {
    try {
      const { ip } = JSON.parse(text) as { ip?: unknown };
      text = typeof ip === 'string' ? ip : '';
    } catch {
      return null;
    }
  }
  return address.test(text) ? text : null;
}

export function createClientIp(
  storage: SecureStore,
  lookupUrl: string,
  send: typeof fetch = (input, init) => fetch(input, init),
): ClientIp {
  return {
    async ensure() {
      try {
        if ((await storage.read('clientIp')) !== null) return;
        const reply = await send(lookupUrl, { credentials: 'omit' });
        const found = reply.ok ? addressOf(await reply.text()) : null;
        if (found) await storage.write('clientIp', found);
      } catch {
        // no address this time
      }
    },
    read: () => storage.read('clientIp'),
  };
}
