import type { RequestOf } from '@hub/contract';
import {
  bucketSchemes,
  type ContentItem,
  type ContentPage,
  content,
  contentList,
  type GeneratedContent,
  generate,
  generationStatus,
  previewContent,
  readStatus,
  recordDownload,
  recordShare,
  recordView,
  saveLogo,
} from '@hub/contract/calls/co-branding/co-branding';
import { contentDefaults } from '@hub/domain/content/content-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../lib/react.ts';
import { useNews } from '../../../parts/transaction/order-news.ts';
import { type PagedData, usePagedList } from '../../../ui/list/paged-list.ts';

const all = ['co-branding'] as const;
const detailKey = (id: string) => [...all, 'piece', id];
const madeKey = [...all, 'made'] as const;
/** Where no news comes by itself. */
const RETRY_MS = 2500;

type LibraryFilter = Pick<
  RequestOf<typeof contentList>,
  'bucketType' | 'contentType' | 'schemeId' | 'sorting' | 'search'
>;

const rowKey = ({ id }: ContentItem) => id;

/** The pieces, and the buckets; those stay while another part of the library is read. */
export function useLibrary(filter: LibraryFilter) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...all, 'list', filter];
  const list = usePagedList<ContentItem, ContentPage>({
    queryKey,
    rowKey,
    readPage: ({ pageNumber }, signal) =>
      api.call(contentList, { ...filter, pageNumber, pageSize: contentDefaults.pageSize }, { signal }),
  });
  const last = useRef<ContentPage | null>(null);
  last.current = client.getQueryData<PagedData<ContentPage>>(queryKey)?.pages[0] ?? last.current;
  return { list, page: last.current };
}

/** What this distributor used last. */
export function useRecent(viewerId: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'recent', viewerId],
    queryFn: ({ signal }) =>
      api.call(
        contentList,
        { userId: viewerId ?? '', pageSize: contentDefaults.pageSize },
        { signal, background: true },
      ),
    enabled: viewerId !== null,
  });
}

export function useBucketSchemes(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'schemes', id],
    queryFn: ({ signal }) => api.call(bucketSchemes, { id }, { signal, background: true }),
    staleTime: 600_000,
  });
}

export function usePiece(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = detailKey(id);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.call(content, { id }, { signal, background: client.getQueryData(queryKey) !== undefined }),
  });
}

/** Counted once for each time the piece is opened, not for each time it is drawn. */
export function useCountedView(contentId: string): void {
  const api = useApi();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === contentId) return;
    counted.current = contentId;
    api.call(recordView, { contentId }).catch(() => {});
  }, [api, contentId]);
}

export type RequestedCreative = RequestOf<typeof generate>;

/** The last picture stands until the next is there, also when that cannot be made. */
export function usePreview(requested: RequestedCreative, version: string) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...all, 'preview', requested, version],
    queryFn: ({ signal }) => api.call(previewContent, requested, { signal }),
    retry: false,
  });
  const last = useRef(query.data ?? null);
  last.current = query.data ?? last.current;
  return { ...query, image: last.current };
}

export function useGenerate() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ requested, key }: { requested: RequestedCreative; key: string }) =>
      api.call(generate, requested, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useSaveLogo(contentId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) =>
      api.call(
        saveLogo,
        {},
        { uploads: file === null ? [] : [{ field: 'logo', file, fileName: file.name }] },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: detailKey(contentId) }),
  });
}

export const isUnderWay = ({ status }: GeneratedContent): boolean =>
  status === 'queued' || status === 'making';

/** Told by the server as it goes on; asked for where that cannot be heard. */
export function useGeneration(id: string) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...madeKey, id],
    queryFn: ({ signal }) => api.call(generationStatus, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? RETRY_MS : false),
  });
  useNews(madeKey, query.data !== undefined && isUnderWay(query.data));
  return query;
}

/** Says once that the end of it was seen. */
export function useSeen(id: string, isOver: boolean): void {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => {
    if (!isOver) return;
    api.call(readStatus, { id }, { background: true }).catch(() => {});
    void client.invalidateQueries({ queryKey: [...all, 'recent'] });
  }, [api, client, id, isOver]);
}

type Channel = RequestOf<typeof recordShare>['channel'];

/** Counts what a distributor does with a piece; nobody waits for it. */
export function useCounts(id: string) {
  const api = useApi();
  return {
    download: () => void api.call(recordDownload, { id }).catch(() => {}),
    share: (channel: Channel) => void api.call(recordShare, { id, channel }).catch(() => {}),
  };
}
