import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';
import { startPages } from './start-areas.ts';

/**
 * The screen of a route: of a feature that names its screens in an `area.ts`, or later in a `pages.ts`. A new feature
 * is a new folder, and nothing here changes.
 */
export const pageOf = (route: RouteId): PageLoader =>
  startPages[route] ?? (() => import('./later-pages.ts').then(({ loadLater }) => loadLater(route)));
