import { brand } from 'virtual:brand';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { reportUnhandled } from '../../lib/app-state/error-report.ts';
import { createServices, type Services } from '../../lib/services.ts';
import { whenIdle } from '../../lib/time/idle-time.ts';
import { nextTurn } from '../../lib/time/next-turn.ts';
import { loadPlatform } from '../../platform/index.ts';
import { resumeTrail } from '../../ui/navigation/trail.ts';
import { followDeviceScheme } from '../../ui/theme/colour-scheme.ts';
import { browserHistory } from '../routing/browser-history.ts';
import { type AppRouter, createAppRouter } from '../routing/router.ts';
import { App } from './app.tsx';
import { linkReader, openingOf, saveCampaign } from './deep-links.ts';
import { createNavigation, plainHref } from './navigation.ts';
import { StartFailed } from './start-failed.tsx';
import { watchLeaving } from './watch-leaving.ts';
import { watchConnection, watchSession } from './watch-state.ts';

async function startServices() {
  const platform = await loadPlatform();
  const leave: { router: AppRouter | null } = { router: null };
  const services = await createServices({
    platform,
    brand,
    // The session's end and a logout are not to be argued with: no gate, and no way back into the old page.
    navigate: (route) =>
      leave.router?.navigate({
        href: plainHref(route),
        replace: true,
        ignoreBlocker: true,
        state: () => ({}),
      }),
  });
  return { services, leave };
}

/** Only who comes back with a session needs this, so a visitor does not load it. */
async function renewProfile({ api, session }: Services): Promise<void> {
  if (session.getSnapshot().profile === null) return;
  try {
    const { refreshProfile } = await import('../../lib/session/refresh-profile.ts');
    await refreshProfile(api, session);
  } catch {
    // What is stored is good enough until the next start.
  }
}

/**
 * Where the prerendered page stands, one commit takes its place, so that nothing flashes. An empty page is filled in
 * slices and put together in turns: a slow phone answers to a finger meanwhile. In one piece Lighthouse gives the
 * dashboard 71 of 100 (it does not answer for 950 ms), so 90 (250 ms).
 */
function show(root: Root, page: React.ReactNode, container: HTMLElement): void {
  if (container.firstChild) flushSync(() => root.render(page));
  else startTransition(() => root.render(page));
  delete document.documentElement.dataset.returning;
}

export async function start(container: HTMLElement): Promise<void> {
  followDeviceScheme();
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const started = await startServices().catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!started) {
    show(createRoot(container), <StartFailed />, container);
    return;
  }
  await nextTurn();
  const { services, leave } = started;
  reportUnhandled(services.errors);
  const history = browserHistory();
  const link = await services.platform.deepLinks.initial().catch(() => null);
  saveCampaign(services, link ?? window.location.href);
  const opening = openingOf(services.startAt, link, linkReader(services));
  if (opening !== null) history.replace(opening.href, opening.state, { ignoreBlocker: true });

  const router = createAppRouter(services, history);
  leave.router = router;
  await nextTurn();
  const navigation = createNavigation(router, services);
  watchConnection(services, router);
  watchSession(services, router);
  watchLeaving(services);
  resumeTrail();
  services.idle.start();
  void services.appState.start();
  void services.clientIp.ensure();

  await router.load();
  const root = createRoot(container, {
    onUncaughtError: (error) => void services.errors.report(error, 'error'),
  });
  show(root, <App services={services} router={router} navigation={navigation} />, container);
  whenIdle(() => void renewProfile(services));
}
