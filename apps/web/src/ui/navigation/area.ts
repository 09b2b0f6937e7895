import type { RouteId } from '@hub/domain';
import type { ComponentType } from 'react';

/** A screen's module: loaded when someone goes there. */
export type PageLoader = () => Promise<{ readonly Page: ComponentType }>;

/**
 * What a feature tells the router, as `area` in its `area.ts`: its screens by route. The router finds these files
 * by itself; a screen without a loader says that it is not part of this build.
 */
export type Area = Partial<Record<RouteId, PageLoader>>;
