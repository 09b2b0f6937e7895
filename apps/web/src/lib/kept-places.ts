import type { SecureStore } from './storage/secure-store.ts';
import type { StoredPlace } from './storage/stored-values.ts';
import { realTimers, type Timers } from './timers.ts';

/** Where each distributor was when their session ended, so that a login leads back there. */
export interface KeptPlaces {
  keep(arn: string, href: string): Promise<void>;
  /** The place, which is forgotten with it. Null when there is none, or it is too old to be meant. */
  take(arn: string): Promise<string | null>;
  forget(arn: string): Promise<void>;
}

/** Later than this nobody expects to go on where they stopped. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT = 5;

export function createKeptPlaces(storage: SecureStore, timers: Pick<Timers, 'now'> = realTimers): KeptPlaces {
  const fresh = (place: StoredPlace) => timers.now() - place.at < KEPT_MS;
  const read = async () => new Map(Object.entries((await storage.read('places')) ?? {}));
  const without = async (arn: string) => {
    const places = await read();
    const place = places.get(arn) ?? null;
    if (places.delete(arn)) await storage.write('places', Object.fromEntries(places));
    return place;
  };
  return {
    async keep(arn, href) {
      const places = await read();
      places.delete(arn); // the newest stands last
      places.set(arn, { href, at: timers.now() });
      const kept = [...places].filter(([, place]) => fresh(place)).slice(-KEPT);
      await storage.write('places', Object.fromEntries(kept));
    },
    async take(arn) {
      const place = await without(arn);
      return place && fresh(place) ? place.href : null;
    },
    async forget(arn) {
      await without(arn);
    },
  };
}
