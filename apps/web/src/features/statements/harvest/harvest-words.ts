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
    name: 'Within LTCG exemption',
    about:
      'Units whose long-term gain is within each client’s unused LTCG exemption of the year, as per this book: one exemption for all holdings of a client. If sold and bought again, the new price becomes their cost. The oldest units are sold first. Tax saved is the tax on this gain without the exemption, at today’s long-term rate with cess and no surcharge.',
    none: 'No client has a long-term equity gain within the unused exemption of the year.',
    start: { kind: 'allowance', sort: 'gain' },
  },
  load: {
    name: 'Exit load ends soon',
    about: 'Units with an exit load that ends within 30 days: it pays to redeem after that.',
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
