import type { Database, Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { Attachment, Message } from './messenger.ts';

export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly target: string;
  readonly subject: string | null;
  readonly body: string;
  readonly purpose: string;
  readonly arn: string | null;
  readonly createdAt: string;
  /** The name of what is attached. */
  readonly attachment: string | null;
  /** It can be looked at as a mail program shows it. */
  readonly isLaidOut: boolean;
}

export async function putMessage(tx: Tx, message: Message, html: string | null): Promise<void> {
  const { arn, channel, to, subject, text, purpose, attachment } = message;
  await tx.asSystem(
    `insert into outbox_message (arn, channel, target, subject, body, html, purpose, attachment)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [arn, channel, to, subject, text, html, purpose, attachment && JSON.stringify(attachment)],
  );
}

/** What is attached to one of them; null where there is nothing. */
export async function findAttachment(db: Database, id: string): Promise<Attachment | null> {
  const rows = await db.read<{ attachment: Attachment | null }>(
    'system',
    'select attachment from outbox_message where id = $1',
    [id],
  );
  return rows[0]?.attachment ?? null;
}

interface StoredMail {
  readonly html: string;
  readonly attachment: Attachment | null;
}

/** A mail as it is laid out; null for what is none. */
export async function findMail(db: Database, id: string): Promise<StoredMail | null> {
  const rows = await db.read<StoredMail>(
    'system',
    'select html, attachment from outbox_message where id = $1 and html is not null',
    [id],
  );
  return rows[0] ?? null;
}

export const newestMessages = (db: Database, count: number): Promise<OutboxMessage[]> =>
  db.read<OutboxMessage>(
    'system',
    `select id, channel, target, subject, body, purpose, arn, created_at as "createdAt",
            attachment ->> 'fileName' as attachment, html is not null as "isLaidOut"
       from outbox_message order by id desc limit $1`,
    [count],
  );

export const sweepOutbox = (queries: Queries) =>
  queries.query("delete from outbox_message where created_at < now() - interval '30 days'");
