import type { MenuId } from './menu-entries.ts';
import { type RouteId, routes } from './routes.ts';

/** Where a feature's screens do not all belong to one menu entry. */
const leafOfRoute: Partial<Record<RouteId, MenuId>> = {
  'transact/history': 'transaction-history',
  'investor/scheme-list': 'scheme-level-aum',
  'investor/scheme-details': 'scheme-level-aum',
  'statements/capital-gain': 'capital-gain-statement',
  'statements/select-investor-capital-gain': 'capital-gain-statement',
  'statements/what-if': 'capital-gain-statement',
  'statements/harvest': 'capital-gain-statement',
};

const leafOfFeature: Readonly<Record<string, MenuId>> = {
  dashboard: 'home',
  transact: 'initiate-transaction',
  investor: 'client-list',
  opportunity: 'opportunities',
  prostart: 'prostart',
  'co-branding': 'co-branding',
  statements: 'account-statement',
  brokerage: 'brokerage-report',
  wishes: 'wishes',
  feedback: 'feedback',
  profile: 'profile',
  nav: 'nav',
  notifications: 'notifications',
};

/** The menu entry a screen belongs to; null where no entry leads to it (reports, mandates, nominee, …). */
export function menuLeafOf(route: RouteId): MenuId | null {
  if (routes[route].guard === 'public') return null;
  return leafOfRoute[route] ?? leafOfFeature[routes[route].feature] ?? null;
}
