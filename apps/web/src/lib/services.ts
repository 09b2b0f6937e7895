import { type Brand, matchRoute, texts } from '@hub/contract';
import { hasStaleProfile, isNative, type RouteId } from '@hub/domain';
import type { Platform, PlatformKind } from '../platform/port.ts';
import type { Api, SessionApi } from './api/api.ts';
import { type AppState, createAppState } from './app-state/app-state.ts';
import { type Campaign, createCampaign } from './app-state/campaign.ts';
import { type ClientIp, createClientIp } from './app-state/client-ip.ts';
import { createErrorReporter, type ErrorReporter } from './app-state/error-report.ts';
import { createApi } from './client/client.ts';
import { type ClientConfig, idleMinutesOf, loadConfig } from './config/config.ts';
import { createDrafts, type Drafts } from './drafts/drafts.ts';
import { activeMoment } from './idle/active-moment.ts';
import { createIdle, type Idle } from './idle/idle.ts';
import { userActivity } from './idle/user-activity.ts';
import { type BackNavigation, createBackNavigation } from './navigation/back-navigation.ts';
import type { Navigate } from './navigation/navigation.ts';
import { openAddress } from './navigation/open-address.ts';
import { createSavedUrls, type SavedUrls } from './navigation/saved-urls.ts';
import { createStartedTransaction, type StartedTransaction } from './navigation/started-transaction.ts';
import { removeOfflineCopy } from './offline/remove-copy.ts';
import { createSessionEnder } from './session/end-session.ts';
import { logOut } from './session/logout.ts';
import type { SessionEnd } from './session/session-end.ts';
import { createSessionStore, type SessionStore, visitorOf } from './session/session-store.ts';
import { createStartOver } from './session/start-over.ts';
import { createTabChannel, type Leaving, type TabChannel } from './session/tab-channel.ts';
import { createTabTurns } from './session/tab-turns.ts';
import { createSecureStore, type SecureStore } from './storage/secure-store.ts';
import { createLoader, type Loader } from './store/loader.ts';
import { createOnline, type OnlineSnapshot } from './store/online.ts';
import { type ReadableStore, selectStore } from './store/store.ts';
import { createToaster, type Toaster } from './store/toaster.ts';

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
  readonly idle: Idle;
  readonly backNavigation: BackNavigation;
  readonly transaction: StartedTransaction;
  readonly drafts: Drafts;
  readonly urls: SavedUrls;
  readonly campaign: Campaign;
  readonly clientIp: ClientIp;
  readonly errors: ErrorReporter;
  logout(): Promise<void>;
  /** A login for one transaction is over with it; the screen stays. Any other goes on. */
  endTransactionLogin(): Promise<void>;
  /** Where the app must start instead of its URL: storage was unreadable, or a session was over. */
  readonly startAt: RouteId | null;
}

interface ServicesDeps {
  readonly platform: Platform;
  readonly brand: Brand;
  /** Where the session's end, an unreadable storage and a logout send the user. Not called before the start. */
  readonly navigate: Navigate;
}

/** What the device keeps. When it cannot be read, the device is emptied and the app starts over. */
function openDevice(
  device: Platform['storage'],
  tabs: TabChannel | null,
  goTo: (route: RouteId) => void,
  onLeftElsewhere: (leaving: Leaving, arn: string | null) => unknown,
) {
  const toaster = createToaster();
  const startOver = createStartOver(device, (route) => {
    // Not awaited: this may run inside a read of the session itself, which comes first.
    session.load().then(
      () => tabs?.announce(),
      () => {},
    );
    if (route === 'login/arn') toaster.show('error', texts.session.deviceCleared);
    goTo(route);
  });
  const storage = createSecureStore(device, { onInvalidEncrypt: () => startOver('login/arn') });
  const session = createSessionStore({
    storage,
    run: window.sessionStorage,
    ...(tabs && { tabs }),
    onLeftElsewhere,
  });
  return [startOver, { toaster, storage, session }] as const;
}

const ownerOf = (session: SessionStore): string | null => session.getSnapshot().profile?.arnNo ?? null;

/** Where the user is and was, and what was typed there. */
function openTrail({ storage, session }: Pick<Services, 'storage' | 'session'>, here: () => RouteId | null) {
  const owner = () => ownerOf(session);
  const backNavigation = createBackNavigation({
    storage,
    owner,
    here() {
      const route = here();
      return route && { route, href: openAddress() };
    },
  });
  return {
    backNavigation,
    transaction: createStartedTransaction({ storage, owner, back: backNavigation }),
    drafts: createDrafts(storage, owner),
    urls: createSavedUrls(storage),
  };
}

