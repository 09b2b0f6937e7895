import { readConfig } from '../../../config/read-config.ts';
import type { Database } from '../../../db/database.ts';
import { createKeyring } from '../../../http/auth/security.ts';
import { systemClock } from '../../../ports/clock/system-clock.ts';

export interface LinkMessage {
  readonly purpose: 'order-link' | 'order-payment';
  readonly channel: string;
  readonly token: string;
  /** What its link is for; null for a link that nobody made. */
  readonly confirmation: string | null;
}

/** What investors were sent, with the confirmation that each link opens: the table has no more than its hash. */
export async function readLinkMessages(db: Database): Promise<LinkMessage[]> {
  const { digest } = createKeyring(readConfig({}), systemClock).security;
  const links = await db.read<{ hash: string; confirmation: string }>(
    'system',
    "select hash, details ->> 'confirmation' as confirmation from link",
  );
  const byHash = new Map(links.map(({ hash, confirmation }) => [hash, confirmation]));
  const messages = await db.read<{ purpose: LinkMessage['purpose']; channel: string; body: string }>(
    'system',
    `select purpose, channel, body from outbox_message where purpose in ('order-link', 'order-payment') order by id`,
  );
  return messages.map(({ purpose, channel, body }) => {
    const token = /\/(?:confirm|pay)\/([\w-]{43})/.exec(body)?.[1] ?? '';
    return {
      purpose,
      channel,
      token,
      confirmation: byHash.get(digest('link', token).toString('hex')) ?? null,
    };
  });
}

/** The newest code that was sent to this number; where there is none, one that is wrong. */
export async function readCode(db: Database, mobile: string): Promise<string> {
  const [message] = await db.read<{ body: string }>(
    'system',
    `select body from outbox_message where purpose = 'order-otp' and target = $1 order by id desc limit 1`,
    [mobile],
  );
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '000000';
}
