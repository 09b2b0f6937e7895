import { navSorts } from '@hub/contract/calls/nav/nav';
import { type AssetClass, assetClasses } from '@hub/domain';
import { type ListStateIn, listStateOf, maybe, oneOf, sortingOf, text } from '../../ui/list/list-state.ts';

export const sorting = sortingOf(navSorts, { usual: 'name', upwards: ['name'] });

/** What is chosen on the page. */
export const navListState = listStateOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  category: maybe(),
  plan: oneOf(['REGULAR', 'DIRECT']),
  option: oneOf(['GROWTH', 'IDCW']),
  ...sorting.fields,
  /** The scheme that is open. */
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
});
export type NavListState = ListStateIn<typeof navListState>;

export const { anywhere } = navListState;

export const isFiltered = (listState: NavListState): boolean =>
  navListState.chosen(listState, ['words', 'assetClass', 'category', 'plan', 'option']) > 0;
