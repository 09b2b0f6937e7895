import type { OpportunityList } from '@hub/domain/opportunity/lists';

/** The lists as a file names them. */
export const opportunityListTitles: Readonly<Record<OpportunityList, string>> = {
  ceased: 'SIP ceased',
  'not-renewed': 'SIP not renewed',
  maturity: 'SIP maturing',
  rejected: 'SIP rejected',
  liquid: 'Liquid, no equity',
  lumpsum: 'Lumpsum, no SIP',
  equity: 'Only equity',
  debt: 'Only debt',
  dividend: 'IDCW holders',
  inactive: 'Inactive investors',
  'zero-balance': 'Zero balance folios',
  redeem: 'Redemptions',
  nigo: 'NIGO',
  'expiring-stp': 'STP ending',
  'expiring-swp': 'SWP ending',
  elss: 'ELSS below the limit',
};

export const opportunityStatusTexts = { open: 'Open', snoozed: 'Snoozed', done: 'Done' } as const;
