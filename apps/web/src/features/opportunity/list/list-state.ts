import { requestedMoneyPattern } from '@hub/contract';
import { opportunitySorts } from '@hub/contract/calls/opportunity/opportunity';
import { listsAhead, type OpportunityList } from '@hub/domain/opportunity/lists';
import { type ListStateIn, listStateOf, maybe, oneOf, sortingOf, text } from '../../../ui/list/list-state.ts';
import type { Requested } from '../calls/queries.ts';

/** What is ahead begins with the next day, what has happened with the last one. */
const ahead: readonly OpportunityList[] = listsAhead;

const sortingAhead = sortingOf(opportunitySorts, { usual: 'worth', upwards: ['investor', 'scheme', 'on'] });
const sortingBack = sortingOf(opportunitySorts, { usual: 'worth', upwards: ['investor', 'scheme'] });

export const sortingFor = (list: OpportunityList) => (ahead.includes(list) ? sortingAhead : sortingBack);

/** What is chosen in a list; without a status what is open. */
export const opportunityListState = listStateOf({
  words: text('q'),
  status: oneOf(['snoozed', 'done', 'all']),
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  worthFrom: maybe(requestedMoneyPattern, 'from'),
  worthTo: maybe(requestedMoneyPattern, 'to'),
  ...sortingBack.fields,
});
export type OpportunityListState = ListStateIn<typeof opportunityListState>;

/** Beside the status, which is a part of the list and no filter. */
export const isFiltered = (listState: OpportunityListState): boolean =>
  opportunityListState.chosen(listState, ['words', 'scheme', 'worthFrom', 'worthTo']) > 0;

/** The rows of the status that is shown, in the order they are in. */
export const unfiltered = ({ status, sort, order }: OpportunityListState): OpportunityListState => ({
  ...opportunityListState.anywhere,
  status,
  sort,
  order,
});

/** What the server is asked for, without the order. */
export const filterOf = (listState: OpportunityListState): Requested => ({
  ...(listState.words && { words: listState.words }),
  ...(listState.status && { status: listState.status }),
  ...(listState.scheme && { schemeCode: listState.scheme }),
  ...(listState.worthFrom && { worthFrom: listState.worthFrom }),
  ...(listState.worthTo && { worthTo: listState.worthTo }),
});

export const requestedBy = (list: OpportunityList, listState: OpportunityListState): Requested => ({
  ...filterOf(listState),
  sort: listState.sort,
  order: sortingFor(list).orderOf(listState),
});
