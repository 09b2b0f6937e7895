import { href } from '@hub/contract';
import type { Todo, TodoKind, TodoPerson } from '@hub/contract/calls/dashboard/dashboard';
import { orderNames } from '@hub/contract/orders/order-kinds';
import { dayText, groupIndian, moneyOf } from '@hub/domain';
import type { ContactWay } from '../../../parts/contact/contact-way.ts';
import { fixMandate, riskMessage } from '../../../parts/plan/risk-message.ts';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { serverNow } from '../../../parts/transaction/server-clock.ts';
import { timeLeftText } from '../../../parts/transaction/time-left.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';

/** How pressing a line is, said by its mark and its words; the colour only repeats it. */
type Urgency = 'now' | 'soon' | 'calm' | 'glad';

interface TodoLine {
  readonly title: string;
  /** In parts that stay together at a line's end. */
  readonly about: readonly string[];
  readonly urgency: Urgency;
  /** What is done about it, on the page that the line opens. */
  readonly verb: string;
}

/** What can be done for one client, on the client's own row. */
interface TodoRow {
  readonly about: readonly string[];
  readonly ways: readonly ContactWay[];
  /** What WhatsApp has written already. */
  readonly message: string;
  /** Another way to act, which opens what it names. */
  readonly link: { readonly text: string; readonly href: string } | null;
}

interface Wording {
  title(count: string): string;
  /** What is at stake, where that is money. */
  amount?(amount: string): string;
  deadline?(day: string): string;
  /** Where neither money nor a day is at stake. */
  readonly about?: string;
  readonly urgency: Urgency;
  verb(count: number): string;
}

const several = (one: string, many: string) => (count: string) =>
  count === '1' ? one : many.replace('#', count);

const wordings: Readonly<Record<TodoKind, Wording>> = {
  'links-lapsing': {
    title: several('1 link is expiring soon', '# links are expiring soon'),
    about: 'the investor has not confirmed yet',
    urgency: 'now',
    verb: (count) => (count === 2 ? 'Remind both' : count === 1 ? 'Remind' : 'Remind all'),
  },
  'orders-to-pay': {
    title: several('1 order is waiting for payment', '# orders are waiting for payment'),
    amount: (amount) => `${amount} not paid yet`,
    urgency: 'now',
    verb: () => 'Ask for payment',
  },
  'sip-at-risk': {
    title: several('1 SIP ceases at the next miss', '# SIPs cease at the next miss'),
    amount: (amount) => `${amount} a month at stake`,
    deadline: (day) => `next debit ${day}`,
    urgency: 'now',
    verb: (count) => (count === 1 ? 'Fix mandate' : 'Fix mandates'),
  },
  'sip-maturing': {
    title: several('1 SIP matures soon', '# SIPs mature soon'),
    amount: (amount) => `${amount} a month at stake`,
    deadline: (day) => `first on ${day}`,
    urgency: 'soon',
    verb: () => 'Renew',
  },
  'kyc-on-hold': {
    title: several('KYC of 1 client on hold', 'KYC of # clients on hold'),
    about: 'purchases and SIPs are blocked',
    urgency: 'soon',
    verb: () => 'Remind',
  },
  birthdays: {
    title: several('1 birthday today', '# birthdays today'),
    urgency: 'glad',
    verb: () => 'Send wishes',
  },
  'euin-missing': {
    title: several('EUIN missing on 1 order', 'EUIN missing on # orders'),
    amount: (amount) => `brokerage on ${amount}`,
    deadline: (day) => `give it by ${day}`,
    urgency: 'now',
    verb: () => 'Show orders',
  },
};

/** A renewal is new business, which only an active ARN brings: others look at what ends. */
const isRenewal = (kind: TodoKind): boolean => kind === 'sip-maturing';

export function todoLine({ kind, count, amount, deadline }: Todo, isActive = true): TodoLine {
  const words = wordings[kind];
  const about = [
    amount === null || !words.amount ? words.about : words.amount(compactText(amount)),
    deadline === null || !words.deadline ? undefined : words.deadline(dayText(deadline)),
  ];
  return {
    title: words.title(groupIndian(count)),
    about: about.filter((part) => part !== undefined),
    urgency: words.urgency,
    verb: isRenewal(kind) && !isActive ? 'See all' : words.verb(count),
  };
}

