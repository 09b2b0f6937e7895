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
import { type AskedAccount, type AskedGains, type AskedStatement, sentOf } from './asked.ts';

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
export function useAccountStatement(asked: AskedAccount) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'account', asked],
    queryFn: ({ signal }) => api.call(accountStatement, asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useGainStatement(asked: AskedGains) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'gains', asked],
    queryFn: ({ signal }) => api.call(capitalGainStatement, asked, { signal }),
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

export function useShare(asked: AskedStatement) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(shareStatement, sentOf(asked)),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesOf(asked.investorId) }),
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

export function useMail(asked: AskedStatement) {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(mailStatement, sentOf(asked)) });
}
