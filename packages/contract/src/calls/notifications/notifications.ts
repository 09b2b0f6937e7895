import { noticeActs, noticeKinds } from '@hub/domain/notifications/notice-kinds';
import { noticeTopics } from '@hub/domain/notifications/notice-topics';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { pageNumber } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

const { id: wrongId, invalid } = texts.field;

const topic = z.enum(noticeTopics, invalid);
const noticeAct = z.enum(Object.values(noticeActs));

export const notificationSchema = z.object({
  id: z.string(),
  topic,
  /** Of a client's order, plan, mandate, folio or form: its title begins with the client's name and a colon. */
  kind: z.nullable(z.enum(noticeKinds)),
  title: z.string(),
  body: z.string(),
  /** A path inside the app, as a deep link carries it (Spec §2). */
  link: z.nullable(z.string()),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
  /** What can be done about it at once, and with which order; null where that takes a form, or is over. */
  act: z.nullable(z.object({ act: noticeAct, reference: z.string() })),
  /** What was done about it, from its row or from the order's own page. */
  done: z.nullable(z.object({ act: noticeAct, at: z.string() })),
});
export type Notification = z.infer<typeof notificationSchema>;

/** A moment as this call's own answers write it. The bounds keep out what no database reads. */
const moment = text(32, invalid).check(z.iso.datetime(invalid), z.startsWith('20', invalid));

/**
 * Newest first, 10 to a page (Spec §9). With `asOf`, the first page's newest `createdAt`, the pages stay what they
 * were: what came since shifts nothing. `total` counts what the filter lets through; `unread`, the badge's, always all.
 */
export const listNotifications = built('notifications.list', 'GET', '/{hub}/notifications/getall', {
  access: ['notifications'],
  request: z.object({
    pageNumber,
    asOf: z.optional(moment),
    topic: z.optional(topic),
    unreadOnly: z.optional(z.literal(true, invalid)),
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

const choices = z.object({ push: z.boolean(invalid), digest: z.boolean(invalid) }, invalid);

/** A minute of the day in India, like 21:30. */
const timeOfDay = text(5, invalid).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, invalid));

const settingsSchema = z.object({
  choices: z.record(topic, choices, invalid),
  /** No push goes out in these hours; it waits until they end. */
  quiet: z.nullable(z.object({ from: timeOfDay, to: timeOfDay }, invalid)),
  digestHour: z.int(invalid).check(z.gte(0, invalid), z.lte(23, invalid)),
});
export type NotificationSettings = z.infer<typeof settingsSchema>;

const settingsReason = 'No call of the spec says which notifications go out as push or mail.';

export const notificationSettings = built('notifications.settings', 'GET', '/{hub}/notifications/settings', {
  access: ['notifications'],
  request: z.object({}),
  response: z.object({
    settings: settingsSchema,
    /** Where the mail of the day goes, masked; null without an address on the ARN record. */
    mailTo: z.nullable(z.string()),
    /** The public key that a browser subscribes with; null where this server sends no web push. */
    webPushKey: z.nullable(z.string()),
    /** Those that get pushes for this ARN, by the ids they were saved under. */
    devices: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  reason: settingsReason,
});

export const saveNotificationSettings = built(
  'notifications.saveSettings',
  'POST',
  '/{hub}/notifications/settings/save',
  {
    repeat: 'keyed',
    access: ['notifications'],
    request: settingsSchema,
    response: z.object({ settings: settingsSchema }),
    reason: settingsReason,
  },
);
