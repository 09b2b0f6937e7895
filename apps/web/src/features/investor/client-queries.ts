import type { ResponseOf } from '@hub/contract';
import {
  exportInvestors,
  type InvestorRow,
  listCities,
  listInvestors,
} from '@hub/contract/calls/investor-list';
import type { ExportFormat } from '@hub/contract/calls/list-shapes';
import { useQuery } from '@tanstack/react-query';
import type { FileReply } from '../../lib/api/api.ts';
import { useApi, useServices } from '../../lib/react.ts';
import { useLargeList } from '../../ui/large-list.ts';
import { saveFile } from '../../ui/save-file.ts';
import { askedBy, type ClientPlace } from './client-place.ts';

const rowKey = ({ id }: InvestorRow) => id;

export function useClients(place: ClientPlace) {
  const api = useApi();
  const asked = askedBy(place);
  return useLargeList<InvestorRow, ResponseOf<typeof listInvestors>>({
    queryKey: ['investor', 'list', asked],
    readPage: (pageNumber, signal) => api.call(listInvestors, { ...asked, pageNumber }, { signal }),
    totalOf: ({ totals }) => totals?.clients ?? 0,
    rowKey,
  });
}
export type ClientList = ReturnType<typeof useClients>;

/** Read when the filter is opened. */
export function useCities() {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'cities'],
    queryFn: ({ signal }) => api.call(listCities, {}, { signal }),
  });
}

/** What the filter selects as a file on the device, or only those chosen of it. */
export function useClientExport(place: ClientPlace) {
  const { api, toaster } = useServices();
  return async (format: ExportFormat, ids?: readonly string[]): Promise<void> => {
    try {
      const asked = { ...askedBy(place), ...(ids && { ids: [...ids] }), format };
      const { file, fileName } = (await api.call(exportInvestors, asked)) as FileReply;
      saveFile(file, fileName ?? `clients.${format}`);
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    }
  };
}
