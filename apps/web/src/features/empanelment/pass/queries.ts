import {
  type BrokerDetail,
  brokerDetails,
  empanelmentStatus,
} from '@hub/contract/calls/empanelment/empanelment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { own, useOwnCall } from './pass.ts';

const detailKey = (arn: string) => [...own, arn, 'detail'] as const;

/** The ARN's record and the form as the server has them. */
export function useDetail(held: StoredPass) {
  const call = useOwnCall(held);
  return useQuery({
    queryKey: detailKey(held.arn),
    queryFn: async () => (await call(brokerDetails, {})).BROKERDET,
    // Another device may have gone on with it.
    staleTime: 0,
  });
}

export function useStatus(held: StoredPass) {
  const call = useOwnCall(held);
  return useQuery({
    queryKey: [...own, held.arn, 'status'],
    queryFn: () => call(empanelmentStatus, {}),
    staleTime: 0,
  });
}

/** What a change answered is what is shown. */
export function useTakeDetail({ arn }: StoredPass): (detail: BrokerDetail) => void {
  const client = useQueryClient();
  return (detail) => {
    client.setQueryData(detailKey(arn), detail);
    void client.invalidateQueries({ queryKey: [...own, arn, 'status'] });
  };
}
