import { sharedLists } from '@hub/contract/calls/transact/transact-shared-form';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/react.ts';

/** What somebody may be to somebody else; the same list for everybody. */
export function useRelations() {
  const api = useApi();
  return useQuery({
    queryKey: ['empanelment', 'relations'],
    queryFn: async ({ signal }) => (await api.call(sharedLists, {}, { signal })).relations,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
