import { type RouteId, routes } from './routes.ts';

/** Spec §4. "Details" has no screen of its own, and bare `transact` is Initiate Transaction. */
const excepted: readonly RouteId[] = [
  'transact',
  'transact/thank-you',
  'transact/initiate',
  'transact/select-investor',
  'transact/history',
  'transact/pending',
  'transact/otm',
  'transact/contact',
];

/** "Select investor" with its suffixes: an excepted screen too, of another feature. */
const selectInvestor: readonly RouteId[] = [
  'statements/select-investor-account',
  'statements/select-investor-capital-gain',
];

/** On these screens leaving asks first, because a transaction is being filled in. */
export function isTransactionPopupMode(route: RouteId): boolean {
  const { feature, guard } = routes[route];
  return feature === 'transact' && guard !== 'public' && !excepted.includes(route);
}

/** Spec §4: on the way to these nothing is asked, they belong to the transaction in progress. */
export function staysInTransaction(to: RouteId): boolean {
  return isTransactionPopupMode(to) || excepted.includes(to) || selectInvestor.includes(to);
}
