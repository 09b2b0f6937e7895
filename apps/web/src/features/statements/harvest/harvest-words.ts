import { harvestKinds } from '@hub/contract/calls/statements/statements-harvest';
import type { HarvestState } from './harvest-state.ts';

export const kinds = harvestKinds;
type Kind = HarvestState['kind'];

interface Words {
  readonly name: string;
  readonly about: string;
  readonly none: string;
  /** How the list begins. */
  readonly start: Pick<HarvestState, 'kind' | 'sort'>;
}

export const harvestWords: Readonly<Record<Kind, Words>> = {
  allowance: {
    name: 'Within allowance',
    about:
      'Units whose long-term gain fits what is left of each client’s allowance of the year, as far as this book knows: one allowance for all that a client holds. Sold and bought again, they count from the new price on. The oldest units leave first. Tax saved is what the gain would be taxed above an allowance, at today’s long-term rate with cess and no surcharge.',
    none: 'No client has long-term equity gain that fits what is left of the year.',
    start: { kind: 'allowance', sort: 'gain' },
  },
  load: {
    name: 'Load ends soon',
    about: 'Units that bear an exit load now and none within 30 days: a redemption is worth the wait.',
    none: 'No exit load of ₹100 or more ends within 30 days.',
    start: { kind: 'load', sort: 'until' },
  },
};

export type SortValue = `${HarvestState['sort']}-${'asc' | 'desc'}`;

export const sorts: readonly { readonly value: SortValue; readonly text: string }[] = [
  { value: 'gain-desc', text: 'Most first' },
  { value: 'gain-asc', text: 'Least first' },
  { value: 'value-desc', text: 'Largest holding' },
  { value: 'until-asc', text: 'Soonest first' },
  { value: 'name-asc', text: 'Investor, A to Z' },
];
