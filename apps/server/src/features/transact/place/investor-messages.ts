import { type Brand, investorPageHref } from '@hub/contract';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import type { CallContext } from '../../../calls/call-context.ts';
import { momentText } from '../../../client-messages/moment-text.ts';
import type { Tx } from '../../../db/database.ts';
import { issueLink, type LinkPurpose, newToken } from '../../../links/links.ts';
import type { MailParts } from '../../../ports/messenger/messenger.ts';

/** A token outlives its confirmation: how long that is open is decided there, and can be extended. */
const tokenDays = 30;

interface RequestedLink {
  readonly arn: string;
  readonly purpose: LinkPurpose;
  readonly confirmation: string;
  readonly token?: string;
}

type Linker = Pick<CallContext, 'config' | 'clock'> & {
  readonly security: Pick<CallContext['security'], 'digest'>;
};

/** A link of its own, for whom it is sent to: its address, which is nowhere else, and the writing of it. */
export function startLink(
  { config, security, clock }: Linker,
  tx: Tx,
  { purpose, arn, confirmation, token = newToken() }: RequestedLink,
): { readonly url: string; readonly written: Promise<unknown> } {
  const now = clock.now();
  const terms = { purpose, arn, details: { confirmation }, expiresAt: now.add({ hours: 24 * tokenDays }) };
  const page = purpose === 'order-payment' ? 'pay' : 'confirm';
  return {
    url: config.publicUrl + investorPageHref(page, token),
    written: issueLink(tx, security.digest, terms, now, token),
  };
}

export async function newLink(context: Linker, tx: Tx, link: RequestedLink): Promise<string> {
  const { url, written } = startLink(context, tx, link);
  await written;
  return url;
}

interface Confirming {
  readonly distributor: string;
  readonly arn: string;
  /** Null where more will join the link. */
  readonly count: number | null;
  readonly url: string;
  readonly expiresAt: Temporal.Instant;
}

export const confirmText = (brand: Brand, { expiresAt, ...confirming }: Confirming): string =>
  orderMessageTexts.request({ ...confirming, brand: brand.name, until: momentText(expiresAt) });

/** As many as a mail names; the page behind its link has them all. */
const MOST_NAMED = 10;

interface NamedOrder {
  readonly kind: OrderKind;
  readonly summary: { readonly headline: string; readonly scheme: { readonly name: string } };
}

/** The mail that asks to confirm: what is ordered, and the button. */
export const confirmMail = (url: string, orders: readonly NamedOrder[]): MailParts => ({
  facts: orders.slice(0, MOST_NAMED).map(({ kind, summary: { headline, scheme } }) => ({
    label: orderKindTexts[kind].title,
    value: `${headline}, ${scheme.name}`,
  })),
  link: { label: mailTexts.buttons.confirm, url },
});

interface ToPay {
  /** Null where nothing is to be paid by hand. */
  readonly due: string | null;
  readonly debit?: { readonly amount: string; readonly on: string } | null;
  /** The account of a mandate that is to be approved. */
  readonly mandate?: string | null;
  readonly url: string;
}

/** What is debited needs no payment; its link shows how it went, and takes the money another way where it fails. */
export const payText = (brand: Brand, { due, debit = null, mandate = null, url }: ToPay): string =>
  orderMessageTexts.pay({ due, debit, mandate, url, brand: brand.name });
