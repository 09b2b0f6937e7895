import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportPlans,
  type PlanKind,
  type PlanRow,
  planName,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports/reports';
import { useApi } from '../../../lib/react.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { type PlanListState, sorting } from './plan-list-state.ts';
import { plansText } from './plan-text.ts';

type Page = ResponseOf<typeof sipReport>;
type Filter = Omit<RequestOf<typeof sipReport>, 'pageNumber'>;

const calls = { SIP: sipReport, STP: stpReport, SWP: swpReport } as const;

const filterOf = (listState: PlanListState): Filter => ({
  ...(listState.words && { words: listState.words }),
  ...(listState.view && { view: listState.view }),
  ...(listState.assetClass && { assetClass: listState.assetClass }),
  ...(listState.frequency && { frequency: listState.frequency }),
  ...(listState.scheme && { schemeCode: listState.scheme }),
  sort: listState.sort,
  order: sorting.orderOf(listState),
});

const plansIn = ({ totals }: Page) => totals?.plans ?? 0;

export function usePlans(kind: PlanKind, listState: PlanListState) {
  const api = useApi();
  const filter = filterOf(listState);
  return useLargeList<PlanRow, Page>({
    queryKey: ['reports', kind, filter],
    rowKey: planName,
    totalOf: plansIn,
    readPage: (pageNumber, signal) => api.call(calls[kind], { ...filter, pageNumber }, { signal }),
  });
}

/** What the filter selects, as a file on the device. */
export function usePlansExport(kind: PlanKind, listState: PlanListState, expected: number) {
  const save = useSaveExport();
  const what = (rows: number) => plansText(rows, kind);
  return (format: ExportFormat, run: ExportRun) =>
    save(exportPlans, { kind, ...filterOf(listState), format }, run, { what, expected });
}
