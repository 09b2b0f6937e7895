import { type RouteId, routes } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

type LoadPage = (route: RouteId) => ReturnType<PageLoader>;

/** The features whose screens are named in a file of their own, so that they take no room at the start of the app. */
const found = import.meta.glob<LoadPage>('../../features/*/pages.ts', { eager: true, import: 'loadPage' });

/** The screen of a route. The one without a screen of its own, `transact`, leads to another before it is shown. */
export const loadLater: LoadPage = (route) => {
  const load = found[`../../features/${routes[route].feature}/pages.ts`];
  if (load === undefined) throw new Error(`${route} has no screen`);
  return load(route);
};
