import { records } from '@hub/contract/calls/transact/transact-records';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/react.ts';
import type { Option } from '../../ui/form/field/option.ts';

const FRESH_MS = 60_000;

/** For which clients orders were placed last, newest first. What cannot be loaded is not missed. */
export function useRecentClients(): readonly Option[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['transact', 'recent'],
    queryFn: async ({ signal }) => {
      const { items } = await api.call(records, {}, { signal, background: true });
      return items.filter(({ isInBook }) => isInBook).map(({ investor }) => investor);
    },
    staleTime: FRESH_MS,
  });
  return data;
}
