import { brand } from 'virtual:brand';
import { matchRoute } from '@hub/contract';
import type { Arrival } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';

/** What a history entry of ours may carry. */
export interface EntryState {
  /** The screen that asked for the login: it opens after it. Not in the URL, where anyone could write it. */
  readonly returnTo?: string;
  readonly arrival?: Arrival;
}

declare module '@tanstack/history' {
  interface HistoryState extends EntryState {}
}

/** A path is followed only when it names one of our own screens, and none of those before the login. */
export function safeReturn(returnTo: string | null | undefined, brandSlug: string): string | null {
  if (!returnTo?.startsWith('/') || /[\\\p{Cc}]/u.test(returnTo)) return null;
  const path = /^[^?#]*/.exec(returnTo)?.[0] ?? '';
  const route = matchRoute(path, brandSlug)?.route;
  return route === undefined || route === 'landing' || route.startsWith('login') ? null : returnTo;
}

/** Where the user wanted to go before being asked to log in. */
export function useReturnTo(): string | null {
  return safeReturn(useLocation({ select: (location) => location.state.returnTo }), brand.slug);
}
