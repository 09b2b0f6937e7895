import { shareChange } from '@hub/contract/calls/changes/changes';
import { nominees } from '@hub/contract/calls/changes/nominee';
import { otmDetails } from '@hub/contract/calls/mandates/mandates';
import { coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import { mayOpen } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import type { ChangePurpose } from '../../../parts/transaction/folio-links.ts';

const key = ['transact', 'sent'] as const;

/** For whom something was sent, and what the folio still lacks. */
export interface SentClient {
  readonly investor: { readonly id: string; readonly name: string };
  readonly folio: string;
  /** Whether the folio is in the book: that of a first-time investor is not, before it is opened. */
  readonly isInBook: boolean;
  readonly isUnknown: boolean;
  readonly lacksNominee: boolean;
}

export function useSentClient(
  investor: SentClient['investor'] | undefined,
  folio: string | undefined,
): SentClient | null {
  const { api, session, platform } = useServices();
  const isOpen = mayOpen('nominee', visitorOf(useStore(session), platform.kind));
  const { data, isError } = useQuery({
    queryKey: [...key, 'nominees', folio],
    queryFn: ({ signal }) => api.call(nominees, { folioNo: folio ?? '' }, { signal, background: true }),
    enabled: isOpen && folio !== undefined,
    retry: false,
  });
  if (investor === undefined || folio === undefined) return null;
  const lacksNominee =
    data !== undefined &&
    data.nominees.length === 0 &&
    !data.isOptOut &&
    data.blocked === null &&
    data.waiting === null;
  return { investor, folio, isInBook: data !== undefined, isUnknown: isError, lacksNominee };
}

export function useSentMandate(folioNo: string, id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'mandate', folioNo, id],
    queryFn: ({ signal }) => api.call(otmDetails, { folioNo, id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What waits for the investor of this folio. */
export function useSentChange(purpose: ChangePurpose, folioNo: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'change', purpose, folioNo],
    async queryFn({ signal }) {
      if (purpose === 'nominees') {
        const { investor, waiting } = await api.call(nominees, { folioNo }, { signal });
        return { investor, waiting, days: null };
      }
      const { investor, waiting, days } = await api.call(coolingPeriod, { folioNo }, { signal });
      return { investor, waiting, days };
    },
    // The same folio may be changed more than once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A link of its own for each time it is shared: none is kept. */
export function useChangeLink(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'change-link', id],
    queryFn: ({ signal }) => api.call(shareChange, { id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
