/** The bottom bar as Spec §2 writes it: Investors is not for NON_IFA_USER, Prostart not for IFA_USER. */
export const tabsOf = {
  ifa: ['Transact', 'Home', 'Cobranding', 'Investors'],
  nonIfa: ['Transact', 'Home', 'Cobranding', 'Prostart'],
} as const;

export type TabName = (typeof tabsOf)['ifa' | 'nonIfa'][number];

interface Target {
  readonly path: string;
  readonly route: string;
}

const initiate = { path: '/distributor/transact/select-transaction', route: 'transact/initiate' };

/** Who may not open the dashboard lands on Initiate Transaction (readings, 10). */
export const tabTargets = (person: keyof typeof tabsOf): Readonly<Record<TabName, Target>> => ({
  Transact: initiate,
  Home: person === 'ifa' ? { path: '/distributor/dashboard', route: 'dashboard' } : initiate,
  Cobranding: { path: '/distributor/co-branding', route: 'co-branding' },
  Investors: { path: '/distributor/investor/investor-list', route: 'investor/list' },
  Prostart: { path: '/distributor/prostart', route: 'prostart' },
});
