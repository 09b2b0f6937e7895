import type { ResponseOf } from '@hub/contract';
import { aadhaarSeeding } from '@hub/contract/calls/investor/investor';
import { fromTaxStatusWire, nomineeRelations, taxStatusList } from '@hub/contract/calls/reference/reference';
import {
  applications,
  discardApplication,
  fatcaDetails,
  getApplication,
  revokeShare,
  shareApplication,
} from '@hub/contract/calls/transact/transact-applications';
import { sharedLists } from '@hub/contract/calls/transact/transact-shared-form';
import { isPan, taxStatuses } from '@hub/domain';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../../lib/api/api.ts';
import { useApi } from '../../../../lib/react.ts';
import { useHasSession } from '../../flow/signed-in.tsx';
import { useApplicationForm } from './form-context.ts';

/** What never changes while a form is filled in; without a session it comes by a call of its own. */
function useFormList<T>(
  name: string,
  fromSession: (api: Api) => Promise<T>,
  fromLink: (api: Api) => Promise<T>,
) {
  const api = useApi();
  const { reader } = useApplicationForm();
  return useQuery({
    queryKey: ['transact', 'form-list', name, reader],
    queryFn: () => (reader === 'investor' ? fromLink(api) : fromSession(api)),
    staleTime: 3_600_000,
  });
}

export const useCountries = () =>
  useFormList(
    'countries',
    async (api) => (await api.call(fatcaDetails, {})).countries,
    async (api) => (await api.call(sharedLists, {})).countries,
  );

/** The spec's own statuses, of which the registrar's list says which are taken; all of them until it is known. */
export function useTaxStatuses() {
  const api = useApi();
  const { reader } = useApplicationForm();
  const { data } = useQuery({
    queryKey: ['transact', 'form-list', 'tax-statuses'],
    queryFn: reader === 'investor' ? skipToken : ({ signal }) => api.call(taxStatusList, {}, { signal }),
    staleTime: 3_600_000,
  });
  return data === undefined
    ? taxStatuses
    : taxStatuses.filter(({ code }) => data.some((one) => fromTaxStatusWire(one).code === code));
}

/** Whether a PAN is linked with Aadhaar, for who opens a folio with it. */
export function useAadhaarSeeding(pan: string) {
  const api = useApi();
  const { reader } = useApplicationForm();
  const { data } = useQuery({
    queryKey: ['transact', 'aadhaar', pan],
    queryFn:
      reader === 'investor' || !isPan(pan)
        ? skipToken
        : ({ signal }) => api.call(aadhaarSeeding, { pan }, { signal, background: true }),
    staleTime: 3_600_000,
    // What is not known is not said; it stops nothing.
    retry: false,
  });
  return data?.[0]?.status ?? null;
}

const names = new Intl.DisplayNames(['en-IN'], { type: 'region', fallback: 'code' });
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

export const useRelations = () =>
  useFormList(
    'relations',
    (api) => api.call(nomineeRelations, {}),
    async (api) => (await api.call(sharedLists, {})).relations,
  );

export function useOpened(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['transact', 'application', id],
    queryFn: ({ signal }) => api.call(getApplication, { id }, { signal }),
    // A form that is open is kept by its own store; one that is opened is read anew.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

const sharedLinkKey = (id: string) => ['transact', 'shared-link', id];

/** The link of a form is known where it was made, and nowhere after a reload. */
export function useSharedLink(id: string): ResponseOf<typeof shareApplication> | null {
  const { data } = useQuery<ResponseOf<typeof shareApplication> | null>({
    queryKey: sharedLinkKey(id),
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

const board = ['transact', 'applications'];

export function useLeads() {
  const api = useApi();
  return useQuery({
    queryKey: board,
    queryFn: ({ signal }) => api.call(applications, { show: 'open' }, { signal }),
    enabled: useHasSession(),
  });
}

/** What is done with a form from the board. Each reads the board again. */
export function useLeadActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = async <T>(done: Promise<T>): Promise<T> => {
    const answer = await done;
    await client.invalidateQueries({ queryKey: board });
    return answer;
  };
  return {
    discard: (id: string, version: number) => after(api.call(discardApplication, { id, version })),
    async share(id: string): Promise<void> {
      client.setQueryData(sharedLinkKey(id), await after(api.call(shareApplication, { id })));
    },
    stopSharing: (id: string) => after(api.call(revokeShare, { id })),
  };
}
