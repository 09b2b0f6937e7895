import type { RouteId } from './routes.ts';
import { isNative, type Platform } from './visitor.ts';

export interface BackQuestion {
  readonly current: RouteId;
  /** The last page that was remembered, and whether it has saved data to come back to. */
  readonly stored: { readonly route: RouteId; readonly hasSavedData: boolean } | null;
  readonly platform: Platform;
}

/**
 * Spec §4: to the stored page when it has saved data, else to the dashboard, and from the dashboard to the
 * landing page. 'leave' hands over to the browser or the system: on web at the dashboard (readings, 11) and
 * at the landing page, where nothing lies behind.
 */
export function backTarget({ current, stored, platform }: BackQuestion): RouteId | 'leave' {
  // Going back to where one is would be a button that does nothing.
  if (stored?.hasSavedData && stored.route !== current) return stored.route;
  if (current === 'landing') return 'leave';
  if (current !== 'dashboard') return 'dashboard';
  return isNative(platform) ? 'landing' : 'leave';
}