/** An explicit logout forgets the offline copy, where the user was and, on native, the key to come back without a code. */
async function forgetUser(services: Services): Promise<void> {
  const { platform, session, api, backNavigation, transaction, drafts, urls } = services;
  await removeOfflineCopy();
  await drafts.flush();
  await transaction.end();
  await backNavigation.forget();
  const arn = ownerOf(session);
  if (arn) await urls.forget(arn);
  if (!isNative(platform.kind)) return;
  const { removeStoredKey } = await import('./session/stored-device-key.ts');
  await removeStoredKey({ api, session, platform });
}

type EndSession = (end: SessionEnd) => Promise<void>;

/** The two ways out of a session: it ends, or the user logs out; never both at once. */
function createExits(endSession: EndSession, services: () => Services) {
  let isLoggingOut = false;
  const onSessionEnd: (end: SessionEnd) => unknown = (end) => {
    if (end === 'user-deleted') void removeOfflineCopy();
    return isLoggingOut ? undefined : endSession(end);
  };
  const leave = async (navigate: Navigate) => {
    const all = services();
    isLoggingOut = true;
    try {
      const beforehand = () => forgetUser(all);
      await logOut({ ...all, platform: all.platform.kind, navigate, beforehand });
    } finally {
      isLoggingOut = false;
    }
  };
  return [onSessionEnd, leave] as const;
}

const openIdle = (
  config: ClientConfig,
  kind: PlatformKind,
  session: SessionStore,
  api: SessionApi,
  end: EndSession,
) =>
  createIdle({
    minutes: idleMinutesOf(config, kind),
    moment: activeMoment(window.localStorage, window),
    session: selectStore(
      session,
      ({ profile, preLoginTransaction }) => profile !== null || preLoginTransaction,
    ),
    onEnd: () => end('idle'),
    renew: () => api.renewSession(),
    activity: userActivity,
  });

/** Reads what is kept. A session that is stale or was idle for too long is not gone on with. */
async function loadSaved(
  { platform, session, backNavigation, transaction, idle }: Services,
  startOver: (route: RouteId) => Promise<void>,
  end: EndSession,
): Promise<void> {
  try {
    await session.load();
    await backNavigation.load();
    await transaction.load();
    if (hasStaleProfile(visitorOf(session.getSnapshot(), platform.kind))) await startOver('login/otp');
    else if (session.token('hubRefreshToken') !== null && idle.overdue()) await end('idle');
  } catch {
    // `startOver` has run: the device is empty, the app starts at the login.
  }
}

export async function createServices({ platform, brand, navigate }: ServicesDeps): Promise<Services> {
  const { kind } = platform;
  const config = await loadConfig(kind);
  let started = false;
  let startAt: RouteId | null = null;
  const goTo = (route: RouteId) => {
    if (started) void navigate(route);
    else startAt = route;
  };
  const here = () => matchRoute(window.location.pathname, brand.slug)?.route ?? null;
  const follow = (leaving: Leaving, arn: string | null) => ender.follow(leaving, arn);
  // An app has no tabs.
  const tabs = isNative(kind) ? null : createTabChannel(window.localStorage, window);
  const [startOver, saved] = openDevice(platform.storage, tabs, goTo, follow);
  const { storage, session, toaster } = saved;
  const trail = openTrail(saved, here);
  const ender = createSessionEnder({ platform: kind, brand, ...saved, ...trail, api: () => api, goTo });
  const [onSessionEnd, leave] = createExits(ender.end, () => services);
  const loader = createLoader();
  const api = createApi({
    config,
    brand,
    platform,
    session,
    loader,
    toaster,
    exclusively: tabs ? createTabTurns(window.localStorage) : (work) => work(),
    onSessionEnd,
    onOtherError: (status) => void appState.afterError(status),
  });
  const appState = createAppState({ api, platform, brand, toaster });
  const clientIp = createClientIp(storage, config.ipLookupUrl ?? '/client-ip');
  const services: Services = {
    platform,
    config,
    brand,
    ...saved,
    ...trail,
    api,
    loader,
    appState,
    online: createOnline(platform.network),
    idle: openIdle(config, kind, session, api, ender.end),
    campaign: createCampaign(storage),
    clientIp,
    errors: createErrorReporter({
      config,
      brand,
      platform: kind,
      module: () => here() ?? 'unknown',
      ip: clientIp.read,
    }),
    logout: () => leave(navigate),
    async endTransactionLogin() {
      if (session.getSnapshot().preLoginTransaction) await leave(async () => {});
    },
    startAt,
  };
  await loadSaved(services, startOver, ender.end);
  if (startAt !== null) await session.load(); // takes its turn behind the one of `startOver`
  started = true;
  return { ...services, startAt };
}
