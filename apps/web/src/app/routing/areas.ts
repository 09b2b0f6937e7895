import type { RouteId } from '@hub/domain';
import type { Area, PageLoader } from '../../ui/navigation/area.ts';

/** Every feature's own list of screens: a new feature is a new folder, and nothing here changes. */
const found = import.meta.glob<Area>('../../features/*/area.ts', { eager: true, import: 'area' });

export const pages: Area = Object.assign({}, ...Object.values(found));

/** The screen of a route: of a feature that names its screens here, or in a `pages.ts` of its own. */
export const pageOf = (route: RouteId): PageLoader =>
  pages[route] ?? (() => import('./later-pages.ts').then(({ loadLater }) => loadLater(route)));
