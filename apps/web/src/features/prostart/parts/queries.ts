import type { RequestOf } from '@hub/contract';
import {
  buckets,
  like,
  saveVideoFeedback,
  subBuckets,
  trending,
  type VideoDetails,
  type VideoLead,
  video,
  videos,
} from '@hub/contract/calls/prostart/prostart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useServices } from '../../../lib/react.ts';
import { usePagedList } from '../../../ui/list/paged-list.ts';

const lists = ['prostart', 'lists'] as const;
const keyOf = (id: string) => ['prostart', 'video', id] as const;
const rowKey = ({ id }: VideoLead) => id;

/** What is watched most, what was begun, and the newest. */
export function useTrending() {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...lists, 'trending'];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.call(trending, {}, { signal, background: client.getQueryData(queryKey) !== undefined }),
  });
}

export function useBuckets() {
  const api = useApi();
  return useQuery({
    queryKey: [...lists, 'buckets'],
    queryFn: ({ signal }) => api.call(buckets, {}, { signal }),
  });
}

export function useSubBuckets(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...lists, 'sub-buckets', id],
    queryFn: ({ signal }) => api.call(subBuckets, { id: id ?? '' }, { signal }),
    enabled: id !== null,
  });
}

export function useVideos(filter: Pick<RequestOf<typeof videos>, 'bucket' | 'subBucket' | 'search'>) {
  const api = useApi();
  return usePagedList({
    queryKey: [...lists, 'found', filter],
    rowKey,
    readPage: ({ pageNumber }, signal) => api.call(videos, { ...filter, pageNumber }, { signal }),
  });
}

export function useVideo(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = keyOf(id);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.call(video, { id }, { signal, background: client.getQueryData(queryKey) !== undefined }),
    // Where it was left is read when it is opened, whatever is known from before.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What was watched, liked or said changes the lists too. */
export function useRefreshVideo(id: string) {
  const client = useQueryClient();
  return {
    lists: () => client.invalidateQueries({ queryKey: lists }),
    video: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  };
}

/** Shown at once, and taken back when the server did not take it. */
export function useLike(id: string) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const refresh = useRefreshVideo(id);
  const show = (likes: Pick<VideoDetails, 'likes' | 'isLiked'>) =>
    client.setQueryData<VideoDetails>(keyOf(id), (existing) => existing && { ...existing, ...likes });
  return useMutation({
    mutationFn: ({ isLiked }: Pick<VideoDetails, 'likes' | 'isLiked'>) =>
      api.call(like, { id, isLiked: !isLiked }),
    onMutate: ({ likes, isLiked }) => show({ likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked }),
    onSuccess: (counted) => {
      show(counted);
      void refresh.lists();
    },
    onError: (_, before) => {
      show(before);
      toaster.show('error', 'Your like was not saved. Please try again.');
    },
  });
}

/** Sends under the form's key, and rejects so that the form can say why. */
export function useSaveFeedback(id: string) {
  const { api, toaster } = useServices();
  const refresh = useRefreshVideo(id);
  return async (
    said: Omit<RequestOf<typeof saveVideoFeedback>, 'id'>,
    options: { readonly idempotencyKey: string },
  ): Promise<void> => {
    await api.call(saveVideoFeedback, { id, ...said }, options);
    await refresh.video();
    toaster.show('success', 'Thank you. Your feedback is saved.');
  };
}
