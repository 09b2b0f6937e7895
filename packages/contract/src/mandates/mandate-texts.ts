import { formatDate } from '@hub/domain';
import type {
  MandateBlocks,
  MandateFinding,
  MandateWarnings,
} from '@hub/domain/mandates/checks/check-mandate';
import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { MandateStatus } from '@hub/domain/mandates/mandate-status';
import type { CancelFault, SwapFault } from '@hub/domain/mandates/mandate-use';
import type { Finding } from '@hub/domain/orders/checks/finding';
import { rupees } from '../orders/words/figure-words.ts';
import { findingText } from '../orders/words/finding-texts.ts';
import type { FindingText } from '../orders/words/finding-words.ts';

export const channelTexts: Readonly<
  Record<MandateChannel, { readonly name: string; readonly about: string }>
> = {
  netbanking: { name: 'Net banking', about: 'The client logs in to the bank and approves. Active at once.' },
  'debit-card': { name: 'Debit card', about: 'The client approves with card and PIN. Active at once.' },
  aadhaar: { name: 'Aadhaar', about: 'The client approves with an OTP from UIDAI. Active at once.' },
  upi: {
    name: 'UPI Autopay',
    about: 'The client approves in a UPI app. Up to ₹1,00,000 per debit. Live at once.',
  },
  paper: { name: 'Paper form', about: 'The client signs a form. The bank answers within 5 business days.' },
};

export const mandateStatusTexts: Readonly<
  Record<MandateStatus, { readonly name: string; readonly next: string }>
> = {
  INITIATED: { name: 'With the client', next: 'The client has to approve it.' },
  SENT: { name: 'With the bank', next: 'The bank’s answer appears here.' },
  APPROVED: { name: 'Approved', next: 'SIPs and lumpsums can be paid with it.' },
  REJECTED: { name: 'Rejected', next: 'See why, and register it again.' },
  CANCELLED: { name: 'Cancelled', next: 'Nothing can be debited any more.' },
};

type Words<Figures> = { readonly [Code in keyof Figures]: (figures: Figures[Code]) => FindingText };

const words: Words<MandateBlocks> & Words<MandateWarnings> = {
  'too-many': ({ most }) => ({
    title: `A folio has at most ${most} mandates`,
    why: 'This folio already has that many.',
    fix: 'Cancel one that is not needed, then register this one.',
  }),
  'channel-not-offered': ({ bank, channel }) => ({
    title: `${bank} does not offer this`,
    why: `Mandates of this bank cannot be approved by ${channelTexts[channel].name}.`,
    fix: 'Choose another way to approve, or another account.',
  }),
  'vpa-form': () => ({
    title: 'Enter the client’s UPI ID',
    why: 'The client gets the UPI Autopay request in the app of this UPI ID.',
    fix: 'Enter a UPI ID like name@bank.',
  }),
  'vpa-not-requested': () => ({
    title: 'Only UPI Autopay needs a UPI ID',
    why: 'This way to approve works without one.',
    fix: 'Remove the UPI ID, or choose UPI Autopay.',
  }),
  'contact-needed': () => ({
    title: 'The folio has no mobile number and no e-mail',
    why: 'The link to approve goes to the client’s registered contact.',
    fix: 'Choose the paper form, or update the client’s contact first.',
  }),
  'limit-too-low': ({ least }) => ({
    title: `Enter a limit of at least ${rupees(least)}`,
    why: 'A debit can never be above the limit.',
    fix: `Enter ${rupees(least)} or more.`,
  }),
  'limit-too-high': ({ highest, channel }) => ({
    title: `Enter a limit of at most ${rupees(highest)}`,
    why: `This is the most that ${channelTexts[channel].name} allows for one debit.`,
    fix: channel === 'upi' ? 'Enter a lower limit, or choose net banking.' : 'Enter a lower limit.',
  }),
  'limit-whole-rupees': () => ({
    title: 'Enter the limit in whole rupees',
    why: 'A mandate limit cannot have paise.',
    fix: 'Leave out the paise.',
  }),
  'starts-past': ({ today }) => ({
    title: 'The start is in the past',
    why: 'A mandate can start today or later.',
    fix: `Choose ${formatDate(today)} or a later day.`,
  }),
  'starts-late': ({ latest }) => ({
    title: `Start by ${formatDate(latest)}`,
    why: 'A mandate starts within 100 days.',
    fix: 'Choose an earlier day.',
  }),
  'ends-first': () => ({
    title: 'The end is not after the start',
    why: 'A mandate runs for at least a day.',
    fix: 'Choose a later end.',
  }),
  'too-long': ({ years, latest }) => ({
    title: `A mandate runs for at most ${years} years`,
    why: `From this start the last day is ${formatDate(latest)}.`,
    fix: `Choose ${formatDate(latest)} or an earlier day.`,
  }),
  'ends-after-2099': () => ({
    title: 'No mandate runs past 31-Dec-2099',
    why: 'This is the last date that banks and funds accept.',
    fix: 'Choose an earlier end.',
  }),
  'same-account': ({ limit, endsOn }) => ({
    title: 'This account has a mandate already',
    why: `Its limit is ${rupees(limit)}, and it runs until ${formatDate(endsOn)}.`,
    fix: 'Use that one, or continue if you need another.',
  }),
  'joint-signs': () => ({
    title: 'All holders of the account sign the form',
    why: 'The bank rejects a joint account’s form that one holder signed.',
    fix: 'Collect every signature before you send it.',
  }),
};

