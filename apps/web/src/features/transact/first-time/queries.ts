import { nomineeRelations } from '@hub/contract/calls/reference';
import {
  applications,
  discardApplication,
  fatcaDetails,
  getApplication,
} from '@hub/contract/calls/transact-applications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { useHasSession } from '../signed-in.tsx';

const lists = { staleTime: 3_600_000 } as const;

export function useCountries() {
  const api = useApi();
  return useQuery({
    queryKey: ['transact', 'fatca'],
    queryFn: ({ signal }) => api.call(fatcaDetails, {}, { signal }),
    select: ({ countries }) => countries,
    ...lists,
  });
}

const names = new Intl.DisplayNames(['en-IN'], { type: 'region', fallback: 'code' });
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

export function useRelations() {
  const api = useApi();
  return useQuery({
    queryKey: ['reference', 'nominee-relations'],
    queryFn: ({ signal }) => api.call(nomineeRelations, {}, { signal }),
    ...lists,
  });
}

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
  };
}
