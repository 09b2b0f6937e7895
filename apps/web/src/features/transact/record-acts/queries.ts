import type { ResponseOf } from '@hub/contract';
import {
  deleteRecord,
  exportRecords,
  type RecordAct,
  type RecordDetails,
  type RecordRow,
  receipt,
  record,
  records,
  shareLink,
  updateRecord,
} from '@hub/contract/calls/transact/transact-records';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/react.ts';
import { ordersKey } from '../../../parts/transaction/order-news.ts';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useExportedFile, useSaveExport } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import type { RecordFilter } from './record-list-state.ts';
import { doneText, ordersText } from './record-text.ts';

type Page = Omit<ResponseOf<typeof records>, 'now'>;

const rowKey = ({ reference }: RecordRow) => reference;
const totalOf = ({ total }: Page) => total;
const listKey = (filter: RecordFilter) => [...ordersKey, 'list', filter];
const detailsKey = (reference: string) => [...ordersKey, 'details', reference];

/** The server's time is noted and left out: what is the same otherwise counts as the same. */
function timed<Reply extends { readonly now?: string | undefined }>({ now, ...rest }: Reply) {
  if (now !== undefined) noteServerTime(now);
  return rest;
}

export function useRecords(filter: RecordFilter) {
  const { api } = useServices();
  const client = useQueryClient();
  return useLargeList<RecordRow, Page>({
    queryKey: listKey(filter),
    rowKey,
    totalOf,
    // What is read again by itself raises no loader.
    readPage: async (pageNumber, signal) =>
      timed(
        await api.call(
          records,
          { ...filter, order: 'to-do-first', pageNumber },
          { signal, background: client.getQueryData([...listKey(filter), 'page', pageNumber]) !== undefined },
        ),
      ),
  });
}

export function useRecord(reference: string) {
  const { api } = useServices();
  const client = useQueryClient();
  const queryKey = detailsKey(reference);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      timed(
        await api.call(
          record,
          { reference },
          { signal, background: client.getQueryData(queryKey) !== undefined },
        ),
      ),
  });
}

/** What is ordered once more. What cannot be loaded, or not be ordered again, fills nothing in. */
export function useOrderedBefore(reference: string | undefined) {
  const { api } = useServices();
  const { data, isPending } = useQuery({
    queryKey: detailsKey(reference ?? ''),
    queryFn:
      reference === undefined
        ? skipToken
        : async ({ signal }) => timed(await api.call(record, { reference }, { signal })),
    retry: false,
  });
  const terms = data?.terms ?? null;
  return {
    order: data === undefined || terms === null ? null : { ...data, terms },
    isLoading: reference !== undefined && isPending,
  };
}

export function useRecordsExport(filter: RecordFilter, expected: number) {
  const save = useSaveExport();
  return (format: ExportFormat, run: ExportRun) =>
    save(exportRecords, { ...filter, format }, run, { what: ordersText, expected });
}

/** Resends, extends, reissues. The details that come back are shown at once; the lists are read again. */
export function useUpdateRecord() {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (requested: { readonly reference: string; readonly act: RecordAct }) =>
      api.call(updateRecord, requested),
    onSuccess(details: RecordDetails, { reference, act }) {
      client.setQueryData(detailsKey(reference), timed(details));
      toaster.show('success', doneText(act, details));
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

export function useCancelOrder(onDone: () => void) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reference: string) => api.call(deleteRecord, { id: reference }),
    onSuccess(_, reference) {
      toaster.show('success', `Order ${reference} is cancelled.`);
      onDone();
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

/** A link of its own for each time it is shared: none is kept. */
export function useShareLink(reference: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['share-link', reference],
    queryFn: ({ signal }) => api.call(shareLink, { reference }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** The acknowledgement, onto the device or to an app of it that takes files. */
export function useReceipt(reference: string) {
  const { platform } = useServices();
  const read = useExportedFile();
  const keep = useSaveFile();
  return useMutation({
    async mutationFn(to: 'save' | 'share') {
      const found = await read(
        receipt,
        { reference },
        { signal: new AbortController().signal, onProgress() {} },
      );
      if (found === null) return;
      const name = found.fileName ?? `${reference}.pdf`;
      if (to === 'share') {
        const file = new File([found.file], name, { type: 'application/pdf' });
        const outcome = await platform.shareFile(file);
        if (outcome === 'shared' || outcome === 'closed') return;
      }
      await keep(found.file, name);
    },
  });
}
