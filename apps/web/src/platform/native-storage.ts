import { Preferences } from '@capacitor/preferences';
import type { KeyValueStore } from './port.ts';

/**
 * The device's preferences, mirrored in the web view's own storage: the system may empty the web view's at any
 * time, and a value that only the mirror has (written by an older build) is still found.
 */
export function nativeStorage(mirror: KeyValueStore): KeyValueStore {
  return {
    async get(key) {
      const { value } = await Preferences.get({ key });
      return value ?? mirror.get(key);
    },
    async set(key, value) {
      await Preferences.set({ key, value });
      await mirror.set(key, value);
    },
    async remove(key) {
      await mirror.remove(key);
      await Preferences.remove({ key });
    },
    async clear() {
      await mirror.clear();
      await Preferences.clear();
    },
    async keys() {
      const { keys } = await Preferences.keys();
      return [...new Set([...keys, ...(await mirror.keys())])];
    },
  };
}
