import * as z from 'zod/mini';
import { built } from '../declare.ts';
import { texts } from '../texts.ts';

const { id: wrongId, invalid } = texts.field;

/** Further back than anybody pages; it keeps a page number from being any number. */
const lastPage = 100_000;

export const notificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path inside the app, as a deep link carries it (Spec §2). */
  link: z.nullable(z.string()),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Newest first, 10 to a page (Spec §9). `total` and `unread` count all of them, not only this page. */
export const listNotifications = built('notifications.list', 'GET', '/{hub}/notifications/getall', {
  request: z.object({
    pageNumber: z.optional(z.int(invalid).check(z.gte(1, invalid), z.lte(lastPage, invalid))),
  }),
  response: z.object({
    items: z.array(notificationSchema),
    pageNumber: z.int(),
    total: z.int(),
    unread: z.int(),
  }),
  reason: 'No call of the spec feeds the notifications screen; ours is kept per ARN (S2-31).',
});

/** One of them or all: an empty request marks nothing by accident. */
export const markNotificationsRead = built('notifications.markRead', 'POST', '/{hub}/notifications/read', {
  request: z
    .object({ id: z.optional(z.uuid(wrongId)), all: z.optional(z.literal(true, invalid)) })
    .check(
      z.refine(({ id, all }) => (id === undefined) !== (all === undefined), { error: wrongId, path: ['id'] }),
    ),
  response: z.object({ unread: z.int() }),
  reason: 'The badge counts unread notifications (S9-11), so something must make them read.',
});
