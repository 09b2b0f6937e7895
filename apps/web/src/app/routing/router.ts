import { brand } from 'virtual:brand';
import { matchRoute } from '@hub/contract';
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '../../lib/services.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { hasWorkInProgress, mayLeave } from '../../ui/navigation/leave-guard.ts';
import { AreaPending } from '../shell/area-pending.tsx';
import { AreaError } from './area-error.tsx';
import { createGate } from './gate.ts';
import { detourOf } from './guard.ts';
import { createRouteTree } from './route-tree.ts';

export function createAppRouter(services: Services, history: RouterHistory) {
  const visitor = () => visitorOf(services.session.getSnapshot(), services.platform.kind);
  const routeTree = createRouteTree({
    detour: (route, location: ParsedLocation) =>
      detourOf(route, visitor(), { href: location.href, arrival: location.state.arrival }),
    unknownGoesToLanding: () => visitor().profile === null,
  });
  history.block({
    blockerFn: createGate({
      isOnline: () => services.online.getSnapshot().online,
      blocksNavigation: () => services.appState.blocksNavigation(),
      mayLeave,
      routeOf: (pathname) => matchRoute(pathname, brand.slug)?.route ?? null,
      refuse: (message) => services.toaster.show('error', message),
    }),
    enableBeforeUnload: hasWorkInProgress,
  });
  return createRouter({
    routeTree,
    history,
    // `/login/` keeps its slash (Spec §2).
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultErrorComponent: AreaError,
    defaultPendingComponent: AreaPending,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultStructuralSharing: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
