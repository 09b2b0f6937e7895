import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportPlans,
  type PlanKind,
  type PlanRow,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports';
import { useApi } from '../../lib/react.ts';
import type { ExportFormat } from '../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../ui/list/save-export.ts';
import { useLargeList } from '../../ui/table/large-list.ts';
import { type PlanPlace, sorting } from './plan-place.ts';
import { plansText } from './plan-text.ts';

type Page = ResponseOf<typeof sipReport>;
type Filter = Omit<RequestOf<typeof sipReport>, 'pageNumber'>;

const calls = { SIP: sipReport, STP: stpReport, SWP: swpReport } as const;

const filterOf = (place: PlanPlace): Filter => ({
  ...(place.words && { words: place.words }),
  ...(place.view && { view: place.view }),
  ...(place.assetClass && { assetClass: place.assetClass }),
  ...(place.frequency && { frequency: place.frequency }),
  ...(place.scheme && { schemeCode: place.scheme }),
  sort: place.sort,
  order: sorting.orderOf(place),
});

const rowKey = ({ regNo }: PlanRow) => regNo;
const plansIn = ({ totals }: Page) => totals?.plans ?? 0;

export function usePlans(kind: PlanKind, place: PlanPlace) {
  const api = useApi();
  const filter = filterOf(place);
  return useLargeList<PlanRow, Page>({
    queryKey: ['reports', kind, filter],
    rowKey,
    totalOf: plansIn,
    readPage: (pageNumber, signal) => api.call(calls[kind], { ...filter, pageNumber }, { signal }),
  });
}

/** What the filter selects, as a file on the device. */
export function usePlansExport(kind: PlanKind, place: PlanPlace, expected: number) {
  const save = useSaveExport();
  const what = (rows: number) => plansText(rows, kind);
  return (format: ExportFormat, run: ExportRun) =>
    save(exportPlans, { kind, ...filterOf(place), format }, run, { what, expected });
}
