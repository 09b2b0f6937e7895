import { planSorts, planViews } from '@hub/contract/calls/reports';
import { type AssetClass, assetClasses, frequencies } from '@hub/domain';
import { maybe, oneOf, type PlaceIn, placeOf, sortingOf, text } from '../../ui/list/place.ts';

export const sorting = sortingOf(planSorts, {
  usual: 'nextOn',
  upwards: ['investor', 'scheme', 'nextOn', 'endsOn'],
});

/** What is chosen in a register. */
export const planPlace = placeOf({
  words: text('q'),
  view: oneOf(planViews),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  frequency: oneOf(frequencies),
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  ...sorting.fields,
});
export type PlanPlace = PlaceIn<typeof planPlace>;

/** Beside the view, which is a part of the register and no filter. */
export const isFiltered = (place: PlanPlace): boolean =>
  planPlace.chosen(place, ['words', 'assetClass', 'frequency', 'scheme']) > 0;
