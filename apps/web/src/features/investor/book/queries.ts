import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  investorDetails,
  investorHistory,
  type LedgerRow,
  listFolios,
  listTransactions,
} from '@hub/contract/calls/investor/investor-details';
import {
  type PlanKind,
  type PlanRow,
  planName,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { usePagedList } from '../../../ui/list/paged-list.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';

/** Whose book a section shows: a client's, or one folio's. */
export type Scope = { readonly investorId: string } | { readonly folioNo: string };

export function useInvestor(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'details', id],
    queryFn: ({ signal }) => api.call(investorDetails, { id }, { signal }),
  });
}

export function useInvestorHistory(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'history', id],
    queryFn: ({ signal }) => api.call(investorHistory, { id }, { signal }),
  });
}

export function useFolios(scope: Scope) {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'folios', scope],
    queryFn: ({ signal }) => api.call(listFolios, scope, { signal }),
  });
}

const transactionKey = ({ key }: LedgerRow) => key;

export function useTransactions(scope: Scope) {
  const api = useApi();
  return useLargeList<LedgerRow, ResponseOf<typeof listTransactions>>({
    queryKey: ['investor', 'transactions', scope],
    readPage: (pageNumber, signal) => api.call(listTransactions, { ...scope, pageNumber }, { signal }),
    totalOf: ({ total }) => total,
    rowKey: transactionKey,
  });
}

const reports = { SIP: sipReport, STP: stpReport, SWP: swpReport } as const;

interface PlanPage {
  readonly items: readonly PlanRow[];
  readonly total: number;
}

/** Those with the nearest date first; what ended stands last. */
export function usePlans(kind: PlanKind, scope: Scope) {
  const api = useApi();
  return usePagedList<PlanRow, PlanPage>({
    queryKey: ['investor', 'plans', kind, scope],
    rowKey: planName,
    async readPage({ pageNumber, first }, signal) {
      const requested: RequestOf<typeof sipReport> = { ...scope, sort: 'nextOn', order: 'asc', pageNumber };
      const { items, totals } = await api.call(reports[kind], requested, { signal });
      return { items, total: totals?.plans ?? first?.total ?? items.length };
    },
  });
}
