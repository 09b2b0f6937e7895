import { type NotificationChannel, type NotificationTopic, notificationChoices } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { findChoices, insertNotification, insertNotifications } from './notifications.repository.ts';

export interface Notice {
  /** One short line in the words of a distributor. */
  readonly title: string;
  readonly body: string;
  /** Where it leads: a path from the contract's `href`. */
  readonly link?: string | null;
  readonly at: Temporal.Instant;
}

/** Tells the ARN something, in the very transaction of what it tells about. */
export async function notify(tx: Tx, arn: string, { title, body, link = null, at }: Notice): Promise<void> {
  await insertNotification(tx, arn, { title, body, link, at: at.toString() });
}

/** Many at once, of any ARNs: one statement. */
export async function notifyAll(
  tx: Tx,
  notices: readonly (Notice & { readonly arn: string })[],
): Promise<void> {
  if (notices.length === 0) return;
  await insertNotifications(
    tx,
    notices.map(({ arn, title, body, link = null, at }) => ({ arn, title, body, link, at: at.toString() })),
  );
}

/** Whether the ARN wants to hear of the topic this way. Works in the ARN's own transaction and in the system's. */
export async function wantsMessage(
  queries: Queries,
  arn: string,
  topic: NotificationTopic,
  channel: NotificationChannel,
): Promise<boolean> {
  return notificationChoices(await findChoices(queries, arn))[topic][channel];
}
