import { brand } from 'virtual:brand';
import { paths, shortPaths } from '@hub/contract';
import { isDistributorRoute, type RouteId, routeIds } from '@hub/domain';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import type { EntryState } from '../../ui/navigation/return-to.ts';
import { FramePending } from '../shell/area-pending.tsx';
import { LandingFrame } from '../shell/landing-frame.tsx';
import { Root } from '../shell/root.tsx';
import { pageOf } from './areas.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

interface RouteGuards {
  /** Where to instead of `route`; null when it opens. */
  detour(route: RouteId, location: ParsedLocation): { route: RouteId; state: EntryState } | null;
  /** Whether a stranger at an unknown address is sent to the landing page (Spec §6). */
  unknownGoesToLanding(): boolean;
}

/** `/co-branding/detail/{id}` as the router writes it; `{brand}` is a fixed word. */
function routerPath(route: RouteId): string {
  return paths[route].replace('{brand}', brand.slug).replace(/\{(\w+)\}/g, '$$$1');
}

function send(route: RouteId, state: EntryState): never {
  throw redirect({ to: hrefTo(route as 'landing'), replace: true, state: () => state });
}

/** All routes from the domain's list, one guard for all, every screen's code on demand. */
export function createRouteTree(guards: RouteGuards) {
  const root = createRootRoute({ component: Root });
  const frame = (id: string, component: LazyPage) =>
    createRoute({ getParentRoute: () => root, id, component, pendingComponent: FramePending });
  const landingFrame = createRoute({
    getParentRoute: () => root,
    id: 'landing-frame',
    component: LandingFrame,
  });
  const publicFrame = frame(
    'public',
    lazyPage(() => import('../shell/public-frame.tsx')),
  );
  const distributorFrame = frame(
    'distributor-area',
    lazyPage(() => import('../shell/distributor-frame.tsx')),
  );

  const screen = (parent: AnyRoute, route: RouteId) =>
    createRoute({
      getParentRoute: () => parent,
      path: routerPath(route),
      staticData: { route },
      beforeLoad: ({ location }) => {
        const detour = guards.detour(route, location);
        if (detour) send(detour.route, detour.state);
      },
      component: lazyPage(pageOf(route)),
    });

  const short = Object.entries(shortPaths).map(([path, route]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ to: hrefTo(route), replace: true, search: true });
      },
    }),
  );

  const unknown = createRoute({
    getParentRoute: () => distributorFrame,
    path: '$',
    staticData: { route: 'not-found' },
    beforeLoad: () => {
      if (guards.unknownGoesToLanding()) send('landing', {});
    },
    component: lazyPage(() => import('../pages/not-found-page.tsx')),
  });

  const inArea = routeIds.filter(isDistributorRoute).map((route) => screen(distributorFrame, route));
  const open = routeIds.filter((route) => !isDistributorRoute(route) && route !== 'landing');
  return root.addChildren([
    ...short,
    // The landing page has a frame of its own: it must be small.
    landingFrame.addChildren([screen(landingFrame, 'landing')]),
    publicFrame.addChildren(open.map((route) => screen(publicFrame, route))),
    distributorFrame.addChildren([...inArea, unknown]),
  ]);
}
