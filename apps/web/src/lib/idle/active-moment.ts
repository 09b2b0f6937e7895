import type { SharedMoment } from './idle.ts';

const NAME = 'hub.activeAt';

/**
 * The last activity as a plain number in the browser's storage: it is no secret, changes often, and every other
 * tab is told of it by the browser itself. What is not a moment counts as none.
 */
export function activeMoment(storage: Storage, host: Window): SharedMoment {
  const momentOf = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);
  return {
    read: () => momentOf(storage.getItem(NAME)),
    write(at) {
      try {
        storage.setItem(NAME, String(at));
      } catch {
        // A full storage costs the other tabs' news, not this tab's work.
      }
    },
    onChange(listener) {
      const changed = ({ key, newValue }: StorageEvent) => {
        const at = key === NAME ? momentOf(newValue) : null;
        if (at !== null) listener(at);
      };
      host.addEventListener('storage', changed);
      return () => host.removeEventListener('storage', changed);
    },
  };
}
