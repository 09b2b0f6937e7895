import type { SecureStore } from '../storage/secure-store.ts';
import type { StoredUrl } from '../storage/stored-values.ts';
import { realTimers, type Timers } from '../time/timers.ts';

/** Where each distributor was when their session ended, so that a login leads back there. */
export interface SavedUrls {
  keep(arn: string, href: string): Promise<void>;
  /** The URL, which is forgotten with it. Null when there is none, or it is too old to be meant. */
  take(arn: string): Promise<string | null>;
  forget(arn: string): Promise<void>;
}

/** Later than this nobody expects to go on where they stopped. */
const SAVED_MS = 24 * 60 * 60 * 1000;
const MOST_SAVED = 5;

export function createSavedUrls(storage: SecureStore, timers: Pick<Timers, 'now'> = realTimers): SavedUrls {
  const fresh = (url: StoredUrl) => timers.now() - url.at < SAVED_MS;
  const read = async () => new Map(Object.entries((await storage.read('urls')) ?? {}));
  const without = async (arn: string) => {
    const urls = await read();
    const url = urls.get(arn) ?? null;
    if (urls.delete(arn)) await storage.write('urls', Object.fromEntries(urls));
    return url;
  };
  return {
    async keep(arn, href) {
      const urls = await read();
      urls.delete(arn); // the newest stands last
      urls.set(arn, { href, at: timers.now() });
      const saved = [...urls].filter(([, url]) => fresh(url)).slice(-MOST_SAVED);
      await storage.write('urls', Object.fromEntries(saved));
    },
    async take(arn) {
      const url = await without(arn);
      return url && fresh(url) ? url.href : null;
    },
    async forget(arn) {
      await without(arn);
    },
  };
}
