import type { QuestionCode } from '@hub/domain/orders/checks/finding';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';

/** As one speaks of it: `Asha asked for this redemption`. */
const orderNames: Readonly<Record<FormKind, string>> = {
  lumpsum: 'lumpsum',
  redeem: 'redemption',
  switch: 'switch',
  sip: 'SIP',
  stp: 'STP',
  swp: 'SWP',
  pause: 'pause',
  stop: 'stop',
};

/** The first name; the whole where that is only an initial. */
function shortName(name: string): string {
  const [first = ''] = name.split(' ');
  return first.replaceAll('.', '').length > 2 ? first : name;
}

/** What a distributor says before an order leaves, by what the order does. */
export function consentText(kind: FormKind, name: string, hasNewMandate = false): string {
  const { isPurchase, takesOut } = orderDefinitions[kind];
  const mandate = hasNewMandate ? ' and its mandate, knows the limit' : '';
  const requested = `${shortName(name)} asked for this ${orderNames[kind]}${mandate}`;
  if (isPurchase)
    return `${requested}, has seen the riskometer and the scheme documents, and knows the commission I earn on it.`;
  return takesOut ? `${requested} and knows its exit load, its tax and when it is paid.` : `${requested}.`;
}

export const sendTexts = {
  send: (name: string) => `Send link to ${shortName(name)}`,
  add: 'Add to cart',
  goesTo: (contacts: readonly string[]) => `The link goes to ${contacts.join(' and ')}, for this order only.`,
  consent: 'Consent',
  /** Why it cannot be sent yet, beside the button. */
  held: {
    blocked: 'Something stops this order: see above.',
    question: 'Answer the question above first.',
    consent: (name: string) => `Tick that ${shortName(name)} asked for it.`,
  },
} as const;

export const cartTexts = {
  heldByQuestion: 'Answer the questions above first: they are about orders that are ticked.',
  heldByConsent: 'Tick what the investors asked for, above.',
  nothingChosen: 'Choose at least one order that nothing stops.',
} as const;

/** The two answers to a question of pre-flight. */
export const questionActs: Readonly<Record<QuestionCode, { readonly yes: string; readonly no: string }>> = {
  'same-order': { yes: 'Keep both', no: 'Remove one' },
  'large-amount': { yes: 'Yes, it is right', no: 'Change the amount' },
};

export const adviceTexts = {
  label: 'Advised by',
  noSubArn: 'no sub-ARN',
  change: 'Change who advised',
} as const;

export const paidByTexts = {
  label: 'Paid by',
  mandate: 'Mandate',
  investor: 'Investor pays',
  /** `****3806`. */
  ofAccount: (masked: string) => `Mandate ${masked}`,
  byMandate: (limit: string) =>
    `Debited on the next bank day after the investor confirms; the NAV is of that day. Up to ${limit} a debit.`,
  whichMandate: 'Which mandate',
  byInvestor: (mode: string, account: string) => `By ${mode} from ${account}`,
  how: 'How the investor pays',
  from: 'From',
  change: 'Change how the investor pays',
} as const;
