import type { PluginListenerHandle } from '@capacitor/core';
import type { Unsubscribe } from './port.ts';

/** Capacitor gives the handle later; the caller may unsubscribe before that. */
export function unsubscribeOf(handle: Promise<PluginListenerHandle>, onError?: () => void): Unsubscribe {
  handle.catch(() => onError?.());
  return () => {
    handle.then(
      (listener) => listener.remove(),
      () => {},
    );
  };
}
