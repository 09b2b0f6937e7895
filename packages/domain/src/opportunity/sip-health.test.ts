import { describe, expect, it } from 'vitest';
import { lapseFactors } from './lapse-score.ts';
import { factorsOfState, type SipRemedy, type SipState, sipRemedyOf, sipStates } from './sip-health.ts';

describe('the state of a SIP', () => {
  it('is one: everything that threatens a SIP puts it into one state', () => {
    const factors = sipStates.flatMap((state) => factorsOfState[state] ?? []);
    expect(factors.toSorted()).toEqual(lapseFactors.toSorted());
  });

  it('begins with what the next debit ends, and closes with what is over', () => {
    expect(sipStates[0]).toBe('ceases-next');
    expect(sipStates.slice(-2)).toEqual(['rejected', 'ceased']);
  });
});

describe('the remedy of a SIP', () => {
  const good = { kyc: 'VALIDATED', step: null } as const;
  it.each<[SipState, Parameters<typeof sipRemedyOf>[1], SipRemedy]>([
    ['ceases-next', { ...good, step: 'new-bank' }, 'new-mandate'],
    ['ceases-next', { ...good, step: 'mandate-limit' }, 'new-mandate'],
    ['bounced', { ...good, step: 'bank-limit' }, 'change-plan'],
    ['bounced', { ...good, step: 'retry' }, 'balance'],
    ['bounced', { ...good, step: 'branch' }, 'balance'],
    ['bounced', good, 'balance'],
    // A smaller instalment is an order, which KYC would turn down.
    ['bounced', { kyc: 'ON_HOLD', step: 'bank-limit' }, 'balance'],
    ['bounced', { ...good, step: 'ours' }, 'none'],
    ['ceases-next', { ...good, step: 'wait' }, 'none'],
    ['no-mandate', good, 'new-mandate'],
    ['kyc', { ...good, kyc: 'REJECTED' }, 'kyc'],
    ['maturing', good, 'renew'],
    ['maturing', { ...good, kyc: 'ON_HOLD' }, 'kyc'],
    ['may-stop', good, 'call'],
    ['rejected', good, 'order-again'],
    ['ceased', good, 'start-again'],
    ['ceased', { ...good, kyc: 'DEACTIVATED' }, 'kyc'],
  ])('that is %s, with %o, is %s', (state, cause, remedy) => {
    expect(sipRemedyOf(state, cause)).toBe(remedy);
  });
});
