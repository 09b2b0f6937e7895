import type { RouteId } from '../access/routes.ts';

/** Spec §2: the lists of each group, in the spec's order. */
export const opportunityGroups = {
  sip: ['ceased', 'not-renewed', 'maturity', 'rejected'],
  'cross-sell': ['liquid', 'lumpsum', 'equity', 'debt', 'dividend'],
  activation: ['inactive', 'zero-balance'],
  other: ['redeem', 'nigo', 'expiring-stp', 'expiring-swp', 'elss'],
} as const;
export type OpportunityGroup = keyof typeof opportunityGroups;
export type OpportunityList = (typeof opportunityGroups)[OpportunityGroup][number];

export const opportunityLists: readonly OpportunityList[] = Object.values(opportunityGroups).flat();

export function groupOfOpportunity(list: OpportunityList): OpportunityGroup {
  const groups = Object.entries(opportunityGroups) as [OpportunityGroup, readonly OpportunityList[]][];
  const found = groups.find(([, lists]) => lists.includes(list));
  if (found === undefined) throw new RangeError(`${list} is in no group`);
  return found[0];
}

type OpportunityScreen = Extract<RouteId, `opportunity/${OpportunityGroup}/${OpportunityList}`>;

/** The screen of a list. */
export const opportunityScreen = (list: OpportunityList): OpportunityScreen =>
  `opportunity/${groupOfOpportunity(list)}/${list}` as OpportunityScreen;

/** What an order keeps of the row that it was begun from: `ceased~1234567/89 SIP0001`. */
export const opportunityRowName = (list: OpportunityList, key: string): string => `${list}~${key}`;

export function readOpportunityRowName(name: string): { list: OpportunityList; key: string } | null {
  const at = name.indexOf('~');
  const list = opportunityLists.find((one) => one === name.slice(0, Math.max(at, 0)));
  const key = name.slice(at + 1);
  return list === undefined || !isOpportunityKey(key) ? null : { list, key };
}

/** Folios, registrations, scheme codes, ids and references, with a space between two of them. */
export const isOpportunityKey = (key: string): boolean => /^[0-9A-Za-z][0-9A-Za-z/_. -]{0,119}$/.test(key);

/** Whether what is at stake is rupees a month, or rupees in all. */
export const isMonthly = (list: OpportunityList): boolean =>
  groupOfOpportunity(list) === 'sip' || list === 'expiring-stp' || list === 'expiring-swp';

/** Lists of what ends on a day to come: until then it is kept, after it there is something to win back. */
export const listsAhead = ['maturity', 'expiring-stp', 'expiring-swp'] as const satisfies OpportunityList[];

/** Today and the days after it that "this week" counts: what ends or ceases in them is lost unless somebody acts. */
export const LOST_WITHIN_DAYS = 7;

/** The last day of it. */
export const lostBy = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.add({ days: LOST_WITHIN_DAYS });
