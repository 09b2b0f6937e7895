import { href } from '@hub/contract';
import { type NotificationChannel, notificationChoices } from '@hub/domain/notifications/choices';
import { type NoticeKind, settledBy } from '@hub/domain/notifications/notice-kinds';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { NotificationTopic } from '@hub/domain/notifications/topics';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { findChoices, insertNotifications, insertPast, settleNotices } from './notifications.repository.ts';

export { countEverybody } from './fan-out.ts';
export { notificationOf } from './notify-of-new.ts';
export { insertPastPushes, sweepPushes } from './push.repository.ts';
export { newestPushes, type ShownPush } from './push-log.repository.ts';
export { saveSettings } from './settings.repository.ts';

export interface Notice {
  readonly topic: NoticeTopic;
  /** What happened to a client's order, plan, mandate, folio or form; the title begins with the client's name. */
  readonly kind?: NoticeKind | null;
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
    notices.map(({ arn, topic, kind = null, title, body, link = null, at }) => ({
      arn,
      topic,
      kind,
      title,
      body,
      link,
      at: at.toString(),
    })),
  );
}

/** Notes in the notices of these orders what their distributor has just done about them. */
export async function settleOrderNotices(
  tx: Tx,
  arn: string,
  {
    references,
    act,
    at,
  }: { readonly references: readonly string[]; readonly act: string; readonly at: Temporal.Instant },
): Promise<void> {
  const kind = settledBy(act);
  if (kind === null) return;
  await settleNotices(tx, arn, { links: references.map(orderLink), kind, act, at: `${at}` });
}

/** Where a notice about an order leads. */
export const orderLink = (reference: string): string => `${href('transact/history')}?order=${reference}`;

/** What was told before, and when it was read. */
export const addPastNotices = (
  queries: Queries,
  arn: string,
  notices: readonly (Required<Omit<Notice, 'kind'>> &
    Pick<Notice, 'kind'> & { readonly readAt: Temporal.Instant | null })[],
): Promise<void> =>
  insertPast(
    queries,
    notices.map(({ at, readAt, ...notice }) => ({
      kind: null,
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
