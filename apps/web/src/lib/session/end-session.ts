import { type Brand, matchRoute } from '@hub/contract';
import { logout as systemLogout } from '@hub/contract/calls/session/session-tokens';
import { isDistributorRoute, isNative, type RouteId } from '@hub/domain';
import type { PlatformKind } from '../../platform/port.ts';
import type { Api } from '../api/api.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { openAddress } from '../navigation/open-address.ts';
import type { SavedUrls } from '../navigation/saved-urls.ts';
import type { Toaster } from '../store/toaster.ts';
import { endingOf, type SessionEnd } from './session-end.ts';
import type { SessionStore } from './session-store.ts';
import type { Leaving } from './tab-channel.ts';

interface EndSessionDeps {
  readonly platform: PlatformKind;
  readonly brand: Pick<Brand, 'slug'>;
  readonly session: SessionStore;
  readonly drafts: Pick<Drafts, 'flush'>;
  readonly urls: SavedUrls;
  readonly toaster: Toaster;
  readonly api: () => Api;
  readonly goTo: (route: RouteId) => void;
  /** The page that is open, and whether it is looked at. */
  readonly page?: () => { readonly pathname: string; readonly search: string; readonly visible: boolean };
}

interface SessionEnder {
  /** Keeps the URL and what was typed, clears the session, says why and leaves (Spec §4). */
  end(end: SessionEnd): Promise<void>;
  /** The same in a tab whose session was ended by another one. `arn` is who was signed in here. */
  follow(leaving: Leaving, arn: string | null): Promise<void>;
}

/** An idle user waits for nobody, so the server has a moment to take note and no more. */
const PATIENCE_MS = 2000;

const openPage = () => {
  const { pathname, search } = new URL(openAddress(), window.location.origin);
  return { pathname, search, visible: document.visibilityState === 'visible' };
};

export function createSessionEnder(deps: EndSessionDeps): SessionEnder {
  const { platform, brand, session, drafts, urls, toaster, api, goTo, page = openPage } = deps;

  const inside = () => {
    const { pathname } = page();
    const route = matchRoute(pathname, brand.slug)?.route;
    return route === undefined ? pathname.startsWith('/distributor') : isDistributorRoute(route);
  };
  async function remember(arn: string | null): Promise<void> {
    await drafts.flush();
    if (arn === null || !inside()) return;
    const { pathname, search } = page();
    // The end comes whether or not the device can keep the URL.
    await urls.keep(arn, pathname + search).catch(() => {});
  }
  const notifyServer = () =>
    api()
      .call(systemLogout, {}, { background: true, signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(() => {});

  /** One end at a time: what fails while the session goes must not end it again. */
  let ending: Promise<void> | null = null;
  async function run(end: SessionEnd): Promise<void> {
    const arn = session.getSnapshot().profile?.arnNo ?? null;
    await remember(end === 'user-deleted' ? null : arn);
    if (end === 'idle') await notifyServer();
    await session.clear(end);
    const { message, goTo: route } = endingOf(end, platform);
    if (message) toaster.show('error', message);
    goTo(route);
  }

  return {
    end(end) {
      ending ??= run(end).finally(() => {
        ending = null;
      });
      return ending;
    },
    async follow(leaving, arn) {
      const ended = leaving !== 'logout';
      if (ended && page().visible) await remember(leaving === 'user-deleted' ? null : arn);
      // A public page stays: nothing on it belonged to the session.
      if (!inside()) return;
      if (!ended) return goTo(isNative(platform) ? 'login/otp' : 'landing');
      const { message, goTo: route } = endingOf(leaving, platform);
      if (message) toaster.show('error', message);
      goTo(route);
    },
  };
}
