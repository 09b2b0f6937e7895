import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { Tx } from '../../db/database.ts';
import { getsPush } from './gets-push.repository.ts';

export interface NoticeToAll {
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly at: string;
  /** ARNs that it is not for. */
  readonly except?: readonly string[];
}

/** Who may log in. */
const notified = "d.status in ('active', 'expired', 'suspended')";

export async function countNotified(tx: Tx): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `select count(*)::int4 as n from arn_record d where ${notified}`,
  );
  return rows[0]?.n ?? 0;
}

interface Written {
  readonly count: number;
  /** Null when there was nobody left. */
  readonly last: string | null;
}

/** The next distributors after an ARN: one INSERT … SELECT, however many. */
export async function notifyNext(
  tx: Tx,
  { topic, title, body, link, at, except = [] }: NoticeToAll,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Written> {
  const rows = await tx.query<Written>(
    `with part as materialized (
       select d.arn from arn_record d where d.arn > $1 and ${notified} and d.arn <> all($8::text[]) order by d.arn limit $2
     ), written as (
       insert into notification (arn, topic, title, body, link, created_at)
       select arn, $3, $4, $5, $6, $7 from part
     )
     select count(*)::int4 as count, max(arn) as last from part`,
    [after, limit, topic, title, body, link, at, except],
  );
  return rows[0] ?? { count: 0, last: null };
}

/** That their devices are to be told: a row for each who has one. Batches are made of them later. */
export const noteAllPushes = (tx: Tx, { topic, at, except = [] }: NoticeToAll): Promise<unknown> =>
  tx.query(
    `insert into push_waiting (arn, topic, due_at)
     select told.arn, told.topic, $2
       from (select distinct k.arn, $1::text as topic from push_device k join arn_record d on d.arn = k.arn
              where k.push_token is not null and ${notified} and d.arn <> all($3::text[])) as told
      where ${getsPush('told')}`,
    [topic, at, except],
  );
