import { createApi } from '../client/client.ts';
import type { SessionEnd } from '../session/session-end.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { createLoader, type Loader } from '../store/loader.ts';
import { createToaster } from '../store/toaster.ts';
import { type HubServer, paths } from './hub-server.ts';
import { memoryStore, runStorage, secureMemory } from './memory-store.ts';

interface ClientOptions {
  /** In place of a new one: another tab's, or one that is watched. */
  readonly session?: SessionStore;
  readonly loader?: Loader;
}

/** A client as the app builds it, on a device and a network the test holds in its hand. */
export function openClient(hub: HubServer, options: ClientOptions = {}) {
  const kv = memoryStore();
  const storage = secureMemory(kv);
  const session = options.session ?? createSessionStore({ storage, run: runStorage() });
  const toaster = createToaster();
  const network = { online: true, listeners: new Set<(online: boolean) => void>() };
  const ends: SessionEnd[] = [];
  const otherErrors: number[] = [];
  const platformNetwork = {
    isOnline: () => network.online,
    onChange(listener: (online: boolean) => void) {
      network.listeners.add(listener);
      return () => {
        network.listeners.delete(listener);
      };
    },
  };
  const api = createApi({
    config: hub.config,
    brand: { paths },
    platform: { network: platformNetwork },
    session,
    loader: options.loader ?? createLoader(),
    toaster,
    onSessionEnd: async (end) => {
      ends.push(end);
      await session.clear();
    },
    onOtherError: (status) => otherErrors.push(status),
    exclusively: (work) => work(),
  });
  const setOnline = (online: boolean) => {
    network.online = online;
    for (const listener of network.listeners) listener(online);
  };
  return { api, session, storage, kv, toaster, network: platformNetwork, setOnline, ends, otherErrors };
}
