import { requestedMoneyPattern } from '@hub/contract';
import { kycStatuses } from '@hub/contract/calls/investor/investor';
import {
  type InvestorSort,
  investorMixes,
  investorSorts,
  lastInvestments,
} from '@hub/contract/calls/investor/investor-list';
import { type AssetClass, assetClasses, moneyOf } from '@hub/domain';
import { type ListStateIn, listStateOf, maybe, oneOf, sortingOf, text } from '../../../ui/list/list-state.ts';
import type { Sorting } from '../../../ui/table/table-columns.ts';

/** `best`: what fits the words best, and without words the largest clients. */
export const sorting = sortingOf(['best', ...investorSorts], { usual: 'best', upwards: ['name'] });

export const clientKycs = kycStatuses.filter((status) => status !== 'NOT_KNOWN');

/** What is chosen on the page; the dashboard's figures link with these names. */
export const clientListState = listStateOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  kyc: oneOf(clientKycs),
  sip: oneOf(['running', 'none']),
  balance: oneOf(['live', 'zero']),
  aumFrom: maybe(requestedMoneyPattern, 'from'),
  aumTo: maybe(requestedMoneyPattern, 'to'),
  city: maybe(),
  family: maybe(),
  lastInvestment: oneOf(lastInvestments, 'last'),
  since: oneOf(['this-year']),
  birthday: oneOf(['today', 'week']),
  mix: oneOf(investorMixes),
  ...sorting.fields,
});
export type ClientListState = ListStateIn<typeof clientListState>;

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
] as const satisfies readonly (keyof ClientListState)[];

/** Whether it leaves out clients. */
export const isFiltered = (listState: ClientListState): boolean =>
  clientListState.chosen(listState, ['words', ...filters]) > 0;

/** All clients, in the order they are in. */
export const everyClient = ({ sort, order }: ClientListState): ClientListState => ({
  ...clientListState.anywhere,
  sort,
  order,
});

/** An address can be written by hand: a range that ends before it begins is not asked for. */
export const hasImpossibleRange = ({ aumFrom, aumTo }: ClientListState): boolean =>
  aumFrom !== null && aumTo !== null && moneyOf(aumFrom) > moneyOf(aumTo);

/** The column a list is seen to be sorted by; none when it is what fits best. */
export function sortingShown(listState: ClientListState): Sorting<InvestorSort> | undefined {
  const order = sorting.orderOf(listState);
  if (listState.sort !== 'best') return { by: listState.sort, order };
  return listState.words === '' ? { by: 'aum', order } : undefined;
}

/** What pressing a column's head does. */
export const sortedBy = (listState: ClientListState, by: InvestorSort): ClientListState =>
  sorting.sortedBy(sortingShown(listState)?.by === by ? { ...listState, sort: by } : listState, by);

/** What the server is asked for, without the order. */
export const filterOf = (listState: ClientListState) => ({
  ...(listState.words && { words: listState.words }),
  ...Object.fromEntries(
    filters.flatMap((name) => (listState[name] === null ? [] : [[name, listState[name]]])),
  ),
});

export const requestedBy = (listState: ClientListState) => ({
  ...filterOf(listState),
  ...(listState.sort !== 'best' && { sort: listState.sort, order: sorting.orderOf(listState) }),
});
