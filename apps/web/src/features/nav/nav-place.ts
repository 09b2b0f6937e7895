import { navSorts } from '@hub/contract/calls/nav';
import { type AssetClass, assetClasses } from '@hub/domain';
import { maybe, oneOf, type PlaceIn, placeOf, sortingOf, text } from '../../ui/list/place.ts';

export const sorting = sortingOf(navSorts, { usual: 'name', upwards: ['name'] });

/** What is chosen on the page. */
export const navPlace = placeOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  category: maybe(),
  plan: oneOf(['REGULAR', 'DIRECT']),
  option: oneOf(['GROWTH', 'IDCW']),
  ...sorting.fields,
  /** The scheme that is open. */
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
});
export type NavPlace = PlaceIn<typeof navPlace>;

export const { anywhere } = navPlace;

export const isFiltered = (place: NavPlace): boolean =>
  navPlace.chosen(place, ['words', 'assetClass', 'category', 'plan', 'option']) > 0;
