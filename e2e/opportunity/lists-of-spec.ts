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
