import type { ResponseOf } from '@hub/contract';
import { type ComingDebit, comingDebits, debitsOfDay } from '@hub/contract/calls/reports/report-debits';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { usePagedList } from '../../../ui/list/paged-list.ts';

export function useComingDebits() {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'debits'],
    queryFn: ({ signal }) => api.call(comingDebits, {}, { signal }),
  });
}

export function useDebitsOfDay(on: string) {
  const api = useApi();
  return usePagedList<ComingDebit, ResponseOf<typeof debitsOfDay>>({
    queryKey: ['reports', 'debits', on],
    rowKey: ({ folioNo, regNo, dueOn }) => `${folioNo} ${regNo} ${dueOn}`,
    readPage: ({ pageNumber }, signal) => api.call(debitsOfDay, { on, pageNumber }, { signal }),
  });
}
