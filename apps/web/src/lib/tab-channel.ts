/** Tells the app's other tabs that the stored session changed. */
export interface TabChannel {
  announce(): void;
  onAnnounced(listener: () => void): () => void;
}

export function createTabChannel(name = 'hub-session'): TabChannel {
  const channel = new BroadcastChannel(name);
  // In Node an open channel would keep a test run alive; browsers have no such method.
  (channel as { unref?: () => void }).unref?.();
  return {
    announce: () => channel.postMessage('changed'),
    onAnnounced(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
