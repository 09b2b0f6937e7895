import { type Home, homeOf } from '@hub/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Api } from './api/api.ts';
import type { Services } from './services.ts';
import { visitorOf } from './session/session-store.ts';
import type { Profile } from './storage/profile.ts';
import type { ReadableStore } from './store/store.ts';

/** What forms, panels, toasts and files lean on: the console has it too, where no distributor is logged in. */
export interface PageServices extends Pick<Services, 'online' | 'toaster' | 'drafts'> {
  readonly backNavigation: Pick<Services['backNavigation'], 'rememberHere'>;
  readonly platform: Pick<Services['platform'], 'files'>;
}

/** Filled by the console, which has no `ServicesContext`. */
export const PageServicesContext = createContext<PageServices | null>(null);

/** Filled once by the app's providers. */
export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesContext has no provider above this component');
  return services;
}

export function usePageServices(): PageServices {
  const services = useContext(ServicesContext);
  const page = useContext(PageServicesContext);
  const found = services ?? page;
  if (!found) throw new Error('Neither ServicesContext nor PageServicesContext has a provider above');
  return found;
}

export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

export function useProfile(): Profile | null {
  return useStore(useServices().session).profile;
}

/** Where the visitor's own start is, and what a link there says. */
export function useHome(): Home {
  const { session, platform } = useServices();
  return homeOf(visitorOf(useStore(session), platform.kind));
}

export function useApi(): Api {
  return useServices().api;
}
