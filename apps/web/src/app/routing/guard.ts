import { type Arrival, homeAfterLogin, type RouteId, type Visitor } from '@hub/domain';
import type { EntryState } from '../../ui/navigation/return-to.ts';

interface Detour {
  readonly route: RouteId;
  readonly state: EntryState;
}

/** Where the access table sends this visitor instead; null when the screen opens. */
export function detourOf(
  route: RouteId,
  visitor: Visitor,
  requested: { readonly href: string; readonly arrival?: Arrival | undefined },
): Detour | null {
  const target = homeAfterLogin(route, visitor, requested.arrival);
  if (target === route) return null;
  const wantsLogin = target === 'login' || target === 'login/otp';
  return { route: target, state: wantsLogin ? { returnTo: requested.href } : { sentFrom: route } };
}
