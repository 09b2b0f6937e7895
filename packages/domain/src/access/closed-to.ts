import { decideAccess } from './decide-access.ts';
import type { RouteId } from './routes.ts';
import type { Visitor } from './visitor.ts';

/** They lead to a visitor's own first screen, whichever that is. */
const homes: readonly RouteId[] = ['landing', 'dashboard', 'transact'];

/** Whether a screen is no part of this visitor's login, as against one that leads on: who is sent on from it is told why. */
export function isClosedTo(route: RouteId, visitor: Visitor): boolean {
  if (visitor.profile === null || homes.includes(route)) return false;
  const access = decideAccess(route, visitor);
  return 'redirect' in access && !access.redirect.startsWith('login');
}
