import type { RouteId } from '../../access/routes.ts';

const forms: ReadonlySet<RouteId> = new Set<RouteId>([
  'transact/lumpsum',
  'transact/sip',
  'transact/switch',
  'transact/stp',
  'transact/lumpsum-first-time',
  'transact/sip-first-time',
  'transact/zero-balance',
]);

/**
 * Handbook §5: what an ARN that has expired or is suspended may not begin. Redemptions, SWPs, pauses and stops go on. The
 * server refuses the orders by `isPurchase` of `orderDefinitions`; the test holds both together.
 */
export const bringsNewBusiness = (route: RouteId): boolean => forms.has(route);
