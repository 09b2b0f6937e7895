import { askedMoneyPattern } from '@hub/contract';
import { kycStatuses } from '@hub/contract/calls/investor';
import {
  type InvestorSort,
  investorMixes,
  investorSorts,
  lastInvestments,
} from '@hub/contract/calls/investor-list';
import { type AssetClass, assetClasses, moneyOf } from '@hub/domain';
import { maybe, oneOf, type PlaceIn, placeOf, sortingOf, text } from '../../ui/list/place.ts';
import type { Sorting } from '../../ui/table/table-columns.ts';

/** `best`: what fits the words best, and without words the largest clients. */
export const sorting = sortingOf(['best', ...investorSorts], { usual: 'best', upwards: ['name'] });

export const clientKycs = kycStatuses.filter((status) => status !== 'NOT_KNOWN');

/** What is chosen on the page; the dashboard's figures link with these names. */
export const clientPlace = placeOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  kyc: oneOf(clientKycs),
  sip: oneOf(['running', 'none']),
  balance: oneOf(['live', 'zero']),
  aumFrom: maybe(askedMoneyPattern, 'from'),
  aumTo: maybe(askedMoneyPattern, 'to'),
  city: maybe(),
  family: maybe(),
  lastInvestment: oneOf(lastInvestments, 'last'),
  since: oneOf(['this-year']),
  birthday: oneOf(['today', 'week']),
  mix: oneOf(investorMixes),
  ...sorting.fields,
});
export type ClientPlace = PlaceIn<typeof clientPlace>;

const filters = [
  'assetClass',
  'kyc',
  'sip',
  'balance',
  'aumFrom',
  'aumTo',
  'city',
  'family',
  'lastInvestment',
  'since',
  'birthday',
  'mix',
] as const satisfies readonly (keyof ClientPlace)[];

/** Whether it leaves out clients. */
export const isFiltered = (place: ClientPlace): boolean =>
  clientPlace.chosen(place, ['words', ...filters]) > 0;

/** All clients, in the order they are in. */
export const everyClient = ({ sort, order }: ClientPlace): ClientPlace => ({
  ...clientPlace.anywhere,
  sort,
  order,
});

/** An address can be written by hand: a range that ends before it begins is not asked for. */
export const hasImpossibleRange = ({ aumFrom, aumTo }: ClientPlace): boolean =>
  aumFrom !== null && aumTo !== null && moneyOf(aumFrom) > moneyOf(aumTo);

/** The column a list is seen to be sorted by; none when it is what fits best. */
export function sortingShown(place: ClientPlace): Sorting<InvestorSort> | undefined {
  const order = sorting.orderOf(place);
  if (place.sort !== 'best') return { by: place.sort, order };
  return place.words === '' ? { by: 'aum', order } : undefined;
}

/** What pressing a column's head does. */
export const sortedBy = (place: ClientPlace, by: InvestorSort): ClientPlace =>
  sorting.sortedBy(sortingShown(place)?.by === by ? { ...place, sort: by } : place, by);

/** What the server is asked for, without the order. */
export const filterOf = (place: ClientPlace) => ({
  ...(place.words && { words: place.words }),
  ...Object.fromEntries(filters.flatMap((name) => (place[name] === null ? [] : [[name, place[name]]]))),
});

export const askedBy = (place: ClientPlace) => ({
  ...filterOf(place),
  ...(place.sort !== 'best' && { sort: place.sort, order: sorting.orderOf(place) }),
});
