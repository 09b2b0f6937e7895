import type { Notification } from '@hub/contract/calls/notifications/notifications';
import type { NoticeKind } from '@hub/domain/notifications/notice-kinds';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { getsPush } from './gets-push.repository.ts';

interface NotificationPage {
  readonly items: Notification[];
  readonly total: number;
  readonly unread: number;
}

type Counts = Pick<NotificationPage, 'total' | 'unread'>;
/** A page without rows still has its counts: then the one row has no id. */
type Row = Counts & (Notification | { readonly id: null });

interface Requested {
  readonly limit: number;
  readonly offset: number;
  readonly asOf: string | null;
  /** Null: of every topic. */
  readonly topic: NoticeTopic | null;
  readonly unreadOnly: boolean;
}

/** What the filter lets through. Unread ones have an index of their own. */
const filtered = 'arn = $1 and ($5::text is null or topic = $5) and (not $6::boolean or read_at is null)';

/** What an order still lets be done about its notice. */
const act = `case
    when one.kind = 'order-expired' and o.status = 'expired'
      then jsonb_build_object('act', 'reissue', 'reference', o.reference)
    when one.kind = 'payment-failed' and o.status = 'confirmed' and o.due is not null
         and o.terms ->> 'payMode' is distinct from 'otm'
      then jsonb_build_object('act', 'resend-payment', 'reference', o.reference) end`;

/** Counts and page in one statement, so that they agree and cost one round trip. */
export async function findPage(
  queries: Queries,
  arn: string,
  { limit, offset, asOf, topic, unreadOnly }: Requested,
): Promise<NotificationPage> {
  const rows = await queries.query<Row>(
    `select counts.total, counts.unread, page.*
       from (select (select count(*)::int4 from notification where ${filtered}) as total,
                    (select count(*)::int4 from notification where arn = $1 and read_at is null) as unread
            ) as counts
       left join lateral (
         select one.id, one.topic, one.kind, one.title, one.body, one.link, one.created_at as "createdAt",
                one.read_at as "readAt", ${act} as act,
                case when one.done is not null then jsonb_build_object('act', one.done, 'at', one.done_at) end as done
           from (select * from notification where ${filtered} and created_at <= coalesce($4, 'infinity'::timestamptz)
                  order by created_at desc, id desc limit $2 offset $3) one
           left join sent_order o on o.arn = $1 and one.done is null and one.kind in ('order-expired', 'payment-failed')
            and o.reference = substring(one.link from 'order=(H[0-9A-Z]{11})')
       ) as page on true
      order by page."createdAt" desc, page.id desc`,
    [arn, limit, offset, asOf, topic, unreadOnly],
  );
  const { total = 0, unread = 0 } = rows[0] ?? {};
  const items = rows.flatMap((row) => {
    if (row.id === null) return [];
    const { total: _total, unread: _unread, ...item } = row;
    return [item];
  });
  return { items, total, unread };
}

export async function countUnread(queries: Queries, arn: string): Promise<number> {
  const rows = await queries.query<Pick<Counts, 'unread'>>(
    'select count(*)::int4 as unread from notification where arn = $1 and read_at is null',
    [arn],
  );
  return rows[0]?.unread ?? 0;
}

/** False when the ARN has no such notification. One that was read before keeps its first time. */
export async function markRead(queries: Queries, arn: string, id: string, at: string): Promise<boolean> {
  const rows = await queries.query(
    'update notification set read_at = coalesce(read_at, $3) where arn = $1 and id = $2 returning id',
    [arn, id, at],
  );
  return rows.length === 1;
}

/** What was done about the notices of these links is noted in them, and they are read. */
export async function settleNotices(
  tx: Tx,
  arn: string,
  {
    links,
    kind,
    act: done,
    at,
  }: {
    readonly links: readonly string[];
    readonly kind: NoticeKind;
    readonly act: string;
    readonly at: string;
  },
): Promise<void> {
  await tx.asSystem(
    `update notification set done = $4, done_at = $5, read_at = coalesce(read_at, $5)
      where arn = $1 and link = any($2) and kind = $3 and kind in ('order-expired', 'payment-failed')
        and done is null`,
    [arn, links, kind, done, at],
  );
}

export async function markAllRead(queries: Queries, arn: string, at: string): Promise<void> {
  await queries.query('update notification set read_at = $2 where arn = $1 and read_at is null', [arn, at]);
}

interface NewNotification {
  readonly arn: string;
  readonly topic: NoticeTopic;
  readonly kind: NoticeKind | null;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly at: string;
}

/**
 * What a distributor is told, the system writes: a tenant's transaction may cause it and no more. Who has a device that
 * gets pushes of the topic is noted as well; `push.service.ts` takes it from there.
 */
export async function insertNotifications(tx: Tx, notified: readonly NewNotification[]): Promise<void> {
  await tx.asSystem(
    `with told as (
       select * from jsonb_to_recordset($1::jsonb)
         as told (arn text, topic text, kind text, title text, body text, link text, at timestamptz)
     ), written as (
       insert into notification (arn, topic, kind, title, body, link, created_at)
       select arn, topic, kind, title, body, link, at from told
     )
     insert into push_waiting (arn, topic, due_at) select arn, topic, at from told where ${getsPush('told')}`,
    [JSON.stringify(notified)],
  );
}

/** What a distributor was told before the hub kept its messages: no device rings for it. */
export async function insertPast(
  queries: Queries,
  notified: readonly (NewNotification & { readonly readAt: string | null })[],
): Promise<void> {
  await queries.query(
    `insert into notification (arn, topic, kind, title, body, link, created_at, read_at)
     select arn, topic, kind, title, body, link, at, "readAt" from jsonb_to_recordset($1::jsonb)
         as told (arn text, topic text, kind text, title text, body text, link text, at timestamptz,
                  "readAt" timestamptz)`,
    [JSON.stringify(notified)],
  );
}

/** The choices as they were stored, null when the ARN never chose. */
export async function findChoices(queries: Queries, arn: string): Promise<unknown> {
  const rows = await queries.query<{ notify: unknown }>('select notify from arn_profile where arn = $1', [
    arn,
  ]);
  return rows[0]?.notify ?? null;
}
