import { type Brand, investorPageHref } from '@hub/contract';
import type { Tx } from '../../db/database.ts';
import { issueLink, type LinkPurpose, newToken } from '../../links/links.ts';
import type { Channel, Message } from '../../ports/messenger/messenger.ts';
import type { CallContext } from '../call-context.ts';
import type { Person } from './confirmation.repository.ts';

type Sender = Pick<CallContext, 'config' | 'brand' | 'messenger' | 'clock'> & {
  readonly security: Pick<CallContext['security'], 'digest'>;
};

/** The registered contacts that a message can reach, best first. */
export const contactsOf = (
  { messenger }: Pick<Sender, 'messenger'>,
  { mobile, email }: Pick<Person, 'mobile' | 'email'>,
): { readonly channel: Channel; readonly to: string }[] =>
  messenger.channels.flatMap((channel) => {
    const to = channel === 'SMS' ? mobile : email;
    return to === null || to === '' ? [] : [{ channel, to }];
  });

/** A token outlives its confirmation: how long that is open is decided there, and can be extended. */
const tokenDays = 30;

interface AskedLink {
  readonly arn: string;
  readonly purpose: LinkPurpose;
  readonly confirmation: string;
}

type Linker = Pick<Sender, 'config' | 'security' | 'clock'>;

/** A link of its own, for whom it is sent to: its address, which is nowhere else, and the writing of it. */
export function startLink(
  { config, security, clock }: Linker,
  tx: Tx,
  { purpose, arn, confirmation }: AskedLink,
): { readonly url: string; readonly written: Promise<unknown> } {
  const now = clock.now();
  const token = newToken();
  const terms = { purpose, arn, details: { confirmation }, expiresAt: now.add({ hours: 24 * tokenDays }) };
  const page = purpose === 'order-payment' ? 'pay' : 'confirm';
  return {
    url: config.publicUrl + investorPageHref(page, token),
    written: issueLink(tx, security.digest, terms, now, token),
  };
}

export async function newLink(context: Linker, tx: Tx, link: AskedLink): Promise<string> {
  const { url, written } = startLink(context, tx, link);
  await written;
  return url;
}

/** Made once: making one takes longer than all the rest of a message. */
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
export const momentText = (at: Temporal.Instant): string => momentFormat.format(at.epochMilliseconds);

const countText = (count: number): string => (count === 1 ? 'a transaction' : `${count} transactions`);

interface Asking {
  readonly distributor: string;
  readonly arn: string;
  readonly count: number;
  readonly url: string;
  readonly expiresAt: Temporal.Instant;
}

export const askText = (brand: Brand, { distributor, arn, count, url, expiresAt }: Asking): string =>
  `${distributor} (${arn}) asks you to confirm ${countText(count)} with ${brand.name}. ` +
  `Check and confirm by ${momentText(expiresAt)}: ${url}`;

interface ToPay {
  /** Null where nothing is to be paid by hand. */
  readonly due: string | null;
  readonly debit?: { readonly amount: string; readonly on: string } | null;
  readonly url: string;
}

/** What is debited needs no payment; its link shows how it went, and takes the money another way where it fails. */
export function payText(brand: Brand, { due, debit = null, url }: ToPay): string {
  const debited =
    debit === null ? '' : ` ${debit.amount} is debited from your account by your mandate on ${debit.on}.`;
  const way =
    due === null
      ? ` You need not pay anything. See how it went: ${url}`
      : ` Pay ${due} to ${brand.name} from your registered bank account: ${url}`;
  return `Thank you for confirming.${debited}${way}`;
}

/** To every registered contact, in the caller's transaction. */
export async function sendToInvestor(
  sender: Pick<Sender, 'messenger'>,
  tx: Tx,
  person: Person,
  message: Pick<Message, 'text' | 'purpose' | 'arn'> & { readonly subject: string },
): Promise<void> {
  const { subject, ...rest } = message;
  await Promise.all(
    contactsOf(sender, person).map(({ channel, to }) =>
      sender.messenger.send(tx, { ...rest, channel, to, ...(channel === 'EMAIL' ? { subject } : {}) }),
    ),
  );
}
