import type { Database } from '../../db/database.ts';

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

export const newestMessages = (db: Database, count: number): Promise<OutboxMessage[]> =>
  db.read<OutboxMessage>(
    'system',
    `select id, channel, target, subject, body, purpose, arn, created_at as "createdAt"
       from outbox_message order by id desc limit $1`,
    [count],
  );
