import { type NotificationChannel, notificationChoices } from '@hub/domain/notifications/choices';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { NotificationTopic } from '@hub/domain/notifications/topics';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { findChoices, insertNotifications, insertPast } from './notifications.repository.ts';

export { countEverybody, notifyEverybody } from './fan-out.ts';
export { notificationOf } from './notify-of-new.ts';
export { insertPastPushes, sweepPushes } from './push.repository.ts';
export { newestPushes, type ShownPush } from './push-log.repository.ts';
export { saveSettings } from './settings.repository.ts';

export interface Notice {
  readonly topic: NoticeTopic;
  /** One short line in the words of a distributor. */
  readonly title: string;
  readonly body: string;
  /** Where it leads: a path from the contract's `href`. */
  readonly link?: string | null;
  readonly at: Temporal.Instant;
}

/** Tells the ARN something, in the very transaction of what it tells about. */
export const notify = (tx: Tx, arn: string, notice: Notice): Promise<void> =>
  notifyAll(tx, [{ arn, ...notice }]);

/** Many at once, of any ARNs: one statement. */
export async function notifyAll(
  tx: Tx,
  notices: readonly (Notice & { readonly arn: string })[],
): Promise<void> {
  if (notices.length === 0) return;
  await insertNotifications(
    tx,
    notices.map(({ arn, topic, title, body, link = null, at }) => ({
      arn,
      topic,
      title,
      body,
      link,
      at: at.toString(),
    })),
  );
}

/** What was told before, and when it was read. */
export const addPastNotices = (
  queries: Queries,
  arn: string,
  notices: readonly (Required<Notice> & { readonly readAt: Temporal.Instant | null })[],
): Promise<void> =>
  insertPast(
    queries,
    notices.map(({ at, readAt, ...notice }) => ({
      ...notice,
      arn,
      at: at.toString(),
      readAt: readAt === null ? null : readAt.toString(),
    })),
  );

/** Whether the ARN wants to hear of the topic this way. Works in the ARN's own transaction and in the system's. */
export async function wantsMessage(
  queries: Queries,
  arn: string,
  topic: NotificationTopic,
  channel: NotificationChannel,
): Promise<boolean> {
  return notificationChoices(await findChoices(queries, arn))[topic][channel];
}
