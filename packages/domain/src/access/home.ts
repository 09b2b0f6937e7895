import { homeAfterLogin } from './decide-access.ts';
import type { Visitor } from './visitor.ts';

const labels = {
  dashboard: 'Go to the dashboard',
  'transact/initiate': 'Go to Initiate Transaction',
  login: 'Log in',
  'login/otp': 'Log in',
} as const;

export type HomeRoute = keyof typeof labels;

export interface Home {
  readonly route: HomeRoute;
  /** What a link there says. */
  readonly label: string;
}

const isHome = (route: string): route is HomeRoute => Object.hasOwn(labels, route);

/** Where this visitor's own start is: the dashboard, or where the access table sends them instead of it. */
export function homeOf(visitor: Visitor): Home {
  const route = homeAfterLogin('dashboard', visitor);
  if (!isHome(route)) throw new Error(`${route} is nobody's home`);
  return { route, label: labels[route] };
}
