import { type RouteId, routes } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';
import { startPages } from './start-areas.ts';

type LoadPage = (route: RouteId) => ReturnType<PageLoader>;

/** The features whose screens are named in a file of their own, so that they take no room at the start of the app. */
const found = import.meta.glob<LoadPage>('../../features/*/pages.ts', { eager: true, import: 'loadPage' });

const loaderOf = (route: RouteId): LoadPage | undefined =>
  found[`../../features/${routes[route].feature}/pages.ts`];

/** The screen of a route, or the page that says it is not part of this build. */
export const loadLater: LoadPage = (route) =>
  loaderOf(route)?.(route) ?? import('../pages/not-available-page.tsx');

/** Whether the screen is part of this build. */
export const hasPage = (route: RouteId): boolean =>
  startPages[route] !== undefined || loaderOf(route) !== undefined;
