import type { RequestOf, ResponseOf } from '@hub/contract';
import { exportHarvest, type HarvestRow, harvest } from '@hub/contract/calls/statements/statements-harvest';
import { groupIndian } from '@hub/domain';
import { useApi } from '../../../lib/react.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { type HarvestState, sorting } from './harvest-state.ts';

export type HarvestPage = ResponseOf<typeof harvest>;
/** The list's filter, with what is chosen of it. */
export type RequestedHarvest = Omit<RequestOf<typeof exportHarvest>, 'format'>;

export const holdingsText = (count: number): string =>
  count === 1 ? '1 holding' : `${groupIndian(count)} holdings`;

const rowKey = ({ folioNo, schemeCode }: HarvestRow): string => `${folioNo} ${schemeCode}`;
const totalOf = ({ total }: HarvestPage): number => total;

export const requestedBy = (state: HarvestState): RequestedHarvest => {
  const { kind, words, sort } = state;
  return { kind, ...(words && { words }), sort, order: sorting.orderOf(state) };
};

export function useHarvest(state: HarvestState) {
  const api = useApi();
  const requested = requestedBy(state);
  return useLargeList<HarvestRow, HarvestPage>({
    queryKey: ['statements', 'harvest', requested],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(harvest, { ...requested, pageNumber }, { signal }),
  });
}

/** Rows as a file on the device. */
export function useHarvestExport(requested: RequestedHarvest, expected: number) {
  const save = useSaveExport();
  return (format: ExportFormat, run: ExportRun) =>
    save(exportHarvest, { ...requested, format }, run, { what: holdingsText, expected });
}
