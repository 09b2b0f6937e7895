const base = '/distributor/opportunity';

/** Spec §2, as it is printed there. */
export const groups = [
  { rule: 'S2-19', group: 'sip-opportunity', lists: ['ceased', 'notrenewed', 'maturity', 'rejected'] },
  {
    rule: 'S2-20',
    group: 'cross-sell-opportunity',
    lists: ['liquid', 'lumpsum', 'equity', 'debt', 'dividend'],
  },
  { rule: 'S2-21', group: 'activation-opportunity', lists: ['inactive', 'zerobalance'] },
  {
    rule: 'S2-22',
    group: 'other-opportunity',
    lists: ['redeem', 'nigo', 'expiredstp', 'expiredswp', 'elss'],
  },
] as const;

export const groupPaths = groups.map(({ group }) => `${base}/${group}`);
export const listPaths = groups.flatMap(({ group, lists }) =>
  lists.map((list) => `${base}/${group}/${list}`),
);

/** What each list is headed by, in the order above: a link opens that one, and no other. */
const titles = [
  'Ceased SIPs',
  'SIPs not renewed',
  'SIPs maturing soon',
  'Rejected SIPs',
  'Only in liquid funds',
  'Lumpsum without a SIP',
  'Only in equity',
  'Only in debt',
  'IDCW holders',
  'Inactive investors',
  'Zero-balance folios',
  'Recent redemptions',
  'Not in good order',
  'STPs ending soon',
  'SWPs ending soon',
  'ELSS room left',
];
export const titleOf = (path: string): string => titles[listPaths.indexOf(path)] ?? 'no list';
