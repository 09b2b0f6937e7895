import { cancelChange } from '@hub/contract/calls/changes/changes';
import { nominees } from '@hub/contract/calls/changes/nominee';
import { checkNewContact, coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import type { ContactFault, ContactRelation } from '@hub/domain/contacts/check-contact';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useServices } from '../../lib/react.ts';

const all = ['changes'] as const;
/** While the investor has not answered, the page asks again. */
const WAITING_MS = 5000;

export function useContactState(folioNo: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'contact', folioNo],
    queryFn: ({ signal }) => api.call(coolingPeriod, { folioNo }, { signal, background: true }),
    refetchInterval: ({ state }) => (state.data?.waiting ? WAITING_MS : false),
  });
}

export function useNomination(folioNo: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'nominees', folioNo],
    queryFn: ({ signal }) => api.call(nominees, { folioNo }, { signal, background: true }),
    refetchInterval: ({ state }) => (state.data?.waiting ? WAITING_MS : false),
  });
}

interface NewContact {
  readonly folioNo: string;
  readonly kind: ContactChangeKind;
  readonly value: string;
  readonly relation: ContactRelation;
}

/** Who else has the contact, as only the server knows; asked once the form has nothing against it. */
export function useContactFault(requested: NewContact | null): ContactFault | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...all, 'check', requested],
    queryFn: ({ signal }) => api.call(checkNewContact, requested as NewContact, { signal, background: true }),
    enabled: requested !== null,
    staleTime: 60_000,
    retry: false,
  });
  return requested === null ? null : (data?.fault ?? null);
}

/** Other screens show the contact and the nominees too. */
export function useRefreshChanges(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}

export function useCancelChange() {
  const { api, toaster } = useServices();
  const refresh = useRefreshChanges();
  return useMutation({
    async mutationFn(id: string) {
      await api.call(cancelChange, { id });
      toaster.show('success', 'The change is cancelled. Its link no longer works.');
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: refresh,
  });
}
