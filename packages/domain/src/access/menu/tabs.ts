import { mayOpen } from '../decide-access.ts';
import { type RouteId, routes } from '../routes.ts';
import type { Visitor } from '../visitor.ts';

/** Fields of Spec §3. `image` is an icon's name, `routerData` the screen it leads to. */
export interface TabItem {
  readonly name: string;
  readonly image: string;
  readonly routeTo: string;
  readonly show: boolean;
  readonly selected: boolean;
  readonly routerData: { readonly route: RouteId };
}

interface Tab {
  readonly name: string;
  readonly icon: string;
  readonly route: RouteId;
  readonly shows: (visitor: Visitor) => boolean;
}

/** Order and names of Spec §2; the Menu entry before them is the bar's own button. */
const tabs: readonly Tab[] = [
  { name: 'Transact', icon: 'transfer', route: 'transact/initiate', shows: () => true },
  // Stays for those who may not open the dashboard: the guard lands them on Transact (readings, 10).
  { name: 'Home', icon: 'home', route: 'dashboard', shows: () => true },
  {
    name: 'Cobranding',
    icon: 'layers',
    route: 'co-branding',
    shows: (visitor) => mayOpen('co-branding', visitor),
  },
  {
    name: 'Investors',
    icon: 'users',
    route: 'investor/list',
    shows: (visitor) => mayOpen('investor/list', visitor),
  },
  {
    name: 'Prostart',
    icon: 'play',
    route: 'prostart',
    shows: (visitor) => visitor.profile?.type !== 'IFA_USER' && mayOpen('prostart', visitor),
  },
];

export function buildTabs(visitor: Visitor, current: RouteId, pathOf: (route: RouteId) => string): TabItem[] {
  const here = routes[current];
  return tabs.map((tab) => ({
    name: tab.name,
    image: tab.icon,
    routeTo: pathOf(tab.route),
    show: tab.shows(visitor),
    selected: here.guard !== 'public' && here.feature === routes[tab.route].feature,
    routerData: { route: tab.route },
  }));
}
