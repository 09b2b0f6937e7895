import {
  type ChangeView,
  changeViews,
  type SchemeView,
  schemeSorts,
  schemeViews,
} from '@hub/contract/calls/investor-schemes';
import { type AssetClass, assetClasses } from '@hub/domain';
import { alwaysOneOf, maybe, oneOf, type PlaceIn, placeOf, sortingOf, text } from '../../../ui/list/place.ts';

export const sorting = sortingOf(schemeSorts, { usual: 'aum', upwards: ['name'] });

/** What is chosen in the list of schemes. */
export const schemesPlace = placeOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  view: alwaysOneOf(schemeViews, 'held'),
  ...sorting.fields,
});
export type SchemesPlace = PlaceIn<typeof schemesPlace>;

export const isFiltered = (place: SchemesPlace): boolean =>
  schemesPlace.chosen(place, ['words', 'assetClass']) > 0;

/** Whether the list compares the AUM with that of an earlier day. */
export const isChangeView = (view: SchemeView): view is ChangeView => changeViews.some((one) => one === view);

/** What moved most stands first where movements are looked at. */
export function sortedAs(place: SchemesPlace): SchemesPlace {
  if (place.sort !== 'aum' || place.view === 'held') return place;
  return { ...place, sort: place.view === 'moved' ? 'net' : 'change' };
}

/** The scheme that is open, and who of its holders is looked for. */
export const schemePlace = placeOf({
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  words: text('q'),
});
