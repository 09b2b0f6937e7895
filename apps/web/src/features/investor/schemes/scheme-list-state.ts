import {
  type ChangeView,
  changeViews,
  type SchemeView,
  schemeSorts,
  schemeViews,
} from '@hub/contract/calls/investor/investor-schemes';
import { type AssetClass, assetClasses } from '@hub/domain';
import {
  alwaysOneOf,
  type ListStateIn,
  listStateOf,
  maybe,
  oneOf,
  sortingOf,
  text,
} from '../../../ui/list/list-state.ts';

export const sorting = sortingOf(schemeSorts, { usual: 'aum', upwards: ['name'] });

/** What is chosen in the list of schemes. */
export const schemeListState = listStateOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  view: alwaysOneOf(schemeViews, 'held'),
  ...sorting.fields,
});
export type SchemeListState = ListStateIn<typeof schemeListState>;

export const isFiltered = (listState: SchemeListState): boolean =>
  schemeListState.chosen(listState, ['words', 'assetClass']) > 0;

/** Whether the list compares the AUM with that of an earlier day. */
export const isChangeView = (view: SchemeView): view is ChangeView => changeViews.some((one) => one === view);

/** What moved most stands first where movements are looked at. */
export function sortedAs(listState: SchemeListState): SchemeListState {
  if (listState.sort !== 'aum' || listState.view === 'held') return listState;
  return { ...listState, sort: listState.view === 'moved' ? 'net' : 'change' };
}

/** The scheme that is open, and who of its holders is looked for. */
export const schemeState = listStateOf({
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  words: text('q'),
});
