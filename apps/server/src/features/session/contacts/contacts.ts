import type { otpChannels } from '@hub/contract/calls/session/session';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Channel } from '../../../ports/messenger/messenger.ts';
import { contactShares } from './contact-shares.ts';
import { type Contact, decoyContacts } from './decoy-contact.ts';

export interface Contacts {
  /** The best first; never empty. */
  readonly list: readonly Contact[];
  /** False for whoever may not come in: what is sent there must go nowhere. */
  readonly isReal: boolean;
}

export interface Reachable {
  readonly mobile: string | null;
  readonly email: string | null;
}

function recorded(record: Reachable, channels: readonly Channel[]): Contact[] {
  const targets = { SMS: record.mobile, EMAIL: record.email };
  return channels.flatMap((channel) => {
    const to = targets[channel];
    return to ? [{ channel, to }] : [];
  });
}

/**
 * Where the ARN can be reached by the ways the messenger has. One that may not come in (null), or cannot be reached, is
 * answered with contacts of its own, the same each time it asks. Which of the three logins asks makes no difference:
 * what changed with it would tell a known ARN from an unknown one.
 */
export async function contactsOf(
  context: Pick<CallContext, 'db' | 'clock' | 'messenger' | 'security'>,
  arn: string,
  record: Reachable | null,
): Promise<Contacts> {
  const { channels } = context.messenger;
  // Asked for in any case: a known ARN must not be answered with less work.
  const shares = await contactShares(context);
  const list = record === null ? [] : recorded(record, channels);
  if (list.length > 0) return { list, isReal: true };
  const digest = context.security.digest('decoy', arn);
  return { list: decoyContacts(digest, channels, shares), isReal: false };
}

/** The one asked for, else the best there is: SMS falls back to mail and mail to SMS. */
export function chosen({ list }: Contacts, channel: (typeof otpChannels)[number] | undefined): Contact {
  const contact = list.find((one) => one.channel === channel) ?? list[0];
  if (contact === undefined) throw new Error('The messenger has no way to send anything');
  return contact;
}
