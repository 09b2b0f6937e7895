import { dayText, rupeesText } from '@hub/domain';
import { texts } from '../texts/texts.ts';

const all = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const rupees = (amount: string): string => rupeesText(amount, { decimals: 0 });

/** What waits to be done for one client, and what it is asked for with. */
export const clientTodoTexts = {
  title: (name: string): string => `To do for ${name}`,
  none: 'Nothing to do right now.',
  noneAbout: 'The next SIP, missing nominees, the KYC and goals that fall short appear here.',
  loading: 'Loading what there is to do',
  failed: 'Not all of it could be loaded',
  sip: {
    next: (amount: string, on: string): string => `Next SIP ${rupees(amount)} on ${dayText(on)}`,
    count: (count: number): string => all(count, '1 SIP', 'SIPs'),
    covered: (bank: string, account: string): string => `mandate ${bank} ${account} covers it`,
    allCovered: 'their mandates cover it',
    limit: (limit: string): string => `limit ${rupees(limit)}`,
    change: 'Change SIP',
    fix: 'Fix mandate',
    remind: 'Remind',
    keep: (name: string, amount: string, on: string): string =>
      `Dear ${name}, your SIP of ${rupees(amount)} is debited on ${dayText(on)}. Please keep the amount in your account.`,
    approve: (name: string, amount: string, on: string): string =>
      `Dear ${name}, your SIP of ${rupees(amount)} is debited on ${dayText(on)}. Please approve its mandate at your bank before then.`,
  },
  nominee: {
    missing: (folio: string): string => `Nominee missing in ${folio}`,
    missingIn: (count: number): string => `Nominee missing in ${count} folios`,
    others: (count: number): string => all(count, 'the other folio has one', 'other folios have one'),
    first: (folio: string): string => `first ${folio}`,
    act: 'Add nominee',
  },
  kyc: {
    title: (status: string): string => `KYC ${status}`,
    registered: 'not validated: a fund house new to the client asks for it again',
    blocks: 'no order goes through until it is validated',
    act: 'Ask for KYC',
    message: (name: string, status: string): string =>
      `Dear ${name}, your KYC is ${status}. Until it is validated your mutual fund orders cannot go through everywhere. Please complete it with the KYC agency. Call me if you would like help with it.`,
  },
  goal: {
    title: (name: string): string => `${name} falls short`,
    more: (amount: string, due: string): string => `${rupees(amount)} more a month until ${dayText(due)}`,
    atOnce: (amount: string): string => `${rupees(amount)} at once makes up for it`,
    act: 'Plan',
    all: 'Goals',
  },
} as const;

interface Worth {
  readonly asOn: string;
  readonly value: string;
  readonly cost: string;
  readonly gain: string;
  /** False where the cost of some of it is not known: then value and day are told alone. */
  readonly hasCost: boolean;
  readonly xirr: string | null;
}

/** What a client is worth, as it is shared with the client. */
export function worthMessage(name: string, { asOn, value, cost, gain, hasCost, xirr }: Worth): string {
  const lines = [
    `Dear ${name}, your mutual funds with us are worth ${rupees(value)} as on ${dayText(asOn)}.`,
    ...(hasCost
      ? [`Invested ${rupees(cost)}, gain ${rupees(gain)}${xirr === null ? '' : `, XIRR ${xirr}%`}.`]
      : []),
    texts.footer.disclaimer,
  ];
  return lines.join('\n');
}
