import type { Fund } from './fund.ts';

const cash = {
  assetClass: 'LIQUID',
  limits: 'cash',
  manager: 'Harini Raghavan',
} as const;

export const cashFunds: readonly Fund[] = [
  {
    ...cash,
    id: 'overnight',
    name: 'Aranya Overnight Fund',
    category: 'Overnight Fund',
    cutoff: 'OVERNIGHT',
    load: 'none',
    risk: 1,
    benchmark: 'CRISIL Liquid Overnight Index',
    launchedOn: '2018-12-14',
    exposure: { debt: 1, spread: -0.002 },
  },
  {
    ...cash,
    id: 'liquid',
    name: 'Aranya Liquid Fund',
    category: 'Liquid Fund',
    cutoff: 'LIQUID',
    risk: 2,
    benchmark: 'CRISIL Liquid Debt A-I Index',
    launchedOn: '2003-11-07',
    exposure: { debt: 1, spread: 0.001, years: 0.08, noise: 0.00001 },
    load: 'liquid',
  },
];
