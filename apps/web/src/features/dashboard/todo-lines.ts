import type { Todo, TodoKind } from '@hub/contract/calls/dashboard';
import { groupIndian } from '@hub/domain';
import { compactText, dayText } from './amounts.ts';

/** How pressing a line is, said by its mark and its words; the colour only repeats it. */
export type Urgency = 'now' | 'soon' | 'calm' | 'glad';

export interface TodoLine {
  readonly title: string;
  /** In parts that stay together at a line's end. */
  readonly about: readonly string[];
  readonly action: string;
  readonly urgency: Urgency;
}

interface Wording {
  title(count: string): string;
  /** What is at stake, where that is money. */
  amount?(amount: string): string;
  deadline?(day: string): string;
  readonly action: string;
  readonly urgency: Urgency;
}

const several = (one: string, many: string) => (count: string) =>
  count === '1' ? one : many.replace('#', count);

const wordings: Readonly<Record<TodoKind, Wording>> = {
  'sip-at-risk': {
    title: several('1 SIP ceases at the next miss', '# SIPs cease at the next miss'),
    amount: (amount) => `${amount} a month at stake`,
    deadline: (day) => `next debit ${day}`,
    action: 'Call',
    urgency: 'now',
  },
  'sip-maturing': {
    title: several('1 SIP matures soon', '# SIPs mature soon'),
    amount: (amount) => `${amount} a month at stake`,
    deadline: (day) => `first on ${day}`,
    action: 'Renew',
    urgency: 'soon',
  },
  'kyc-on-hold': {
    title: several('KYC of 1 client on hold', 'KYC of # clients on hold'),
    action: 'Remind',
    urgency: 'soon',
  },
  birthdays: {
    title: several('1 birthday today', '# birthdays today'),
    action: 'Wish',
    urgency: 'glad',
  },
  'euin-missing': {
    title: several('EUIN missing on 1 order', 'EUIN missing on # orders'),
    amount: (amount) => `brokerage on ${amount}`,
    deadline: (day) => `give it by ${day}`,
    action: 'Show',
    urgency: 'now',
  },
};

/** `Latha Iyer, Imran Shaikh and 2 more`; a name may stand for several. */
export function namesText(names: readonly string[], count: number): string {
  const more = count - names.length;
  if (more > 0 && names.length > 0) return `${names.join(', ')} and ${groupIndian(more)} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function todoLine({ kind, count, names, amount, deadline }: Todo): TodoLine {
  const words = wordings[kind];
  const about = [
    // Money and a day say more than names do, and leave them little room.
    amount === null || !words.amount
      ? namesText(names.slice(0, 2), count)
      : words.amount(compactText(amount)),
    deadline === null || !words.deadline ? '' : words.deadline(dayText(deadline)),
  ];
  return {
    title: words.title(groupIndian(count)),
    about: about.filter(Boolean),
    action: words.action,
    urgency: words.urgency,
  };
}
