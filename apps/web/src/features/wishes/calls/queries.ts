import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  birthdays,
  templates,
  type WishPerson,
  wishCard,
  wishClients,
  wishesAhead,
} from '@hub/contract/calls/wishes/wishes';
import {
  cancelWishes,
  saveWeddingDay,
  setWishConsent,
  type WishBatch,
  wishBatchClients,
  wishListing,
} from '@hub/contract/calls/wishes/wishes-saved';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FileReply } from '../../../lib/api/api.ts';
import { useApi, useServices } from '../../../lib/react.ts';
import { type PagedData, usePagedList } from '../../../ui/list/paged-list.ts';

const all = ['wishes'] as const;

export function useAhead() {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'ahead'],
    queryFn: ({ signal }) => api.call(wishesAhead, {}, { signal }),
  });
}

const personKey = ({ investorId, on }: WishPerson) => `${investorId} ${on}`;

/** A page's own figures beside its rows; they stay while another part of the list is read. */
function useFirstPage<Page>(queryKey: readonly unknown[]): Page | null {
  const client = useQueryClient();
  const first = useRef<Page | null>(null);
  first.current = client.getQueryData<PagedData<Page>>(queryKey)?.pages[0] ?? first.current;
  return first.current;
}

type Requested = Omit<RequestOf<typeof wishClients>, 'pageNumber'>;

/** Whom a wish is for, as every call of it says it. */
export type RequestedClients = Pick<Requested, 'category' | 'span' | 'investorIds' | 'except'>;

export function useWishClients(requested: Requested) {
  const api = useApi();
  const queryKey = [...all, 'clients', requested];
  const list = usePagedList<WishPerson, ResponseOf<typeof wishClients>>({
    queryKey,
    rowKey: personKey,
    readPage: ({ pageNumber }, signal) => api.call(wishClients, { ...requested, pageNumber }, { signal }),
  });
  return { list, first: useFirstPage<ResponseOf<typeof wishClients>>(queryKey) };
}

export function useBirthdays(requested: Omit<RequestOf<typeof birthdays>, 'pageNumber'>) {
  const api = useApi();
  const queryKey = [...all, 'birthdays', requested];
  const list = usePagedList<WishPerson, ResponseOf<typeof birthdays>>({
    queryKey,
    rowKey: personKey,
    readPage: ({ pageNumber }, signal) => api.call(birthdays, { ...requested, pageNumber }, { signal }),
  });
  return { list, first: useFirstPage<ResponseOf<typeof birthdays>>(queryKey) };
}

export function useTemplates(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'templates', id],
    queryFn: ({ signal }) => api.call(templates, { id }, { signal }),
  });
}

/** The card as a file; drawn again only for another one. */
export function useCard(requested: RequestOf<typeof wishCard>) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'card', requested],
    queryFn: async ({ signal }) =>
      ((await api.call(wishCard, requested, { signal, background: true })) as FileReply).file,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const batchKey = ({ id }: WishBatch) => id;

export function useListing(filter: Pick<RequestOf<typeof wishListing>, 'status'>) {
  const api = useApi();
  const queryKey = [...all, 'listing', filter];
  const list = usePagedList<WishBatch, ResponseOf<typeof wishListing>>({
    queryKey,
    rowKey: batchKey,
    readPage: ({ pageNumber }, signal) => api.call(wishListing, { ...filter, pageNumber }, { signal }),
  });
  return { list, first: useFirstPage<ResponseOf<typeof wishListing>>(queryKey) };
}

type BatchClient = ResponseOf<typeof wishBatchClients>['items'][number];
const clientKey = ({ investorId }: BatchClient) => investorId;

export function useBatchClients(id: string) {
  const api = useApi();
  return usePagedList<BatchClient, ResponseOf<typeof wishBatchClients>>({
    queryKey: [...all, 'batch', id],
    rowKey: clientKey,
    readPage: ({ pageNumber }, signal) => api.call(wishBatchClients, { id, pageNumber }, { signal }),
  });
}

export function useRefreshWishes(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

export function useCancel() {
  const { api, toaster } = useServices();
  const refresh = useRefreshWishes();
  return useMutation({
    mutationFn: (requested: RequestOf<typeof cancelWishes>) => api.call(cancelWishes, requested),
    onSuccess({ cancelled }) {
      toaster.show('success', cancelled === 1 ? '1 wish cancelled.' : `${cancelled} wishes cancelled.`);
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: refresh,
  });
}

export function useNoteConsent() {
  const { api, toaster } = useServices();
  const refresh = useRefreshWishes();
  return useMutation({
    mutationFn: (requested: Omit<RequestOf<typeof setWishConsent>, 'way'>) =>
      api.call(setWishConsent, { ...requested, way: 'call' }),
    onSuccess: refresh,
    onError: (error) => toaster.show('error', error.message),
  });
}

/** Rejects so that the form can say why. */
export function useSaveWeddingDay() {
  const { api } = useServices();
  const refresh = useRefreshWishes();
  return async (
    requested: RequestOf<typeof saveWeddingDay>,
    options: { readonly idempotencyKey: string },
  ): Promise<void> => {
    await api.call(saveWeddingDay, requested, options);
    await refresh();
  };
}