const isOwn = (finding: MandateFinding | Finding): finding is MandateFinding =>
  Object.hasOwn(words, finding.code);

export function mandateFindingText(finding: MandateFinding | Finding): FindingText {
  if (!isOwn(finding)) return findingText(finding);
  return (words[finding.code] as (figures: MandateFinding) => FindingText)(finding);
}

export function cancelFaultText(fault: CancelFault): string {
  switch (fault.code) {
    case 'too-young':
      return `The mandate can be cancelled from ${formatDate(fault.from)}: it has to be active for two days first.`;
    case 'debit-in-flight':
      return 'A debit is in progress. Cancel the mandate after the bank has answered it.';
    case 'not-now':
      return fault.status === 'SENT'
        ? 'The mandate is with the bank. It can be cancelled after the bank has answered.'
        : 'The mandate has already ended.';
  }
}

export function swapFaultText(fault: SwapFault): string {
  switch (fault.code) {
    case 'not-approved':
      return 'The mandate is not approved. A plan can move to an approved mandate only.';
    case 'same-mandate':
      return 'The plan is already paid with this mandate.';
    case 'limit':
      return `The instalment comes to ${rupees(fault.needs)}, which is above the mandate’s limit. Choose a mandate with a higher limit.`;
    case 'ends-first':
      return `The plan runs until ${formatDate(fault.needs)}, and the mandate ends before that. Choose a mandate that ends later.`;
    case 'debit-in-flight':
      return 'A debit is in progress. Move the plan after the bank has answered it.';
  }
}

export const mandateTexts = {
  registered: 'The mandate is registered.',
  /** What a bank says of a UPI ID. */
  vpa: {
    'not-found': 'This UPI ID was not found. Check it in the UPI app.',
    'another-name': 'This UPI ID belongs to someone else. Enter the UPI ID of a folio holder.',
    'no-answer': 'The bank did not answer. Try again in a minute.',
  },
  unknown: 'There is no such mandate in this folio.',
  unknownFolio: 'There is no such folio among your clients.',
  unknownPlan: 'There is no such running SIP in this folio.',
  repairs: 'Only a rejected mandate of the same folio can be registered again.',
  notWaiting: 'The mandate is not waiting for the client.',
  notPaper: 'This mandate has no form: the client approves it online.',
  formNotWaiting: 'The form has already gone to the bank.',
  linkSent: 'The link to approve was sent to the client.',
} as const;
