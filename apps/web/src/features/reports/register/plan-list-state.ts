import { planSorts, planViews } from '@hub/contract/calls/reports/reports';
import { type AssetClass, assetClasses } from '@hub/domain';
import { frequencies } from '@hub/domain/plans/frequencies';
import { type ListStateIn, listStateOf, maybe, oneOf, sortingOf, text } from '../../../ui/list/list-state.ts';

export const sorting = sortingOf(planSorts, {
  usual: 'nextOn',
  upwards: ['investor', 'scheme', 'nextOn', 'endsOn'],
});

/** What is chosen in a register. */
export const planListState = listStateOf({
  words: text('q'),
  view: oneOf(planViews),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  frequency: oneOf(frequencies),
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  ...sorting.fields,
});
export type PlanListState = ListStateIn<typeof planListState>;

/** Beside the view, which is a part of the register and no filter. */
export const isFiltered = (listState: PlanListState): boolean =>
  planListState.chosen(listState, ['words', 'assetClass', 'frequency', 'scheme']) > 0;
