import type { SipRemedy, SipState } from '@hub/domain/opportunity/sip-health';
import type { MessageChannel } from '../calls/opportunity/opportunity-messages.ts';
import { type Draft, draftFor, draftOf } from './message-texts.ts';

/** What a SIP needs somebody for, as a filter, a chip and a file name it. */
export const sipStateNames: Readonly<Record<SipState, string>> = {
  'ceases-next': 'Ceases next miss',
  'no-mandate': 'No mandate',
  kyc: 'KYC stops it',
  bounced: 'Bounced',
  maturing: 'Matures',
  'may-stop': 'May stop',
  rejected: 'Rejected',
  ceased: 'Ceased',
};

/** The one act that helps: an order that can be begun, or a talk. */
export const sipRemedyNames: Readonly<Record<SipRemedy, string>> = {
  'new-mandate': 'New mandate',
  'change-plan': 'Change SIP',
  renew: 'Renew',
  'order-again': 'Order again',
  'start-again': 'Start again',
  balance: 'Ask for the balance',
  kyc: 'Ask for the KYC',
  call: 'Call',
  none: 'None, it is with the bank or with us',
};

/** The file of SIP health. */
export const sipHealthFileTexts = {
  title: 'SIP health',
  state: 'State',
  on: 'Next debit or day',
  why: 'Why',
  whatHelps: 'What helps',
  kyc: 'KYC',
  mobile: 'Mobile',
  onNote:
    'Next debit or day: when the next instalment is due; of a SIP that matures, was rejected or has ceased, that day.',
} as const;

const bounced: Draft = {
  subject: 'A payment for your SIP did not go through',
  about:
    'the last debit for your SIP of {amount} in {scheme} did not go through. Please keep the amount in your account, or tell me if the bank mandate has to be changed.',
};

/** {date} is the next debit where the SIP runs; only where it has passed or is its end does a draft name it. */
const drafts: Readonly<Record<SipState | 'any', Draft>> = {
  'ceases-next': { ...bounced, about: `${bounced.about} One more failed debit ends the SIP.` },
  bounced,
  'no-mandate': {
    subject: 'The bank mandate of your SIP',
    about:
      'the bank mandate for your SIP of {amount} in {scheme} does not work any more. I can send you a link to set up a new one.',
  },
  kyc: {
    subject: 'Your KYC and your SIP',
    about:
      'your KYC is not in order, and the next instalment of {amount} in {scheme} may be rejected. Let us correct it together.',
  },
  'may-stop': {
    subject: 'Your SIP in {scheme}',
    about: 'I would like to talk to you about your SIP of {amount} in {scheme}. When may I call you?',
  },
  maturing: draftOf('maturity'),
  rejected: {
    subject: 'Your SIP in {scheme} was not registered',
    about:
      'your SIP of {amount} in {scheme} was rejected on {date}. I know what is missing, and we can correct it together.',
  },
  ceased: draftOf('ceased'),
  any: {
    subject: 'Your SIP in {scheme}',
    about:
      'your SIP of {amount} in {scheme} needs a moment of your time, so that no instalment is missed. When may I call you?',
  },
};

/** What a message to the clients of chosen SIPs begins with: by their state, or for SIPs of several states. */
export const sipHealthDraft = (state: SipState | null, channel: MessageChannel, sender: string) =>
  draftFor(drafts[state ?? 'any'], channel, sender);
