import type { ResponseOf } from '@hub/contract';
import {
  checkRenewals,
  renewalBatch,
  renewalBatches,
  sendRenewals,
} from '@hub/contract/calls/opportunity/opportunity-renewals';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../../../lib/api/api.ts';
import { useApi } from '../../../lib/react.ts';
import { ordersKey } from '../../../parts/transaction/order-news.ts';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import { type DeskTerms, requestedTerms } from './desk-terms.ts';

export type CheckedRenewals = ResponseOf<typeof checkRenewals>;

/** What all that end soon would be, with these terms; the last answer stays while the next is made. */
export function useRenewals(terms: DeskTerms) {
  const api = useApi();
  return useQuery({
    queryKey: ['opportunity', 'renewals', terms],
    queryFn: ({ signal }) => api.call(checkRenewals, requestedTerms(terms), { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSendRenewals() {
  const api = useApi();
  const client = useQueryClient();
  return async (terms: DeskTerms, keys: readonly string[], options: CallOptions) => {
    const sent = await api.call(
      sendRenewals,
      { ...requestedTerms(terms), keys: [...keys], consent: true },
      options,
    );
    void client.invalidateQueries({ queryKey: ['opportunity'] });
    void client.invalidateQueries({ queryKey: ordersKey });
    return sent;
  };
}

export function useBatches() {
  const api = useApi();
  return useQuery({
    queryKey: [...ordersKey, 'renewals'],
    queryFn: ({ signal }) => api.call(renewalBatches, {}, { signal, background: true }),
  });
}

/** Under the key of all orders: it is read again when one of them changes. */
export function useBatch(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...ordersKey, 'renewals', id];
  return useQuery({
    queryKey,
    async queryFn({ signal }) {
      const background = client.getQueryData(queryKey) !== undefined;
      const { now, ...batch } = await api.call(renewalBatch, { id }, { signal, background });
      noteServerTime(now);
      return batch;
    },
  });
}
