import type { SessionEnd } from './session-end.ts';

/** Why there is no session any more: it ended, or the user logged out. */
export type Leaving = SessionEnd | 'logout';

/** Tells the app's other tabs that the stored session changed, and why when it is gone. */
export interface TabChannel {
  announce(leaving?: Leaving): void;
  onAnnounced(listener: (leaving: Leaving | null) => void): () => void;
}

export function createTabChannel(name = 'hub-session'): TabChannel {
  const channel = new BroadcastChannel(name);
  // In Node an open channel would keep a test run alive; browsers have no such method.
  (channel as { unref?: () => void }).unref?.();
  return {
    announce: (leaving) => channel.postMessage(leaving ?? null),
    onAnnounced(listener) {
      const heard = ({ data }: MessageEvent<Leaving | null>) => listener(data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
