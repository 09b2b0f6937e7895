import type { ResponseOf } from '@hub/contract';
import { type HarvestRow, harvest } from '@hub/contract/calls/statements/statements-what-if';
import { useApi } from '../../../lib/react.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { type HarvestState, sorting } from './harvest-state.ts';

export type HarvestPage = ResponseOf<typeof harvest>;

const rowKey = ({ folioNo, schemeCode }: HarvestRow): string => `${folioNo} ${schemeCode}`;
const totalOf = ({ total }: HarvestPage): number => total;

export function useHarvest(state: HarvestState) {
  const api = useApi();
  const { kind, words, sort } = state;
  const requested = { kind, ...(words && { words }), sort, order: sorting.orderOf(state) };
  return useLargeList<HarvestRow, HarvestPage>({
    queryKey: ['statements', 'harvest', requested],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(harvest, { ...requested, pageNumber }, { signal }),
  });
}
