import type { RouteId } from '@hub/domain';
import type { Area, PageLoader } from '../../ui/navigation/area.ts';

/** Every feature's own list of screens: a new feature is a new folder, and nothing here changes. */
const found = import.meta.glob<Area>('../../features/*/area.ts', { eager: true, import: 'area' });

const pages: Area = Object.assign({}, ...Object.values(found));

/** The screen of a route, or the page that says it is not part of this build. */
export function pageOf(route: RouteId): PageLoader {
  return pages[route] ?? (() => import('../pages/not-available-page.tsx'));
}

/** Whether the screen is part of this build. */
export const hasPage = (route: RouteId): boolean => pages[route] !== undefined;
