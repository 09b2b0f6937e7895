import { type RouteId, routeIds, routes } from './routes.ts';
import { bypassesLogin, hasStaleProfile, isNative, type Visitor } from './visitor.ts';

/** How a screen was reached: opened (link, menu, address bar, start) or come back to. */
export type Arrival = 'open' | 'back';

export interface AccessRule {
  readonly name: string;
  /** Whom it concerns. */
  readonly who: (visitor: Visitor) => boolean;
  /** Which screens it concerns. */
  readonly where: readonly RouteId[];
  readonly to: RouteId;
  /** Left out means however the screen was reached. */
  readonly arrival?: Arrival;
}

type Feature = (typeof routes)[RouteId]['feature'];

const ofFeatures = (...features: Feature[]) =>
  routeIds.filter((route) => features.includes(routes[route].feature));

const guardedBy = (guard: 'login' | 'dashboard') => routeIds.filter((route) => routes[route].guard === guard);

const without = (list: readonly RouteId[], taken: readonly RouteId[]) =>
  list.filter((route) => !taken.includes(route));

/** Every screen under the distributor area: all that is not public. */
export const distributorRoutes: readonly RouteId[] = routeIds.filter(
  (route) => routes[route].guard !== 'public',
);

/** Shown whoever asks: the screen must work signed in or not (readings, 4). */
const alwaysOpen: readonly RouteId[] = ['app-state/no-internet'];

const behindTheArea = without(distributorRoutes, alwaysOpen);

/** "Initiate Transaction" includes the transaction pages behind it (readings, 8), not the history. */
const openToInternalTeams = without(ofFeatures('transact', 'notifications', 'profile'), ['transact/history']);

/** What a login before a transaction opens: the transaction pages, not their history. */
export const preLoginRoutes: readonly RouteId[] = without(ofFeatures('transact'), ['transact/history']);

const closedToNonIfa: readonly RouteId[] = [
  ...ofFeatures('dashboard', 'brokerage', 'investor', 'opportunity', 'statements', 'wishes'),
  'transact/history',
];

/**
 * The guards of Spec §2 and §6. The first rule that concerns visitor and screen sends the visitor on;
 * when none does, the screen opens. Router, menu, tabs and tests all read this one table.
 */
export const accessRules: readonly AccessRule[] = [
  {
    name: 'a native profile without a login in this session goes to the OTP login (Spec §4)',
    who: hasStaleProfile,
    where: ['landing', ...behindTheArea],
    to: 'login/otp',
  },
  {
    name: 'on web the landing page gives way to the dashboard once a profile is stored (Spec §2)',
    who: (visitor) => visitor.profile !== null && visitor.platform === 'web',
    where: ['landing'],
    to: 'dashboard',
  },
  {
    // Coming back from the dashboard must be able to show the landing page (Spec §4, back navigation).
    name: 'a logged-in native app opens on the dashboard (decision S2-05)',
    who: (visitor) => visitor.profile !== null && isNative(visitor.platform),
    where: ['landing'],
    to: 'dashboard',
    arrival: 'open',
  },
  {
    name: 'without a profile guarded screens ask for the login (Spec §6)',
    who: (visitor) => visitor.profile === null && !bypassesLogin(visitor),
    where: guardedBy('login'),
    to: 'login',
  },
  {
    name: 'the dashboard needs a profile; nothing bypasses its own guard (Spec §2)',
    who: (visitor) => visitor.profile === null,
    where: guardedBy('dashboard'),
    to: 'login',
  },
  {
    name: 'internal teams open only Initiate Transaction, notifications and profile (Spec §6)',
    who: (visitor) => visitor.profile?.internalTeam === true,
    where: without(behindTheArea, openToInternalTeams),
    to: 'transact/initiate',
  },
  {
    name: 'a restricted distributor is sent to Initiate Transaction (Spec §6)',
    who: (visitor) => visitor.profile?.type === 'NON_IFA_USER',
    where: closedToNonIfa,
    to: 'transact/initiate',
  },
  {
    // Spec §5 hides brokerage from employees in the menu; a screen that is hidden must not open by another way.
    name: 'an employee login has no profile and no brokerage screens (Spec §5, §6)',
    who: (visitor) => visitor.profile?.isEmployee === true,
    where: ['profile', ...ofFeatures('brokerage')],
    to: 'dashboard',
  },
  {
    name: 'the bare transact area is Initiate Transaction (decision S2-23)',
    who: () => true,
    where: ['transact'],
    to: 'transact/initiate',
  },
];
