import type { Database, Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { Message } from './messenger.ts';

export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly target: string;
  readonly subject: string | null;
  readonly body: string;
  readonly purpose: string;
  readonly arn: string | null;
  readonly createdAt: string;
}

export async function putMessage(tx: Tx, message: Message): Promise<void> {
  const { arn, channel, to, subject, text, html, purpose } = message;
  await tx.asSystem(
    `insert into outbox_message (arn, channel, target, subject, body, html, purpose)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [arn, channel, to, subject, text, html, purpose],
  );
}

export const newestMessages = (db: Database, count: number): Promise<OutboxMessage[]> =>
  db.read<OutboxMessage>(
    'system',
    `select id, channel, target, subject, body, purpose, arn, created_at as "createdAt"
       from outbox_message order by id desc limit $1`,
    [count],
  );

export const sweepOutbox = (queries: Queries) =>
  queries.query("delete from outbox_message where created_at < now() - interval '30 days'");
