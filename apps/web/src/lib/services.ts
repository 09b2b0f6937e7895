import { type Brand, matchRoute } from '@hub/contract';
import { hasStaleProfile, type RouteId } from '@hub/domain';
import type { Platform } from '../platform/port.ts';
import type { Api } from './api/api.ts';
import { createApi } from './api/client.ts';
import { type AppState, createAppState } from './app-state.ts';
import { type BackNavigation, createBackNavigation } from './back-navigation.ts';
import { type Campaign, createCampaign } from './campaign.ts';
import { type ClientIp, createClientIp } from './client-ip.ts';
import { type ClientConfig, loadConfig } from './config.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createErrorReporter, type ErrorReporter } from './error-report.ts';
import { createLoader, type Loader } from './loader.ts';
import { logOut } from './logout.ts';
import type { Navigate } from './navigation.ts';
import { createOnline, type OnlineSnapshot } from './online.ts';
import { endingOf, type SessionEnd } from './session-end.ts';
import { createSessionStore, type SessionStore, visitorOf } from './session-store.ts';
import { createSecureStore, type SecureStore } from './storage/secure-store.ts';
import type { ReadableStore } from './store.ts';
import { createTabChannel } from './tab-channel.ts';
import { createToaster, type Toaster } from './toaster.ts';

/** Everything a screen may lean on, built once at start and handed down by `ServicesContext`. */
export interface Services {
  readonly platform: Platform;
  readonly config: ClientConfig;
  readonly brand: Brand;
  readonly storage: SecureStore;
  readonly session: SessionStore;
  readonly api: Api;
  readonly loader: Loader;
  readonly toaster: Toaster;
  readonly appState: AppState;
  readonly online: ReadableStore<OnlineSnapshot>;
  readonly backNavigation: BackNavigation;
  readonly drafts: Drafts;
  readonly campaign: Campaign;
  readonly clientIp: ClientIp;
  readonly errors: ErrorReporter;
  logout(): Promise<void>;
  /** Where the app must start instead of its URL: storage was unreadable, or a native session is stale. */
  readonly startAt: RouteId | null;
}

export interface ServicesDeps {
  readonly platform: Platform;
  readonly brand: Brand;
  /** Where the session's end, an unreadable storage and a logout send the user. Not called before the start. */
  readonly navigate: Navigate;
}

export async function createServices({ platform, brand, navigate }: ServicesDeps): Promise<Services> {
  const config = await loadConfig(platform.kind);
  let started = false;
  let startAt: RouteId | null = null;
  const goTo = (route: RouteId) => {
    if (started) void navigate(route);
    else startAt = route;
  };

  /** Empties the device and what is known of it, then moves on. Several failed reads are one. */
  let emptying: Promise<void> | null = null;
  const startOver = (route: RouteId): Promise<void> => {
    emptying ??= platform.storage.clear().finally(() => {
      emptying = null;
      // Not awaited: this may run inside a read of the session itself, which comes first.
      session.load().then(tabs.announce, () => {});
      goTo(route);
    });
    return emptying;
  };

  const tabs = createTabChannel();
  const storage = createSecureStore(platform.storage, { onInvalidEncrypt: () => startOver('login/arn') });
  const session = createSessionStore({ storage, run: window.sessionStorage, tabs });
  const loader = createLoader();
  const toaster = createToaster();
  const backNavigation = createBackNavigation(storage);
  const clientIp = createClientIp(storage, config.ipLookupUrl ?? '/client-ip');

  let loggingOut = false;
  const onSessionEnd = async (end: SessionEnd) => {
    if (loggingOut) return;
    const { message, goTo: route } = endingOf(end, platform.kind);
    await session.clear();
    if (message) toaster.show('error', message);
    goTo(route);
  };
  const api = createApi({
    config,
    brand,
    platform,
    session,
    loader,
    toaster,
    onSessionEnd,
    onOtherError(status) {
      appState.clearMaintenance();
      // The server says it is unavailable: ask it whether that is maintenance.
      if (status === 503) void appState.refresh();
    },
  });
  const appState = createAppState({ api, platform, brand, toaster });

  try {
    await session.load();
    await backNavigation.load();
  } catch {
    // `startOver` has run: the device is empty, the app starts at the login.
  }
  if (hasStaleProfile(visitorOf(session.getSnapshot(), platform.kind))) await startOver('login/otp');
  if (startAt !== null) await session.load(); // takes its turn behind the one of `startOver`
  started = true;

  return {
    platform,
    config,
    brand,
    storage,
    session,
    api,
    loader,
    toaster,
    appState,
    online: createOnline(platform.network),
    backNavigation,
    drafts: createDrafts(storage, () => session.getSnapshot().profile?.arnNo ?? null),
    campaign: createCampaign(storage),
    clientIp,
    errors: createErrorReporter({
      config,
      brand,
      platform: platform.kind,
      module: () => matchRoute(window.location.pathname, brand.slug)?.route ?? 'unknown',
      ip: clientIp.read,
    }),
    async logout() {
      loggingOut = true;
      try {
        await logOut({ platform: platform.kind, session, storage, api, toaster, navigate });
      } finally {
        loggingOut = false;
      }
    },
    startAt,
  };
}
