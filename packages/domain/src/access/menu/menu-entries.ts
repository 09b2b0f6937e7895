import type { RouteId } from '../routes.ts';
import { isNative, type Visitor } from '../visitor.ts';

export interface MenuLeaf {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly route: RouteId;
  /** Hidden from the menu although the screen itself opens. */
  readonly hiddenFor?: (visitor: Visitor) => boolean;
}

interface MenuBranch {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly leaves: readonly MenuLeaf[];
}

/** Order and names of Spec §2. Logout is added as the last entry. */
export const menuEntries = [
  { id: 'home', name: 'Home', icon: 'home', route: 'dashboard' },
  {
    id: 'transaction',
    name: 'Transaction',
    icon: 'transfer',
    leaves: [
      { id: 'initiate-transaction', name: 'Initiate Transaction', icon: 'plus', route: 'transact/initiate' },
      {
        id: 'transaction-history',
        name: 'Transaction History',
        icon: 'history',
        route: 'transact/history',
      },
    ],
  },
  {
    id: 'list',
    name: 'List',
    icon: 'list',
    leaves: [
      { id: 'client-list', name: 'Client List', icon: 'users', route: 'investor/list' },
      { id: 'scheme-level-aum', name: 'Scheme Level AUM', icon: 'chart', route: 'investor/scheme-list' },
    ],
  },
  { id: 'opportunities', name: 'Opportunities', icon: 'compass', route: 'opportunity' },
  { id: 'prostart', name: 'Prostart', icon: 'play', route: 'prostart' },
  { id: 'co-branding', name: 'Co-branding', icon: 'layers', route: 'co-branding' },
  {
    id: 'statement',
    name: 'Statement',
    icon: 'file',
    leaves: [
      { id: 'account-statement', name: 'Account Statement', icon: 'file', route: 'statements/account' },
      {
        id: 'capital-gain-statement',
        name: 'Capital Gain Statement',
        icon: 'file',
        route: 'statements/capital-gain',
      },
    ],
  },
  { id: 'brokerage-report', name: 'Brokerage Report', icon: 'rupee', route: 'brokerage' },
  { id: 'wishes', name: 'Wishes', icon: 'gift', route: 'wishes' },
  { id: 'feedback', name: 'Feedback & queries', icon: 'message', route: 'feedback' },
  { id: 'profile', name: 'Profile', icon: 'user', route: 'profile' },
  { id: 'nav', name: 'NAV', icon: 'trend', route: 'nav' },
  {
    id: 'notifications',
    name: 'Notifications',
    icon: 'bell',
    route: 'notifications',
    hiddenFor: (visitor) => !isNative(visitor.platform),
  },
] as const satisfies readonly (MenuLeaf | MenuBranch)[];

type Entry = (typeof menuEntries)[number];
export type MenuId = Entry['id'] | Extract<Entry, { leaves: unknown }>['leaves'][number]['id'] | 'logout';
