import { backTarget, homeOf, type RouteId } from '@hub/domain';
import type { Services } from '../../lib/services.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { takeBackStep } from '../../ui/navigation/back-step.ts';
import { type AppNavigation, hrefTo } from '../../ui/navigation/navigation.ts';
import type { AppRouter } from '../routing/router.ts';

export const plainHref = (route: RouteId): string => hrefTo(route as 'landing');

function currentRoute(router: AppRouter): RouteId | null {
  const route = router.state.matches.at(-1)?.staticData.route;
  return route && route !== 'not-found' ? route : null;
}

/** How screens move, spoken by the router. */
export function createNavigation(router: AppRouter, services: Services): AppNavigation {
  const { platform, backNavigation } = services;
  return {
    go(href, { replace = false, returnTo } = {}) {
      void router.navigate({ href, replace, ...(returnTo && { state: () => ({ returnTo }) }) });
    },
    preload(href) {
      if (services.online.getSnapshot().online) void router.preloadRoute({ to: href }).catch(() => {});
    },
    back() {
      if (takeBackStep()) return;
      const stored = backNavigation.getSnapshot();
      const here = currentRoute(router) ?? 'landing';
      const home = homeOf(visitorOf(services.session.getSnapshot(), platform.kind)).route;
      // Who is turned away from the dashboard would be led to their own home again and again.
      const current = here === home ? 'dashboard' : here;
      const target = backTarget({ current, stored, platform: platform.kind });
      if (target !== 'leave') {
        void router.navigate({
          href: target === stored?.route ? stored.href : plainHref(target),
          state: (before) => ({ ...before, arrival: 'back' }),
        });
      } else if (platform.kind === 'web') window.history.back();
      else void platform.exitApp();
    },
  };
}
