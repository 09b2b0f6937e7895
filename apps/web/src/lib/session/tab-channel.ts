import type { SessionEnd } from './session-end.ts';

/** Why there is no session any more: it ended, or the user logged out. */
export type Leaving = SessionEnd | 'logout';

/** Tells the app's other tabs that the stored session changed, and why when it is gone. */
export interface TabChannel {
  announce(leaving?: Leaving): void;
  onAnnounced(listener: (leaving: Leaving | null) => void): () => void;
}

const NAME = 'hub.changed';
const endings: readonly string[] = [
  'token-failures',
  'no-token',
  'user-deleted',
  'idle',
  'logout',
] satisfies Leaving[];

const isLeaving = (text: string): text is Leaving => endings.includes(text);

/**
 * The news travel through the browser's storage like the session itself. Another way could overtake what is
 * stored: each tab sees the others' writes in their order, but late.
 */
export function createTabChannel(storage: Storage, host: Window): TabChannel {
  return {
    announce(leaving) {
      try {
        storage.setItem(NAME, `${crypto.randomUUID()} ${leaving ?? ''}`);
      } catch {
        // A full storage costs the other tabs' news, not this tab's work.
      }
    },
    onAnnounced(listener) {
      const heard = ({ key, newValue }: StorageEvent) => {
        if (key !== NAME || newValue === null) return;
        const word = newValue.split(' ')[1] ?? '';
        listener(isLeaving(word) ? word : null);
      };
      host.addEventListener('storage', heard);
      return () => host.removeEventListener('storage', heard);
    },
  };
}
