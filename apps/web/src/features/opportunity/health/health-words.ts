import type { SipInNeed } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { fillMessage, messageDraft, messageValues } from '@hub/contract/opportunity/message-texts';
import { sipRemedyNames } from '@hub/contract/opportunity/sip-health-texts';
import type { LapseFactor } from '@hub/domain/opportunity/lapse-score';
import { type OpportunityList, opportunityRowName } from '@hub/domain/opportunity/lists';
import type { SipRemedy, SipState } from '@hub/domain/opportunity/sip-health';
import { fixMandate } from '../../../parts/plan/risk-message.ts';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';
import { radarMessage } from '../radar/radar-message.ts';

interface StateWords {
  readonly tone: Tone;
  /** What the row's day is. */
  readonly on: (day: string) => string;
}

const nextDebit = (day: string): string => `next debit ${day}`;
const onDay = (day: string): string => `on ${day}`;

export const stateWords: Readonly<Record<SipState, StateWords>> = {
  'ceases-next': { tone: 'blocked', on: nextDebit },
  'no-mandate': { tone: 'bad', on: nextDebit },
  kyc: { tone: 'bad', on: nextDebit },
  bounced: { tone: 'soon', on: nextDebit },
  maturing: { tone: 'soon', on: onDay },
  'may-stop': { tone: 'calm', on: nextDebit },
  rejected: { tone: 'bad', on: onDay },
  ceased: { tone: 'calm', on: onDay },
};

/** The list that a state's SIPs are in, for messages and for the order that is begun from it. */
const listOf: Readonly<Partial<Record<SipState, OpportunityList>>> = {
  maturing: 'maturity',
  rejected: 'rejected',
  ceased: 'ceased',
  bounced: 'rejected',
  'ceases-next': 'rejected',
};

/** Remedies that are an order; the others are a talk with the client. */
const orders: ReadonlySet<SipRemedy> = new Set(['change-plan', 'renew', 'order-again', 'start-again']);

export const isTalk = (remedy: SipRemedy): boolean => remedy !== 'new-mandate' && !orders.has(remedy);

/** Where a remedy that is an order begins; null where it is a talk. */
export function remedyLink(sip: SipInNeed): { readonly text: string; readonly href: string } | null {
  const { remedy, state, investorId, folioNo, regNo, scheme } = sip;
  const text = sipRemedyNames[remedy];
  if (remedy === 'new-mandate') return { text, href: fixMandate({ investorId, folioNo }) };
  const list = listOf[state];
  if (!orders.has(remedy) || list === undefined) return null;
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
