import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { PushOutcome, PushPlatform } from '../../ports/push/push.ts';

export interface WaitingPush {
  readonly arn: string;
  readonly id: string;
  readonly topic: NoticeTopic;
  readonly choices: unknown;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** What is due and nobody else works on. */
export const takeWaiting = (tx: Tx, now: string, limit: number): Promise<WaitingPush[]> =>
  tx.query<WaitingPush>(
    `select w.arn, w.id, w.topic, s.choices, s.quiet_from as "quietFrom", s.quiet_to as "quietTo"
       from push_waiting w left join notification_setting s on s.arn = w.arn
      where w.due_at <= $1 order by w.due_at limit $2 for update of w skip locked`,
    [now, limit],
  );

type Key = Pick<WaitingPush, 'arn' | 'id'>;

export async function postpone(tx: Tx, waiting: readonly (Key & { readonly at: string })[]): Promise<void> {
  if (waiting.length === 0) return;
  await tx.query(
    `update push_waiting w set due_at = later.at
       from jsonb_to_recordset($1::jsonb) as later (arn text, id uuid, at timestamptz)
      where w.arn = later.arn and w.id = later.id`,
    [JSON.stringify(waiting.map(({ arn, id, at }) => ({ arn, id, at })))],
  );
}

export async function removeWaiting(tx: Tx, waiting: readonly Key[]): Promise<void> {
  if (waiting.length === 0) return;
  await tx.query(
    `delete from push_waiting w using jsonb_to_recordset($1::jsonb) as done (arn text, id uuid)
      where w.arn = done.arn and w.id = done.id`,
    [JSON.stringify(waiting.map(({ arn, id }) => ({ arn, id })))],
  );
}

interface DuePush {
  readonly arn: string;
  readonly topic: NoticeTopic;
  readonly deviceId: string;
  readonly platform: PushPlatform;
  /** Of the topic and still unread. */
  readonly count: number;
  /** Where the newest of them leads. */
  readonly link: string | null;
}

/** For each device, of what was not read in the meantime. */
export const findDue = (
  tx: Tx,
  topics: readonly { readonly arn: string; readonly topic: NoticeTopic }[],
  platforms: readonly PushPlatform[],
): Promise<DuePush[]> =>
  tx.query<DuePush>(
    `select told.arn, told.topic, d.device_id as "deviceId", d.platform, unread.count, unread.link
       from (select distinct arn, topic from jsonb_to_recordset($1::jsonb) as told (arn text, topic text)) as told
       join push_device d on d.arn = told.arn and d.push_token is not null
                          and d.platform in (select jsonb_array_elements_text($2::jsonb))
       cross join lateral (
         select count(*)::int4 as count, (array_agg(n.link order by n.created_at desc))[1] as link
           from notification n where n.arn = told.arn and n.topic = told.topic and n.read_at is null
       ) as unread
      where unread.count > 0
      order by told.arn, told.topic, d.device_id`,
    [JSON.stringify(topics.map(({ arn, topic }) => ({ arn, topic }))), JSON.stringify(platforms)],
  );

export interface NewPush extends Omit<DuePush, 'link'> {
  readonly batch: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

export async function insertPushes(tx: Tx, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return;
  await tx.query(
    `insert into push_message (arn, batch, device_id, platform, topic, count, title, body, link, status)
     select arn, batch, "deviceId", platform, topic, count, title, body, link, 'queued'
       from jsonb_to_recordset($1::jsonb) as push (arn text, batch uuid, "deviceId" text, platform text, topic text,
                                                   count int, title text, body text, link text)`,
    [JSON.stringify(pushes)],
  );
}

/** Pushes that went out before the hub sent them; each is a batch of its own. */
export async function insertPastPushes(
  queries: Queries,
  pushes: readonly (Omit<NewPush, 'batch'> & { readonly at: string })[],
): Promise<void> {
  await queries.query(
    `insert into push_message (arn, batch, device_id, platform, topic, count, title, body, link, status, created_at)
     select arn, gen_random_uuid(), "deviceId", platform, topic, count, title, body, link, 'sent', at
       from jsonb_to_recordset($1::jsonb) as push (arn text, "deviceId" text, platform text, topic text, count int,
                                                   title text, body text, link text, at timestamptz)`,
    [JSON.stringify(pushes)],
  );
}

export interface QueuedPush {
  readonly arn: string;
  readonly id: string;
  readonly platform: PushPlatform;
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** Null when it logged out in the meantime. */
  readonly token: string | null;
}

export const findBatch = (queries: Queries, batch: string): Promise<QueuedPush[]> =>
  queries.query<QueuedPush>(
    `select m.arn, m.id, m.platform, m.topic, m.title, m.body, m.link, d.push_token as token
       from push_message m left join push_device d on d.arn = m.arn and d.device_id = m.device_id
      where m.batch = $1 and m.status = 'queued'`,
    [batch],
  );

export interface GonePush {
  readonly arn: string;
  readonly deviceId: string;
  readonly token: string;
}

/** Writes down what became of them; the devices that are gone, with the token they had. */
export async function settleBatch(
  tx: Tx,
  outcomes: readonly (Key & {
    readonly token: string | null;
    readonly outcome: Exclude<PushOutcome, 'later'>;
  })[],
): Promise<GonePush[]> {
  if (outcomes.length === 0) return [];
  return tx.query<GonePush>(
    `with settled as (
       select * from jsonb_to_recordset($1::jsonb) as settled (arn text, id uuid, token text, outcome text)
     ), marked as (
       update push_message m set status = settled.outcome from settled
        where m.arn = settled.arn and m.id = settled.id
        returning m.arn, m.device_id, settled.token, settled.outcome
     )
     select arn, device_id as "deviceId", token from marked where outcome = 'gone' and token is not null`,
    [JSON.stringify(outcomes)],
  );
}

export const sweepPushes = (queries: Queries): Promise<unknown> =>
  queries.query("delete from push_message where created_at < now() - interval '30 days'");
