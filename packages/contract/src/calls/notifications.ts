import * as z from 'zod/mini';
import { built } from '../declare.ts';
import { text } from '../text-schema.ts';
import { texts } from '../texts.ts';
import { pageNumber } from './list-shapes.ts';

const { id: wrongId, invalid } = texts.field;

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

/** A moment as this call's own answers write it. The bounds keep out what no database reads. */
const moment = text(32, invalid).check(z.iso.datetime(invalid), z.startsWith('20', invalid));

/**
 * Newest first, 10 to a page (Spec §9). With `asOf`, the first page's newest `createdAt`, the pages stay what they
 * were: what came since shifts nothing. `total` and `unread` always count all there are.
 */
export const listNotifications = built('notifications.list', 'GET', '/{hub}/notifications/getall', {
  access: ['notifications'],
  request: z.object({
    pageNumber,
    asOf: z.optional(moment),
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
  repeat: 'keyed',
  access: ['notifications'],
  request: z
    .object({
      id: z.optional(text(36, wrongId).check(z.uuid(wrongId))),
      all: z.optional(z.literal(true, invalid)),
    })
    .check(
      z.refine(({ id, all }) => (id === undefined) !== (all === undefined), { error: wrongId, path: ['id'] }),
    ),
  response: z.object({ unread: z.int() }),
  reason: 'The badge counts unread notifications (S9-11), so something must make them read.',
});
