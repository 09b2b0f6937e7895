import { type RouteId, routes } from '../routes.ts';
import type { MenuId } from './menu-entries.ts';

/** Where a feature's screens do not all belong to one menu entry. */
const leafOfRoute: Partial<Record<RouteId, MenuId>> = {
  'transact/history': 'transaction-history',
  'investor/scheme-list': 'scheme-level-aum',
  'investor/scheme-details': 'scheme-level-aum',
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

/** Of the statements: what is about gains. */
const ofGains = /^statements.*(gain|what|harvest)/;

/** The menu entry a screen belongs to; null where no entry leads to it (reports, mandates, nominee, …). */
export function menuLeafOf(route: RouteId): MenuId | null {
  if (routes[route].guard === 'public') return null;
  if (ofGains.test(route)) return 'capital-gain-statement';
  return leafOfRoute[route] ?? leafOfFeature[routes[route].feature] ?? null;
}
