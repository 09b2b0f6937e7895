import { type RouteId, routeIds } from '@hub/domain';
import type { Area, PageLoader } from '../../ui/navigation/area.ts';

/** By its address, so that its screens take no room at the start of the app. */
const pageOf =
  (route: RouteId): PageLoader =>
  () =>
    import('./pages.ts').then(({ loadPage }) => loadPage(route));

export const area: Area = Object.fromEntries(
  routeIds.filter((route) => /^statements\//.test(route)).map((route) => [route, pageOf(route)]),
);
