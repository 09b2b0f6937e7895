import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  chosenInvestors,
  exportCallList,
  exportInvestors,
  type InvestorRow,
  listCities,
  listInvestors,
} from '@hub/contract/calls/investor/investor-list';
import type { ExportFormat } from '@hub/contract/schemas/list-shapes';
import { PAGE_SIZE } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { countText } from '../parts/investor-text.ts';
import { type ClientListState, requestedBy } from './client-list-state.ts';

const rowKey = ({ id }: InvestorRow) => id;

export function useClients(listState: ClientListState) {
  const api = useApi();
  const requested = requestedBy(listState);
  return useLargeList<InvestorRow, ResponseOf<typeof listInvestors>>({
    queryKey: ['investor', 'list', requested],
    readPage: (pageNumber, signal) => api.call(listInvestors, { ...requested, pageNumber }, { signal }),
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

/** Whom an act takes: what a filter selects, all of it or a part. */
export type RequestedClients = Omit<RequestOf<typeof chosenInvestors>, 'pageNumber'>;

const clientsText = (rows: number) => countText(rows, 'client');

/** Those asked for as a file on the device. */
export function useClientExport(requested: RequestedClients, expected: number) {
  const save = useSaveExport();
  return (format: ExportFormat, run: ExportRun) =>
    save(exportInvestors, { ...requested, format }, run, { what: clientsText, expected });
}

/** The same as a list to call from, with full mobiles; the server wants to know why. */
export function useCallList(requested: RequestedClients, expected: number) {
  const save = useSaveExport();
  return (why: Pick<RequestOf<typeof exportCallList>, 'reason' | 'note' | 'format'>, run: ExportRun) =>
    save(exportCallList, { ...requested, ...why }, run, { what: clientsText, expected });
}

/** The ids of those chosen, page by page. */
export function useChosenIds(requested: RequestedClients) {
  const api = useApi();
  return async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let pageNumber = 1; ; pageNumber++) {
      const { items } = await api.call(chosenInvestors, { ...requested, pageNumber });
      ids.push(...items.map(({ id }) => id));
      if (items.length < PAGE_SIZE) return ids;
    }
  };
}

/** One after another, in the order of the list; a page of them is read when its first is wanted. */
export function useChosenClient(requested: RequestedClients, at: number) {
  const api = useApi();
  const page = (pageNumber: number) => ({
    queryKey: ['investor', 'chosen', requested, pageNumber],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(chosenInvestors, { ...requested, pageNumber }, { signal, background: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const first = useQuery(page(1));
  const here = useQuery(page(Math.floor(at / PAGE_SIZE) + 1));
  return {
    client: here.data?.items[at % PAGE_SIZE] ?? null,
    total: first.data?.total ?? null,
    isFailed: first.isError || here.isError,
    retry: () => void (first.isError ? first.refetch() : here.refetch()),
  };
}
