import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import { declineMessageTexts } from '../declines/decline-message-texts.ts';
import type { Decline } from '../declines/decline-texts.ts';
import { orderKindTexts } from './order-kinds.ts';

interface OrderNamed {
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

const notices: Readonly<
  Partial<Record<OrderStatus, (order: string, decline?: Decline) => { title: string; body: string }>>
> = {
  confirmed: (order) => ({ title: 'Order confirmed', body: `The investor confirmed: ${order}.` }),
  declined: (order, decline) => ({
    title: 'Order declined',
    body:
      decline === undefined
        ? `The investor declined: ${order}. Talk to them; you can send it again.`
        : `The investor declined: ${order}. ${declineMessageTexts.why(decline)}`,
  }),
  expired: (order) => ({
    title: 'Link expired',
    body: `Nobody confirmed in time: ${order}. Send a new link; nothing has to be typed again.`,
  }),
  paid: (order) => ({ title: 'Payment received', body: `The money is in: ${order}.` }),
  allotted: (order) => ({ title: 'Order done', body: `The registrar has booked it: ${order}.` }),
  rejected: (order) => ({
    title: 'Order rejected',
    body: `The registrar rejected: ${order}. Open it to see why and what fixes it.`,
  }),
};

/** What happens to the money of an order and leaves its status as it is. */
const moneyNotices = {
  'payment-failed': (order: string) => ({
    title: 'Payment failed',
    body: `The payment did not go through: ${order}. The investor can pay again by the same link.`,
  }),
  refunded: (order: string) => ({ title: 'Money refunded', body: `The bank gave the money back: ${order}.` }),
  'refund-failed': (order: string) => ({
    title: 'Refund failed',
    body: `The bank could not give the money back: ${order}. It is tried again.`,
  }),
  'money-reversed': (order: string) => ({
    title: 'Order stopped: the money went back',
    body: `The bank gave the money back without being asked: ${order}. The order is cancelled; place it again if the investor wants it.`,
  }),
  'paid-out': (order: string) => ({ title: 'Redemption paid out', body: `The bank has paid: ${order}.` }),
  'money-reversed-late': (order: string) => ({
    title: 'The money of an order went back',
    body: `The bank gave the money back after the order went to the registrar: ${order}. We are looking into it.`,
  }),
} as const;

export type MoneyNotice = keyof typeof moneyNotices;

/** What a plan's register did: there is no NAV to wait for. */
const planTitles: Readonly<Partial<Record<OrderKind, Readonly<Record<string, string>>>>> = {
  sip: { allotted: 'SIP registered' },
  stp: { allotted: 'STP registered' },
  swp: { allotted: 'SWP registered' },
  pause: { allotted: 'Pause registered' },
  stop: { allotted: 'Stop registered', cancelled: 'Stop taken back' },
};

/** What a distributor is notified of; null for what they did themselves. */
export const noticeOf = (
  news: OrderStatus | MoneyNotice,
  order: OrderNamed,
): { title: string; body: string } | null => {
  const registered = news === 'allotted' ? planTitles[order.kind]?.allotted : undefined;
  if (registered !== undefined) return { title: registered, body: `${order.headline}, ${order.scheme}.` };
  const text = news in moneyNotices ? moneyNotices[news as MoneyNotice] : notices[news as OrderStatus];
  return (
    text?.(`${orderKindTexts[order.kind].title} ${order.headline}, ${order.scheme}`, order.decline) ?? null
  );
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
  'money-goes-back': 'Money cannot be used and goes back',
  'money-reversed': 'The bank gave money back without being asked',
  submitted: 'Sent to the registrar',
  'leg-done': 'Units left the first scheme',
  'answer-held': 'The registrar’s answer is being checked',
  'answer-dropped': 'The registrar’s answer does not count; another is awaited',
  allotted: 'Booked by the registrar',
  rejected: 'Rejected by the registrar',
  'refund-started': 'Refund started',
  'refund-failed': 'Refund failed; it is tried again',
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
  stop: (on: string): string => `Nothing moves from ${on} on. Cancel it before that day to take it back.`,
  registrar: 'The registrar books it when the NAV of the day is there.',
  bank: 'The bank gives the money back.',
  payout: 'The bank pays the money out to the registered account.',
  debit: 'The bank debits the mandate and answers at noon of that day.',
} as const;
