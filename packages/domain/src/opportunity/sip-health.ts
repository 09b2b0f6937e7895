import type { DebitStep } from '../mandates/debit-steps.ts';
import { isGoodKyc } from '../orders/checks/check-folio.ts';
import type { HolderKyc } from '../orders/facts/order-facts.ts';
import type { LapseFactor } from './lapse-score.ts';
import { remedyActOf } from './remedy-of-row.ts';

/** What a SIP needs somebody for. Each SIP has one: the first that holds, what is lost soonest first. */
export const sipStates = [
  'ceases-next',
  'no-mandate',
  'kyc',
  'bounced',
  'maturing',
  'may-stop',
  'rejected',
  'ceased',
] as const;
export type SipState = (typeof sipStates)[number];

/** What puts a running SIP into a state, of what threatens it. A debit that was refused counts as a bounce. */
export const factorsOfState: Readonly<Partial<Record<SipState, readonly LapseFactor[]>>> = {
  'ceases-next': ['last-chance'],
  'no-mandate': ['no-mandate'],
  kyc: ['kyc'],
  bounced: ['bounced'],
  'may-stop': ['mandate-ends', 'redeemed', 'unreachable', 'bounced-before'],
};

/** The one act that helps; `balance`: ask for the money, and `call` where only a talk helps. */
export const sipRemedies = [
  'new-mandate',
  'change-plan',
  'balance',
  'kyc',
  'renew',
  'call',
  'order-again',
  'start-again',
  'none',
] as const;
export type SipRemedy = (typeof sipRemedies)[number];

interface Cause {
  readonly kyc: HolderKyc;
  /** What the last failed debit asks for; null where there was none or nobody can say. */
  readonly step: DebitStep | null;
}

/** Nothing that a distributor or a client does helps. */
const inOtherHands: ReadonlySet<DebitStep> = new Set(['wait', 'ours', 'freeze']);

export function sipRemedyOf(state: SipState, { kyc, step }: Cause): SipRemedy {
  const order = (remedy: SipRemedy): SipRemedy => (isGoodKyc(kyc) ? remedy : 'kyc');
  switch (state) {
    case 'ceases-next':
    case 'bounced': {
      const act = remedyActOf('rejected', { kyc, isRunning: true, step });
      if (act === 'new-mandate' || act === 'change-plan') return act;
      return step !== null && inOtherHands.has(step) ? 'none' : 'balance';
    }
    case 'no-mandate':
      return 'new-mandate';
    case 'kyc':
      return 'kyc';
    case 'maturing':
      return order('renew');
    case 'may-stop':
      return 'call';
    case 'rejected':
      return order('order-again');
    case 'ceased':
      return order('start-again');
  }
}
