import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportPlans,
  type PlanKind,
  type PlanRow,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports';
import type { FileReply } from '../../lib/api/api.ts';
import { useApi, useServices } from '../../lib/react.ts';
import type { ExportFormat } from '../../ui/export-menu.tsx';
import { useLargeList } from '../../ui/large-list.ts';
import { saveFile } from '../../ui/save-file.ts';
import { type PlanPlace, sorting } from './plan-place.ts';

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
export function usePlansExport(kind: PlanKind, place: PlanPlace): (format: ExportFormat) => Promise<void> {
  const { api, toaster } = useServices();
  return async (format) => {
    try {
      const reply = await api.call(exportPlans, { kind, ...filterOf(place), format });
      const { file, fileName } = reply as FileReply;
      saveFile(file, fileName ?? `${kind.toLowerCase()}-report.${format}`);
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    }
  };
}
