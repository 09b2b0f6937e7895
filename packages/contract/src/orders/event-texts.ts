import type { NoticeKind } from '@hub/domain/notifications/notice-kinds';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import { declineMessageTexts } from '../declines/decline-message-texts.ts';
import type { Decline } from '../declines/decline-texts.ts';
import { orderNames } from './order-kinds.ts';

interface OrderNamed {
  /** Whose it is. */
  readonly client: string;
  readonly kind: OrderKind;
  readonly headline: string;
  readonly scheme: string;
  /** Why it was declined, where that was said. */
  readonly decline?: Decline | undefined;
}

/** What became of an order, in a few words. */
export const orderStatusTexts: Readonly<Record<OrderStatus, string>> = {
  draft: 'In the cart',
  pending: 'Pending for confirmation',
  confirmed: 'Confirmed',
  paid: 'Paid',
  submitted: 'With the registrar',
  allotted: 'Allotted',
  expired: 'Link expired',
  declined: 'Declined',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

interface Notice {
  readonly kind: NoticeKind;
  /** The client first, then what it is about, what happened and the amount. */
  readonly title: string;
  readonly body: string;
}

/** Of an order, `what` it is and its `scheme`. */
type NoticeText = (
  what: string,
  scheme: string,
  decline?: Decline,
) => { readonly kind: NoticeKind; readonly happened: string; readonly body: string };

const notices: Readonly<Partial<Record<OrderStatus, NoticeText>>> = {
  confirmed: (what, scheme) => ({
    kind: 'order-confirmed',
    happened: `${what} confirmed`,
    body: `${scheme}.`,
  }),
  declined: (what, scheme, decline) => ({
    kind: 'order-declined',
    happened: `${what} declined`,
    body:
      decline === undefined
        ? `${scheme}. Talk to them; you can send it again.`
        : `${scheme}. ${declineMessageTexts.why(decline)}`,
  }),
  expired: (what, scheme) => ({
    kind: 'order-expired',
    happened: `${what} not confirmed in time`,
    body: `${scheme}. Send a new link; nothing needs to be typed again.`,
  }),
  paid: (what, scheme) => ({
    kind: 'order-paid',
    happened: `${what} paid`,
    body: `${scheme}. The money has been received.`,
  }),
  allotted: (what, scheme) => ({
    kind: 'order-done',
    happened: `${what} done`,
    body: `${scheme}. The registrar has processed it.`,
  }),
  rejected: (what, scheme) => ({
    kind: 'order-refused',
    happened: `${what} rejected by the registrar`,
    body: `${scheme}. Open it to see the reason and how to fix it.`,
  }),
};

/** What happens to the money of an order and leaves its status as it is. */
const moneyNotices = {
  'payment-failed': (what, scheme) => ({
    kind: 'payment-failed',
    happened: `payment for ${what} failed`,
    body: `${scheme}. The investor can pay again with the same link.`,
  }),
  refunded: (what, scheme) => ({
    kind: 'order-refunded',
    happened: `${what} refunded`,
    body: `${scheme}. The bank has returned the money.`,
  }),
  'refund-failed': (what, scheme) => ({
    kind: 'refund-failed',
    happened: `refund of ${what} failed`,
    body: `${scheme}. The bank could not return the money. It will be tried again.`,
  }),
  'money-reversed': (what, scheme) => ({
    kind: 'order-refunded',
    happened: `${what} refunded, the order is stopped`,
    body: `${scheme}. The bank returned the money on its own. The order is cancelled; place it again if the investor wants it.`,
  }),
  'paid-out': (what, scheme) => ({
    kind: 'paid-out',
    happened: `${what} paid out`,
    body: `${scheme}. The bank has paid.`,
  }),
  'money-reversed-late': (what, scheme) => ({
    kind: 'order-refunded',
    happened: `${what} refunded after it went to the registrar`,
    body: `${scheme}. The bank has returned the money. We are looking into it.`,
  }),
} as const satisfies Readonly<Record<string, NoticeText>>;

export type MoneyNotice = keyof typeof moneyNotices;

/** What a plan's register did: there is no NAV to wait for. */
const planTitles: Readonly<Partial<Record<OrderKind, Readonly<Record<string, string>>>>> = {
  sip: { allotted: 'SIP registered' },
  stp: { allotted: 'STP registered' },
  swp: { allotted: 'SWP registered' },
  pause: { allotted: 'Pause registered' },
  stop: { allotted: 'Stop registered', cancelled: 'Stop cancelled' },
};

/** `redemption of ₹86,000`, `redemption of all units`, `stop of SIP R12`. */
const orderText = ({ kind, headline }: OrderNamed): string =>
  kind === 'folio'
    ? orderNames.folio
    : `${orderNames[kind]} of ${headline.replace(/^All units/, 'all units')}`;

/** What a distributor is notified of; null for what they did themselves. */
export const noticeOf = (news: OrderStatus | MoneyNotice, order: OrderNamed): Notice | null => {
  const { client, scheme, decline } = order;
  const what = orderText(order);
  const text: NoticeText | undefined =
    news in moneyNotices ? moneyNotices[news as MoneyNotice] : notices[news as OrderStatus];
  if (text === undefined) return null;
  const { kind, happened, body } = text(what, scheme, decline);
  if (news === 'allotted' && planTitles[order.kind]?.allotted !== undefined) {
    return { kind, title: `${client}: ${what} registered`, body: `${scheme}.` };
  }
  return { kind, title: `${client}: ${happened}`, body };
};

/** The rows of a timeline, by the type of their event. */
const eventTitles: Readonly<Record<string, string>> = {
  created: 'Order created',
  'link-sent': 'Link sent to the investor',
  'link-opened': 'Investor opened the link',
  confirmed: 'Investor confirmed with a code',
  declined: 'Investor declined',
  'link-expired': 'Link expired',
  cancelled: 'Cancelled',
  'payment-started': 'Payment started',
  'payment-failed': 'Payment failed',
  'money-received': 'Money received',
  'money-goes-back': 'Money cannot be used and will be returned',
  'money-reversed': 'The bank returned money on its own',
  submitted: 'Sent to the registrar',
  'leg-done': 'Units left the first scheme',
  'answer-held': 'The registrar’s answer is being checked',
  'answer-dropped': 'The registrar’s answer was not accepted; waiting for another',
  allotted: 'Processed by the registrar',
  rejected: 'Rejected by the registrar',
  'refund-started': 'Refund started',
  'refund-failed': 'Refund failed; it will be tried again',
  refunded: 'Refunded',
  'paid-out': 'Paid out by the bank',
};

export const eventTitle = (type: string, kind: OrderKind): string =>
  planTitles[kind]?.[type] ?? eventTitles[type] ?? type;

/** Who has to do what next; null when the order is over. */
export const nextTexts = {
  distributor: {
    expired: 'Send a new link, or edit or cancel the order.',
    declined: 'Ask the investor why. You can order it again.',
    draft: 'Send it to the investor.',
  },
  investor: 'The investor opens the link and confirms with a code.',
  payer: 'The investor pays from a registered bank account.',
  system: 'It goes to the registrar next.',
  stop: (on: string): string => `The plan stops from ${on}. To undo this, cancel it before that day.`,
  registrar: 'The registrar processes it once the NAV of the day is out.',
  bank: 'The bank returns the money.',
  payout: 'The bank pays the money out to the registered account.',
  debit: 'The bank debits the mandate and answers at noon of that day.',
} as const;
