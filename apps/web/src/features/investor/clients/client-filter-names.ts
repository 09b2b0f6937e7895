import type { investorMixes, lastInvestments } from '@hub/contract/calls/investor/investor-list';
import { kycWords } from '../../../parts/person/kyc-chip.tsx';
import type { clientKycs } from './client-list-state.ts';

type Names<Value extends string> = Readonly<Record<Value, string>>;

export const lastNames: Names<(typeof lastInvestments)[number]> = {
  month: 'Invested in the last month',
  quarter: 'Invested in the last 3 months',
  'half-year': 'Invested in the last 6 months',
  'before-half-year': 'No investment in 6 months',
  'before-year': 'No investment in a year',
};

export const balanceNames: Names<'live' | 'zero'> = { live: 'With a balance', zero: 'Zero balance' };

export const mixNames: Names<(typeof investorMixes)[number]> = {
  'equity-only': 'Only equity',
  'debt-only': 'Only debt',
  'liquid-no-equity': 'Liquid, no equity',
};

export const birthdayNames: Names<'today' | 'week'> = { today: 'Today', week: 'Within a week' };

export const kycNames = Object.fromEntries(
  Object.entries(kycWords).map(([status, { text }]) => [status, text]),
) as Names<(typeof clientKycs)[number]>;
