import { type RouteId, routeIds } from '@hub/domain';
import type { Area, PageLoader } from './area.ts';

/** All screens of a feature, by their address: many screens so take no room at the start of the app. */
export const areaOf = (
  feature: string,
  load: () => Promise<{ readonly loadPage: (route: RouteId) => ReturnType<PageLoader> }>,
): Area =>
  Object.fromEntries(
    routeIds
      .filter((route) => route.startsWith(feature))
      .map((route) => [route, () => load().then(({ loadPage }) => loadPage(route))]),
  );
