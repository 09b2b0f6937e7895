import { texts } from '@hub/contract';
import type { RouteId } from '@hub/domain';

export interface GateDeps {
  isOnline(): boolean;
  /** True when maintenance blocks the way. */
  blocksNavigation(): Promise<boolean>;
  mayLeave(to: RouteId | null): Promise<boolean>;
  routeOf(pathname: string): RouteId | null;
  refuse(message: string): void;
}

interface Move {
  readonly currentLocation: { readonly pathname: string };
  readonly nextLocation: { readonly pathname: string };
}

/**
 * Every navigation passes here before the URL changes. True refuses it: offline and under maintenance the user
 * stays where they are and is told why (Spec §4); work in progress asks first.
 */
export function createGate(deps: GateDeps): (move: Move) => Promise<boolean> {
  return async ({ currentLocation, nextLocation }) => {
    if (!deps.isOnline()) {
      deps.refuse(texts.offline.navigating);
      return true;
    }
    if (await deps.blocksNavigation()) {
      deps.refuse(texts.maintenance.toast);
      return true;
    }
    if (currentLocation.pathname === nextLocation.pathname) return false;
    return !(await deps.mayLeave(deps.routeOf(nextLocation.pathname)));
  };
}
