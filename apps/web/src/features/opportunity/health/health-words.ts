import type { SipInNeed } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { fillMessage, messageDraft, messageValues } from '@hub/contract/opportunity/message-texts';
import type { LapseFactor } from '@hub/domain/opportunity/lapse-score';
import { type OpportunityList, opportunityRowName } from '@hub/domain/opportunity/lists';
import type { SipRemedy, SipState } from '@hub/domain/opportunity/sip-health';
import { fixMandate } from '../../../parts/plan/risk-message.ts';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';
import { radarMessage } from '../radar/radar-message.ts';

interface StateWords {
  readonly name: string;
  readonly tone: Tone;
  /** What the row's day is. */
  readonly on: (day: string) => string;
}

const nextDebit = (day: string): string => `next debit ${day}`;
const onDay = (day: string): string => `on ${day}`;

export const stateWords: Readonly<Record<SipState, StateWords>> = {
  'ceases-next': { name: 'Ceases next miss', tone: 'blocked', on: nextDebit },
  'no-mandate': { name: 'No mandate', tone: 'bad', on: nextDebit },
  kyc: { name: 'KYC stops it', tone: 'bad', on: nextDebit },
  bounced: { name: 'Bounced', tone: 'soon', on: nextDebit },
  maturing: { name: 'Matures', tone: 'soon', on: onDay },
  'may-stop': { name: 'May stop', tone: 'calm', on: nextDebit },
  rejected: { name: 'Rejected', tone: 'bad', on: onDay },
  ceased: { name: 'Ceased', tone: 'calm', on: onDay },
};

/** The list that a state's SIPs are in, for messages and for the order that is begun from it. */
const listOf: Readonly<Partial<Record<SipState, OpportunityList>>> = {
  maturing: 'maturity',
  rejected: 'rejected',
  ceased: 'ceased',
  bounced: 'rejected',
  'ceases-next': 'rejected',
};

const orders: Readonly<Partial<Record<SipRemedy, string>>> = {
  'change-plan': 'Change SIP',
  renew: 'Renew',
  'order-again': 'Order again',
  'start-again': 'Start again',
};

/** What is done by talking to the client. */
export const talks: Readonly<Partial<Record<SipRemedy, string>>> = {
  balance: 'Ask for the balance',
  kyc: 'Ask for the KYC',
  call: 'Call',
  none: 'None, it is with the bank or with us',
};

/** Where a remedy that is an order begins; null where it is a talk. */
export function remedyLink(sip: SipInNeed): { readonly text: string; readonly href: string } | null {
  const { remedy, state, investorId, folioNo, regNo, scheme } = sip;
  if (remedy === 'new-mandate') return { text: 'New mandate', href: fixMandate({ investorId, folioNo }) };
  const text = orders[remedy];
  const list = listOf[state];
  if (text === undefined || list === undefined) return null;
  const row = opportunityRowName(list, `${folioNo} ${regNo}`);
  const start = { investor: investorId, folio: folioNo, scheme: scheme.code, reg: regNo, row };
  return { text, href: startTransaction('sip', start) };
}

const factorOf: Readonly<Partial<Record<SipState, LapseFactor>>> = {
  'ceases-next': 'last-chance',
  'no-mandate': 'no-mandate',
  kyc: 'kyc',
  bounced: 'bounced',
  'may-stop': 'redeemed',
};

/** What the client is told of the SIP. */
export function healthMessage(sip: SipInNeed, sender: string): string {
  const { state, on, investor, amount, scheme } = sip;
  const factor = factorOf[state];
  if (factor !== undefined) {
    return radarMessage({ ...sip, nextDebitOn: on, factors: [{ factor, points: 1, text: '' }] });
  }
  const draft = messageDraft(listOf[state] ?? 'ceased', 'whatsapp', sender);
  return fillMessage(draft.text, messageValues({ name: investor, scheme: scheme.name, amount, on }));
}
