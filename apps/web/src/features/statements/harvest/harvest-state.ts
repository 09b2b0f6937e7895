import { harvestKinds, harvestSorts } from '@hub/contract/calls/statements/statements-harvest';
import { alwaysOneOf, type ListStateIn, listStateOf, sortingOf, text } from '../../../ui/list/list-state.ts';

export const sorting = sortingOf(harvestSorts, { usual: 'gain', upwards: ['name', 'until'] });

export const harvestState = listStateOf({
  words: text('q'),
  kind: alwaysOneOf(harvestKinds, 'allowance'),
  ...sorting.fields,
});
export type HarvestState = ListStateIn<typeof harvestState>;
