import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportOpportunities,
  opportunityCalls,
  opportunityHub,
} from '@hub/contract/calls/opportunity/opportunity';
import { rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import { radarTotals } from '@hub/contract/calls/opportunity/opportunity-radar';
import { fromOpportunityWire, type OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api.ts';
import { useApi } from '../../../lib/react.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { rowsText } from './counted.ts';

/** All that an act on a row may change. */
export const opportunityKey = ['opportunity'] as const;

export type Hub = ResponseOf<typeof opportunityHub>;
export type HubList = Hub['lists'][number];

export function useHub() {
  const api = useApi();
  return useQuery({
    queryKey: [...opportunityKey, 'hub'],
    queryFn: ({ signal }) => api.call(opportunityHub, {}, { signal }),
  });
}

/** What the lapse radar comes to: asked for beside the hub, because it goes through all running SIPs. */
export function useRadarTotals() {
  const api = useApi();
  return useQuery({
    queryKey: [...opportunityKey, 'radar-totals'],
    queryFn: ({ signal }) => api.call(radarTotals, {}, { signal }),
  });
}

/** Which rows of a list, and in which order. */
export type Requested = Omit<
  RequestOf<(typeof opportunityCalls)[OpportunityList]>,
  'pageNumber' | 'ending' | 'key'
>;

async function readPage(
  api: Api,
  list: OpportunityList,
  requested: Requested & { pageNumber: number },
  signal: AbortSignal,
) {
  const { items, ...page } = await api.call(opportunityCalls[list], requested, { signal });
  return { ...page, items: items.map((row) => fromOpportunityWire(list, row)) };
}
export type OpportunityPage = Awaited<ReturnType<typeof readPage>>;

const rowKey = ({ key }: OpportunityRow) => key;
const totalOf = ({ totals }: OpportunityPage) => totals?.rows ?? 0;

export function useRows(list: OpportunityList, requested: Requested) {
  const api = useApi();
  return useLargeList<OpportunityRow, OpportunityPage>({
    queryKey: [...opportunityKey, 'list', list, requested],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => readPage(api, list, { ...requested, pageNumber }, signal),
  });
}

/** A row as it is now, snoozed or done or open; null when it is not in its list any more. */
export function useReadRow(list: OpportunityList) {
  const api = useApi();
  return async (key: string): Promise<OpportunityRow | null> => {
    const { items } = await api.call(opportunityCalls[list], { key, status: 'all' });
    const [row] = items;
    return row === undefined ? null : fromOpportunityWire(list, row);
  };
}

/** The rows with most at stake, as the list itself begins. */
export function useFirstRows(list: OpportunityList, isRequested: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...opportunityKey, 'first', list],
    queryFn: ({ signal }) => readPage(api, list, { pageNumber: 1 }, signal),
    enabled: isRequested,
  });
}

/** All that the filter selects, or some of it. */
export type RequestedRows = Omit<RequestOf<typeof exportOpportunities>, 'format'>;

/** Rows as a file on the device. */
export function useRowsExport(requested: RequestedRows, expected: number) {
  const save = useSaveExport();
  const what = (rows: number) => rowsText(requested.list, rows);
  return (format: ExportFormat, run: ExportRun) =>
    save(exportOpportunities, { ...requested, format }, run, { what, expected });
}

export function useRowHistory(
  list: OpportunityList,
  { key, investorId }: Pick<OpportunityRow, 'key' | 'investorId'>,
) {
  const api = useApi();
  return useQuery({
    queryKey: [...opportunityKey, 'history', list, key],
    queryFn: ({ signal }) => api.call(rowHistory, { list, key, investorId }, { signal }),
  });
}
