import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  type QueryLead,
  queries,
  queryDetails,
  queryFile,
  saveQueryStatus,
  sections,
  subSections,
} from '@hub/contract/calls/feedback/feedback';
import { waitsForDesk } from '@hub/domain/feedback/query-status';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi, useServices } from '../../lib/react.ts';
import { type PagedData, usePagedList } from '../../ui/list/paged-list.ts';
import { useExportedFile } from '../../ui/list/save-export.ts';
import { useSaveFile } from '../../ui/list/use-save-file.ts';

const all = ['feedback'] as const;
/** While the desk has it, an open query asks again. */
const WAITING_MS = 15_000;

type Page = ResponseOf<typeof queries>;
type Filter = Pick<RequestOf<typeof queries>, 'status' | 'search'>;

const rowKey = ({ reference }: QueryLead) => reference;

/** The list, and how many there are of each status; those stay while another part of it is read. */
export function useQueries(filter: Filter) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...all, 'list', filter];
  const list = usePagedList<QueryLead, Page>({
    queryKey,
    rowKey,
    readPage: ({ pageNumber }, signal) => api.call(queries, { ...filter, pageNumber }, { signal }),
  });
  const counts = useRef<Page['counts'] | null>(null);
  counts.current = client.getQueryData<PagedData<Page>>(queryKey)?.pages[0]?.counts ?? counts.current;
  return { list, counts: counts.current };
}

export function useQueryDetails(reference: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...all, 'query', reference];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.call(
        queryDetails,
        { reference },
        { signal, background: client.getQueryData(queryKey) !== undefined },
      ),
    refetchInterval: ({ state }) => (state.data && waitsForDesk(state.data.status) ? WAITING_MS : false),
  });
}

export function useSections() {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'sections'],
    queryFn: ({ signal }) => api.call(sections, {}, { signal }),
  });
}

export function useSubSections(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'sub-sections', id],
    queryFn: ({ signal }) => api.call(subSections, { id }, { signal }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useRefreshQueries(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

/** Closes or reopens; sends under the form's key, and rejects so that the form can say why. */
export function useSaveStatus() {
  const { api, toaster } = useServices();
  const refresh = useRefreshQueries();
  return async (
    requested: RequestOf<typeof saveQueryStatus>,
    options: { readonly idempotencyKey: string },
  ): Promise<void> => {
    await api.call(saveQueryStatus, requested, options);
    await refresh();
    toaster.show(
      'success',
      requested.status === 'closed' ? 'The query is closed.' : 'The query is open again.',
    );
  };
}

/** A file of a query, onto the device. */
export function useSaveQueryFile(reference: string) {
  const read = useExportedFile();
  const keep = useSaveFile();
  return useMutation({
    async mutationFn({ id, name }: { readonly id: string; readonly name: string }) {
      const run = { signal: new AbortController().signal, onProgress() {} };
      const found = await read(queryFile, { reference, id }, run);
      if (found !== null) await keep(found.file, found.fileName ?? name);
    },
  });
}