const heldText = (amount: string): string =>
  moneyOf(amount) === 0n ? 'holds nothing' : `holds ${compactText(amount)}`;

/** `redemption ₹1,20,000`, `SIP ₹5,000 every month`. */
const orderText = ({ kind, headline }: NonNullable<TodoPerson['order']>): string =>
  `${orderNames[kind]} ${headline}`;

const folioHref = (folioNo: string): string =>
  `${href('investor/folio-details')}?${new URLSearchParams({ folio: folioNo })}`;

const entryNames = { purchase: 'purchase', 'switch-in': 'switch' } as const;

type Acts = (person: TodoPerson) => TodoRow;
const both: readonly ContactWay[] = ['call', 'whatsapp'];

/** A verb does what it says: a call calls this client, and a link opens what it names. */
const acts: Readonly<Record<TodoKind, Acts>> = {
  'links-lapsing': ({ name, order }) => {
    const left = order?.until ? timeLeftText(order.until, serverNow()) : null;
    return {
      about: order === null ? [] : [orderText(order), left === null ? 'lapsed' : `${left} left`],
      ways: ['call', 'remind'],
      message: `Dear ${name}, your order ${order ? `of ${order.headline} in ${order.scheme} ` : ''}is waiting for you: please open the link I sent you and confirm it with the code. The link expires soon.`,
      link: order && { text: 'Open', href: orderHref(order.reference) },
    };
  },
  'orders-to-pay': ({ name, order }) => ({
    about: order === null ? [] : [orderText(order), 'confirmed'],
    ways: ['call', 'remind'],
    message: `Dear ${name}, thank you for confirming your order${order ? ` of ${order.headline} in ${order.scheme}` : ''}. Please complete the payment with the payment link sent to you. The NAV is of the day the money is received.`,
    link: order && { text: 'Open', href: orderHref(order.reference) },
  }),
  'sip-at-risk': ({ investorId, name, plan, amount, day }) => ({
    about: [`SIP ${compactText(plan?.amount ?? amount)}`, ...(day === null ? [] : [`debit ${dayText(day)}`])],
    ways: both,
    message: riskMessage({
      investor: name,
      amount: plan?.amount ?? amount,
      scheme: plan?.scheme ?? '',
      nextDebitOn: day,
    }),
    link: plan && { text: 'Fix mandate', href: fixMandate({ investorId, folioNo: plan.folioNo }) },
  }),
  'sip-maturing': ({ name, plan, amount, day }) => ({
    about: [`SIP ${compactText(plan?.amount ?? amount)}`, ...(day === null ? [] : [`ends ${dayText(day)}`])],
    ways: both,
    message: `Dear ${name}, your SIP in ${plan?.scheme ?? 'the fund'} ends${day === null ? ' soon' : ` on ${dayText(day)}`}. Shall we renew it in time?`,
    link: { text: 'Renew', href: `${href('reports/sip')}?view=maturing` },
  }),
  'kyc-on-hold': ({ name, amount }) => ({
    about: [heldText(amount)],
    ways: ['call', 'remind'],
    message: `Dear ${name}, your KYC is on hold, so purchases and SIPs cannot go through. Shall I help you complete it?`,
    link: null,
  }),
  birthdays: ({ name, amount }) => ({
    about: [heldText(amount)],
    ways: both,
    message: `Happy birthday, ${name}! I wish you health and happiness in the year ahead.`,
    link: { text: 'Wish', href: href('wishes') },
  }),
  'euin-missing': ({ entry, amount, day }) => ({
    about: [
      `${entry === null ? 'order' : entryNames[entry.kind]} ${compactText(amount)}`,
      ...(day === null ? [] : [`by ${dayText(day)}`]),
    ],
    // The registrar is told, not the client.
    ways: [],
    message: '',
    link: entry && { text: 'Open folio', href: folioHref(entry.folioNo) },
  }),
};

export function todoRow(kind: TodoKind, person: TodoPerson, isActive = true): TodoRow {
  const row = acts[kind](person);
  return isRenewal(kind) && !isActive ? { ...row, link: null } : row;
}

/** More than five topics are no list for a morning: the others are opened beneath. */
export const MOST_LINES = 5;
