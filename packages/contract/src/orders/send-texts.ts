import { groupIndian } from '@hub/domain';
import type { QuestionCode } from '@hub/domain/orders/checks/finding';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { orderNames } from './order-kinds.ts';

/** The first name; the whole where that is only an initial. */
function shortName(name: string): string {
  const [first = ''] = name.split(' ');
  return first.replaceAll('.', '').length > 2 ? first : name;
}

interface ConsentTo {
  /** How many orders of the kind leave together. */
  readonly count?: number;
  /** A mandate is registered with it. */
  readonly hasNewMandate?: boolean;
}

/** What a distributor says before an order leaves, or several of one kind, by what the order does. */
export function consentText(
  kind: FormKind,
  name: string,
  { count = 1, hasNewMandate = false }: ConsentTo = {},
): string {
  const { isPurchase, takesOut } = orderDefinitions[kind];
  const what = count === 1 ? `this ${orderNames[kind]}` : `these ${groupIndian(count)} ${orderNames[kind]}s`;
  const mandate = hasNewMandate ? ' and its mandate, knows the limit' : '';
  const requested = `${shortName(name)} asked for ${what}${mandate}`;
  if (isPurchase)
    return `${requested}, has seen the riskometer and the scheme documents, and knows the commission I earn on it.`;
  return takesOut ? `${requested} and knows its exit load, its tax and when it is paid.` : `${requested}.`;
}

export const sendTexts = {
  send: (name: string) => `Send link to ${shortName(name)}`,
  add: 'Add to cart',
  goesTo: (contacts: readonly string[], count = 1) =>
    `The link goes to ${contacts.join(' and ')}, for ${count === 1 ? 'this order' : `these ${groupIndian(count)} orders`} only.`,
  consent: 'Consent',
  /** Why it cannot be sent yet, beside the button. */
  held: {
    blocked: 'This order cannot be sent: see above.',
    question: 'Answer the question above first.',
    consent: (name: string) => `Tick that ${shortName(name)} asked for it.`,
  },
} as const;

export const cartTexts = {
  tableOf: (name: string) => `Orders of ${name}`,
  /** In their order; the first and the last are said to whoever cannot see them. */
  columns: {
    send: 'Send',
    scheme: 'Scheme',
    kind: 'Kind',
    amount: 'Amount',
    payment: 'Payment',
    checks: 'Checks',
    nav: 'NAV day',
    change: 'Change',
  },
  payment: {
    mandate: 'Mandate',
    firstPaid: (mode: string) => `First by ${mode}, then the mandate`,
    paidTo: 'Paid to',
    /** Between the way and the account. */
    from: ' from ',
    change: 'Change how it is paid',
  },
  checks: {
    passed: 'All passed',
    stopped: 'Stopped',
    question: 'Answer below',
    notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  },
  /** Where no heading says it. */
  navOf: 'NAV of',
  navIf: (isPaidByHand: boolean) => (isPaidByHand ? 'if confirmed and paid now' : 'if confirmed now'),
  acts: {
    edit: 'Edit',
    duplicate: 'Duplicate',
    remove: 'Remove',
    removed: 'removed.',
    undo: 'Undo',
  },
  heldByQuestion: 'Answer the questions above first: they are about the ticked orders.',
  heldByConsent: 'Tick the consent above.',
  nothingChosen: 'Choose at least one order that can be sent.',
} as const;

/** Before orders of the cart leave. */
export const summaryTexts = {
  consent:
    'The investors asked for these orders, I have told them the commission I earn on them, and they have seen the riskometer and the scheme documents.',
  details: 'Details',
  total: 'To be paid by the investor',
  nothing: 'Nothing',
  toPay: (amount: string) => `${amount} to be paid`,
  nothingToPay: 'nothing to be paid',
  goesTo: (contacts: readonly string[]) => `One link goes to ${contacts.join(' and ')}.`,
} as const;

/** The two answers to a question of pre-flight. */
export const questionActs: Readonly<Record<QuestionCode, { readonly yes: string; readonly no: string }>> = {
  'same-order': { yes: 'Keep both', no: 'Remove one' },
  'large-amount': { yes: 'Yes, it is right', no: 'Change the amount' },
};

export const adviceTexts = {
  label: 'Advised by',
  noSubArn: 'no sub-ARN',
  change: 'Change the EUIN',
} as const;

export const paidByTexts = {
  label: 'Paid by',
  mandate: 'Mandate',
  investor: 'Investor pays',
  /** `****3806`. */
  ofAccount: (masked: string) => `Mandate ${masked}`,
  byMandate: (limit: string) =>
    `Debited on the next bank day after the investor confirms; the NAV is of that day. Up to ${limit} per debit.`,
  whichMandate: 'Which mandate',
  byInvestor: (mode: string, account: string) => `By ${mode} from ${account}`,
  how: 'How the investor pays',
  from: 'From',
  change: 'Change how the investor pays',
} as const;
