import type { Tx } from '../db/database.ts';
import type { Message, Messenger } from '../ports/messenger/messenger.ts';
import { type Contact, contactsOf, type Person } from './contacts.ts';
import { countMessages, type MessageCounter, type RequestedPurpose } from './count-messages.ts';

interface Sender {
  readonly messenger: Messenger;
}

type Said = Pick<Message, 'text' | 'purpose' | 'mail'> & { readonly arn: string; readonly subject: string };

async function sendToAll(
  { messenger }: Sender,
  tx: Tx,
  contacts: readonly Contact[],
  { subject, mail, ...rest }: Said,
): Promise<void> {
  await Promise.all(
    contacts.map(({ channel, to }) =>
      messenger.send(tx, {
        ...rest,
        channel,
        to,
        ...(channel === 'EMAIL' && { subject, ...(mail && { mail }) }),
      }),
    ),
  );
}

/** What an investor must get, to every registered contact: it is not lost because of what others have sent. */
export const notifyInvestor = (sender: Sender, tx: Tx, person: Person, message: Said): Promise<void> =>
  sendToAll(sender, tx, contactsOf(sender, person), message);

/** What somebody's act sends, to every registered contact, in the caller's transaction. Refused when it is too much. */
export async function sendToInvestor(
  sender: Sender & MessageCounter,
  tx: Tx,
  person: Person,
  message: Said & { readonly purpose: RequestedPurpose },
): Promise<void> {
  const contacts = contactsOf(sender, person);
  const refusal = await countMessages(sender, tx, message, contacts);
  if (refusal !== null) throw refusal;
  await sendToAll(sender, tx, contacts, message);
}
