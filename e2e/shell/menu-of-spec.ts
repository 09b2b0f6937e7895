/** The side menu as Spec §2 writes it, by hand: compared with what the app shows, never read from it. */
export const topLevelOfIfa: readonly string[] = [
  'Home',
  'Transaction',
  'List',
  'Opportunities',
  'Prostart',
  'Co-branding',
  'Statement',
  'Brokerage Report',
  'Wishes',
  'Feedback & queries',
  'Profile',
  'NAV',
  'Notifications',
];

interface Leaf {
  readonly name: string;
  readonly path: string;
  /** The screen's own name, on its main landmark. */
  readonly route: string;
  /** Its own address, where that leads on to another. */
  readonly link?: string;
}

/** Statements go through the choice of an investor (Spec §2). */
const statement = (kind: 'account' | 'capital-gain') => ({
  path: `/distributor/transact/investor-list/${kind}-statement`,
  route: `statements/select-investor-${kind}`,
  link: `/distributor/${kind}-statement`,
});

export const leavesOfIfa: readonly Leaf[] = [
  { name: 'Home', path: '/distributor/dashboard', route: 'dashboard' },
  {
    name: 'Initiate Transaction',
    path: '/distributor/transact/select-transaction',
    route: 'transact/initiate',
  },
  { name: 'Transaction History', path: '/distributor/transaction-history', route: 'transact/history' },
  { name: 'Client List', path: '/distributor/investor/investor-list', route: 'investor/list' },
  { name: 'Scheme Level AUM', path: '/distributor/investor/scheme-list', route: 'investor/scheme-list' },
  { name: 'Opportunities', path: '/distributor/opportunity', route: 'opportunity' },
  { name: 'Prostart', path: '/distributor/prostart', route: 'prostart' },
  { name: 'Co-branding', path: '/distributor/co-branding', route: 'co-branding' },
  { name: 'Account Statement', ...statement('account') },
  { name: 'Capital Gain Statement', ...statement('capital-gain') },
  { name: 'Brokerage Report', path: '/distributor/brokerage-report-payout', route: 'brokerage' },
  { name: 'Wishes', path: '/distributor/wishes', route: 'wishes' },
  { name: 'Feedback & queries', path: '/distributor/feedback-and-queries', route: 'feedback' },
  { name: 'Profile', path: '/distributor/profile', route: 'profile' },
  { name: 'NAV', path: '/distributor/nav', route: 'nav' },
  { name: 'Notifications', path: '/distributor/notifications', route: 'notifications' },
];

/** Notifications is hidden in the web's menu (Spec §2). */
export const leavesOnWeb = leavesOfIfa.filter(({ name }) => name !== 'Notifications');

export const linksOfMenu: readonly (Leaf & { readonly link: string })[] = leavesOfIfa.map((leaf) => ({
  ...leaf,
  link: leaf.link ?? leaf.path,
}));
