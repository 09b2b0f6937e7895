import { matchRoute } from '@hub/contract';

/** A path is followed only when it names one of our own screens, and none of those before the login. */
export function safeReturn(returnTo: string | null | undefined, brandSlug: string): string | null {
  if (!returnTo?.startsWith('/') || /[\\\p{Cc}]/u.test(returnTo)) return null;
  const path = /^[^?#]*/.exec(returnTo)?.[0] ?? '';
  const route = matchRoute(path, brandSlug)?.route;
  return route === undefined || route === 'landing' || route.startsWith('login') ? null : returnTo;
}
