import { type Arrival, accessRules } from './access-rules.ts';
import type { RouteId } from './routes.ts';
import type { Visitor } from './visitor.ts';

export type Access = { readonly allow: true } | { readonly redirect: RouteId };

/** One hop: may this visitor open the screen, and if not, where to instead? */
export function decideAccess(route: RouteId, visitor: Visitor, arrival: Arrival = 'open'): Access {
  const rule = accessRules.find(
    (candidate) =>
      candidate.where.includes(route) &&
      candidate.who(visitor) &&
      (candidate.arrival === undefined || candidate.arrival === arrival),
  );
  return rule ? { redirect: rule.to } : { allow: true };
}

export function mayOpen(route: RouteId, visitor: Visitor): boolean {
  return 'allow' in decideAccess(route, visitor);
}

/** Follows the hops to the screen that opens. A cycle would be a mistake in the table, so it is loud. */
export function homeAfterLogin(route: RouteId, visitor: Visitor, arrival: Arrival = 'open'): RouteId {
  const passed = new Set<RouteId>();
  let here = route;
  for (;;) {
    if (passed.has(here)) throw new Error(`Access rules send ${route} in a circle at ${here}`);
    passed.add(here);
    const access = decideAccess(here, visitor, arrival);
    if ('allow' in access) return here;
    here = access.redirect;
  }
}
