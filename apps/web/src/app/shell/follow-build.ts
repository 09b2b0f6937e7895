import type { AnyRouter } from '@tanstack/react-router';
import { hasWorkInProgress } from '../../ui/navigation/leave-guard.ts';

/** An app that stays open for days asks by itself. */
const RETRY_MS = 60 * 60_000;

/**
 * Registers the worker and watches for the one of a newer build. The page that is open stays as it is; the next move
 * inside the app loads the new build, unless a form with work in it is open.
 */
export function followBuild(
  router: Pick<AnyRouter, 'subscribe'>,
  start: () => Promise<unknown>,
  reload = () => window.location.reload(),
) {
  const host: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (host === undefined) return () => {};
  // The first worker of a device is no newer build than the page.
  let isFirst = host.controller === null;
  let isNewer = false;
  const taken = () => {
    isNewer ||= !isFirst;
    isFirst = false;
  };
  let requestedAt = Date.now();
  const returned = () => {
    if (document.visibilityState !== 'visible' || Date.now() - requestedAt < RETRY_MS) return;
    requestedAt = Date.now();
    host
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => {});
  };
  host.addEventListener('controllerchange', taken);
  document.addEventListener('visibilitychange', returned);
  start().catch(() => {});
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The router has moved, the address bar follows at the end of this turn.
    if (isNewer && pathChanged && !hasWorkInProgress()) setTimeout(reload);
  });
  return () => {
    host.removeEventListener('controllerchange', taken);
    document.removeEventListener('visibilitychange', returned);
    stop();
  };
}
