import { brand } from 'virtual:brand';
import type { Arrival, RouteId } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { safeReturn } from './safe-return.ts';

/** What a history entry of ours may carry. */
export interface EntryState {
  /** The screen that asked for the login: it opens after it. Not in the URL, where anyone could write it. */
  readonly returnTo?: string;
  readonly arrival?: Arrival;
  /** The screen that was asked for and is not this visitor's; whoever is sent on is told so. */
  readonly sentFrom?: RouteId;
}

declare module '@tanstack/history' {
  interface HistoryState extends EntryState {}
}

/** Where the user wanted to go before being asked to log in. */
export function useReturnTo(): string | null {
  return safeReturn(useLocation({ select: (location) => location.state.returnTo }), brand.slug);
}
