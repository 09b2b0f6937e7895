import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  listNotifications as listNotificationsCall,
  markNotificationsRead as markNotificationsReadCall,
} from '@hub/contract/calls/notifications/notifications';
import { PAGE_SIZE } from '@hub/domain';
import type { ChangeContext, SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { countUnread, findPage, markAllRead, markRead } from './notifications.repository.ts';

export async function listNotifications(
  { db, session }: SignedInContext,
  { pageNumber = 1, asOf, topic, unreadOnly }: RequestOf<typeof listNotificationsCall>,
): Promise<ResponseOf<typeof listNotificationsCall>> {
  const { arn } = session;
  const page = await findPage(oneStatement(db, { arn }), arn, {
    limit: PAGE_SIZE,
    offset: (pageNumber - 1) * PAGE_SIZE,
    asOf: asOf ?? null,
    topic: topic ?? null,
    unreadOnly: unreadOnly ?? false,
  });
  return { ...page, pageNumber };
}

/** Marking again what is read already is no mistake; marking what is not there is one. */
export async function markNotificationsRead(
  { session, clock }: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof markNotificationsReadCall>,
): Promise<ResponseOf<typeof markNotificationsReadCall>> {
  const { arn } = session;
  const at = clock.now().toString();
  if (id === undefined) await markAllRead(tx, arn, at);
  else if (!(await markRead(tx, arn, id, at))) throw new Refusal('not-found', texts.call.notFound);
  return { unread: await countUnread(tx, arn) };
}
