import type { RouteId } from '@hub/domain';
import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's own name; absent on frames. */
    readonly route?: RouteId | 'not-found';
  }
}

/** The screen now shown, after all redirects; 'not-found' at an unknown address, null before the first one. */
export function useCurrentRoute(): RouteId | 'not-found' | null {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.route ?? null });
}
