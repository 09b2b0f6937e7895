import { type Brand, investorPageHref } from '@hub/contract';
import type { CallContext } from '../../../calls/call-context.ts';
import { momentText } from '../../../client-messages/moment-text.ts';
import type { Tx } from '../../../db/database.ts';
import { issueLink, type LinkPurpose, newToken } from '../../../links/links.ts';

/** A token outlives its confirmation: how long that is open is decided there, and can be extended. */
const tokenDays = 30;

interface AskedLink {
  readonly arn: string;
  readonly purpose: LinkPurpose;
  readonly confirmation: string;
}

type Linker = Pick<CallContext, 'config' | 'clock'> & {
  readonly security: Pick<CallContext['security'], 'digest'>;
};

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

const countText = (count: number | null): string =>
  count === null ? 'transactions' : count === 1 ? 'a transaction' : `${count} transactions`;

interface Asking {
  readonly distributor: string;
  readonly arn: string;
  /** Null where more will join the link. */
  readonly count: number | null;
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
