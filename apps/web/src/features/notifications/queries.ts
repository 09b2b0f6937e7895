import type { ResponseOf } from '@hub/contract';
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '@hub/contract/calls/notifications/notifications';
import { updateRecord } from '@hub/contract/calls/transact/transact-records';
import type { NoticeAct } from '@hub/domain/notifications/notice-kinds';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../lib/api/api.ts';
import { useServices } from '../../lib/react.ts';
import { ordersKey } from '../../parts/transaction/order-news.ts';
import { type PagedData, usePagedList } from '../../ui/list/paged-list.ts';

type Page = ResponseOf<typeof listNotifications>;
type Marked = { readonly id: string } | { readonly all: true };

/** The badge may be this old before coming back to the app reads it again. */
const BADGE_STALE_MS = 5 * 60_000;

const keys = {
  newest: (arn: string) => ['notifications', arn, 'newest'] as const,
  lists: (arn: string) => ['notifications', arn, 'list'] as const,
};

const rowKey = ({ id }: Notification) => id;

/** The first page, read once per sign-in: the badge's count stands in it, and the list begins with it. */
export const newestNotifications = (api: Api, arn: string) =>
  queryOptions({
    queryKey: keys.newest(arn),
    queryFn: ({ signal }) => api.call(listNotifications, {}, { signal }),
    staleTime: BADGE_STALE_MS,
  });

/** A push that comes while the app is open: the badge counts it, and an open list shows it. */
export function useReadOnPush(arn: string): void {
  const { platform } = useServices();
  const client = useQueryClient();
  useEffect(
    () =>
      platform.push.onReceived(() => {
        for (const queryKey of [keys.newest(arn), keys.lists(arn)])
          void client.invalidateQueries({ queryKey });
      }),
    [platform, client, arn],
  );
}

interface NotificationFilter {
  readonly topic: NoticeTopic | null;
  readonly unreadOnly: boolean;
}

export function useNotifications(arn: string, { topic, unreadOnly }: NotificationFilter) {
  const { api } = useServices();
  const client = useQueryClient();
  const isWhole = topic === null && !unreadOnly;
  const newest = isWhole ? client.getQueryState<Page>(keys.newest(arn)) : undefined;
  const filter = { ...(topic && { topic }), ...(unreadOnly && { unreadOnly: true as const }) };
  return usePagedList<Notification, Page>({
    queryKey: [...keys.lists(arn), filter],
    rowKey,
    existing: newest?.data && { page: newest.data, at: newest.dataUpdatedAt },
    readPage({ pageNumber, first }, signal) {
      // The same read as the badge's: when both begin together it is one call, and what it brings is both's.
      if (first === null && isWhole)
        return client.fetchQuery({ ...newestNotifications(api, arn), staleTime: 0 });
      const asOf = first?.items[0]?.createdAt;
      return api.call(listNotifications, { pageNumber, ...filter, ...(asOf && { asOf }) }, { signal });
    },
  });
}

/** The page with the mark put on its rows, as the server now has it. */
export function withMark(page: Page, marked: Marked, at: string, unread: number): Page {
  const isMarked = ({ id }: Notification) => !('id' in marked) || marked.id === id;
  const items = page.items.map((item) =>
    item.readAt === null && isMarked(item) ? { ...item, readAt: at } : item,
  );
  return { ...page, items, unread };
}

/** The page with what was just done said in its row, which is read with it. */
export function withDone(page: Page, { id }: Pick<Notification, 'id'>, act: NoticeAct, at: string): Page {
  const one = page.items.find((item) => item.id === id);
  if (one === undefined) return page;
  return {
    ...page,
    unread: page.unread - (one.readAt === null ? 1 : 0),
    items: page.items.map((item) =>
      item === one ? { ...item, act: null, done: { act, at }, readAt: item.readAt ?? at } : item,
    ),
  };
}

interface Acted {
  readonly id: string;
  readonly reference: string;
  readonly act: NoticeAct;
}

/** Does in the row what its order needs. The row says so at once; what else it changed is read again. */
export function useNoticeAct(arn: string) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const mutationKey = ['notifications', arn, 'act'];
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ reference, act }: Acted) => api.call(updateRecord, { reference, act }),
    onSuccess(_, { id, act }) {
      const at = Temporal.Now.instant().toString();
      const done = (page: Page) => withDone(page, { id }, act, at);
      client.setQueryData<Page>(keys.newest(arn), (page) => page && done(page));
      client.setQueriesData<PagedData<Page>>(
        { queryKey: keys.lists(arn) },
        (data) => data && { ...data, pages: data.pages.map(done) },
      );
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: () =>
      Promise.all(
        [keys.newest(arn), keys.lists(arn), ordersKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    busyId: mutation.isPending ? mutation.variables.id : null,
    /** A second press, before the first is drawn, does nothing. */
    run(acted: Acted) {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(acted);
    },
  };
}

export function useMarkRead(arn: string) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (marked: Marked) => api.call(markNotificationsRead, marked),
    onSuccess({ unread }, marked) {
      const at = Temporal.Now.instant().toString();
      const mark = (page: Page) => withMark(page, marked, at, unread);
      client.setQueryData<Page>(keys.newest(arn), (page) => page && mark(page));
      client.setQueriesData<PagedData<Page>>(
        { queryKey: keys.lists(arn) },
        (data) => data && { ...data, pages: data.pages.map(mark) },
      );
    },
    onError: (error) => toaster.show('error', error.message),
  });
}
