import type { RouteId } from '@hub/domain';

/** How plain code asks the router to move; the app passes the router's own function in. */
export type Navigate = (route: RouteId) => unknown;
