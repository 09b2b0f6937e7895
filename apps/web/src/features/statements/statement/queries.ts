import { investorDetails, listFolios } from '@hub/contract/calls/investor/investor-details';
import {
  accountStatement,
  capitalGainStatement,
  mailStatement,
  shareStatement,
  statementShares,
  stopSharing,
} from '@hub/contract/calls/statements/statements';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { type RequestedAccount, type RequestedGains, type RequestedStatement, sentOf } from './requested.ts';

/** Who the client is: family and folios to choose from. Shared with the client's own page. */
export function useClient(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'details', id],
    queryFn: ({ signal }) => api.call(investorDetails, { id }, { signal }),
  });
}

export function useClientFolios(investorId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'folios', { investorId }],
    queryFn: ({ signal }) => api.call(listFolios, { investorId }, { signal }),
  });
}

/** While another period is read, the last one stands. */
export function useAccountStatement(requested: RequestedAccount) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'account', requested],
    queryFn: ({ signal }) => api.call(accountStatement, requested, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useGainStatement(requested: RequestedGains) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'gains', requested],
    queryFn: ({ signal }) => api.call(capitalGainStatement, requested, { signal }),
    placeholderData: keepPreviousData,
  });
}

const sharesOf = (investorId: string) => ['statements', 'shares', investorId];

export function useShares(investorId: string) {
  const api = useApi();
  return useQuery({
    queryKey: sharesOf(investorId),
    queryFn: ({ signal }) => api.call(statementShares, { investorId }, { signal }),
  });
}

export function useShare(requested: RequestedStatement) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(shareStatement, sentOf(requested)),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesOf(requested.investorId) }),
  });
}

export function useStopSharing(investorId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(stopSharing, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesOf(investorId) }),
  });
}

export function useMail(requested: RequestedStatement) {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(mailStatement, sentOf(requested)) });
}
