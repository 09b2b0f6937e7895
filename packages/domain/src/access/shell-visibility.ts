import { ROTATE_OVERLAY_MAX_PX, SIDE_MENU_BREAKPOINT_PX } from '../limits/constants.ts';
import { type RouteId, routes } from './routes.ts';
import { isNative, type Platform, type Visitor } from './visitor.ts';

/** Every screen that is not public stands in the distributor area. */
export function isDistributorRoute(route: RouteId): boolean {
  return routes[route].guard !== 'public';
}

/** Side panel and tabs: on distributor screens, and only with a stored profile (Spec §2). */
export function showsSidePanel(route: RouteId, visitor: Visitor): boolean {
  return isDistributorRoute(route) && visitor.profile !== null;
}

/** "Mobile" is the native app, and the web below the side menu's width (readings, 14). */
export function isMobile(platform: Platform, widthPx: number): boolean {
  return isNative(platform) || widthPx < SIDE_MENU_BREAKPOINT_PX;
}

/** Investors have no use for the distributors' login. */
const headerless: readonly RouteId[] = ['co-branding/view-content', 'transact/shared-form'];
const headerlessOnMobile: readonly RouteId[] = ['login/otp', 'landing', ...headerless];

/** Without a width the web counts as a desktop. */
export function headerVisible(
  route: RouteId,
  platform: Platform,
  widthPx = Number.POSITIVE_INFINITY,
): boolean {
  if (isMobile(platform, widthPx)) return !headerlessOnMobile.includes(route);
  return !headerless.includes(route);
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly landscape: boolean;
  readonly coarsePointer: boolean;
  readonly platform: Platform;
}

/** The coarse pointer tells a turned phone from a low desktop window (decision S2-81). */
export function rotateOverlayShown(viewport: Viewport): boolean {
  const small = viewport.width <= ROTATE_OVERLAY_MAX_PX || viewport.height <= ROTATE_OVERLAY_MAX_PX;
  return !isNative(viewport.platform) && viewport.landscape && viewport.coarsePointer && small;
}

/** Spec §9: iOS below 18. An unreadable version is taken for a new one. */
export function usesOldPlatformStyle(platform: Platform, osVersion: string): boolean {
  const major = /^\s*(\d+)/.exec(osVersion)?.[1];
  return platform === 'ios' && major !== undefined && Number(major) < 18;
}
