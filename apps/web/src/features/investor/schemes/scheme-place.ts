import { schemeSorts } from '@hub/contract/calls/investor-schemes';
import { type AssetClass, assetClasses } from '@hub/domain';
import { alwaysOneOf, maybe, oneOf, type PlaceIn, placeOf, sortingOf, text } from '../../../ui/place.ts';

export const sorting = sortingOf(schemeSorts, { usual: 'aum', upwards: ['name'] });

/** What is chosen in the list of schemes. */
export const schemesPlace = placeOf({
  words: text('q'),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  view: alwaysOneOf(['held', 'moved'], 'held'),
  ...sorting.fields,
});
export type SchemesPlace = PlaceIn<typeof schemesPlace>;

export const isFiltered = (place: SchemesPlace): boolean =>
  schemesPlace.chosen(place, ['words', 'assetClass']) > 0;

/** What moved most stands first where movements are looked at: its list shows no AUM to sort by. */
export const sortedAs = (place: SchemesPlace): SchemesPlace =>
  place.view === 'moved' && place.sort === 'aum' ? { ...place, sort: 'net' } : place;

/** The scheme that is open, and who of its holders is looked for. */
export const schemePlace = placeOf({
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  words: text('q'),
});
