import { describe, expect, it } from 'vitest';
import { type DebitStep, stepInWords } from '../mandates/debit-steps.ts';
import { holderKycs } from '../orders/facts/order-facts.ts';
import { opportunityLists } from './lists.ts';
import { remedyActOf } from './remedy-of-row.ts';

const fine = { kyc: 'VALIDATED', isRunning: false, step: null } as const;

describe('what a row can be offered', () => {
  it.each(opportunityLists)('%s begins nothing that a KYC would turn down', (list) => {
    const offered = holderKycs.filter((kyc) => remedyActOf(list, { ...fine, kyc }) === 'as-listed');
    expect(offered).toEqual(['VALIDATED', 'REGISTERED']);
  });

  it('orders a rejected registration again, and no SIP that still runs', () => {
    expect(remedyActOf('rejected', fine)).toBe('as-listed');
    expect(remedyActOf('rejected', { ...fine, isRunning: true })).toBe('none');
  });

  it.each<[DebitStep, string]>([
    ['retry', 'none'],
    ['bank-limit', 'change-plan'],
    ['mandate-limit', 'new-mandate'],
    ['new-bank', 'new-mandate'],
    ['new-mandate', 'new-mandate'],
    ['wait', 'none'],
    ['ours', 'none'],
    ['freeze', 'none'],
    ['branch', 'none'],
  ])('of a SIP that runs a debit that failed by %s asks for: %s', (step, act) => {
    expect(remedyActOf('rejected', { ...fine, isRunning: true, step })).toBe(act);
  });
});

describe('why a debit failed, in a registrar’s words', () => {
  it.each([
    ['Daily debit limit exceeded', 'bank-limit'],
    ['Fund transfer limit of the day is over', 'bank-limit'],
    ['Amount exceeds mandate maximum', 'mandate-limit'],
    ['Insufficient funds', 'retry'],
    ['Mandate withdrawn', 'new-mandate'],
    ['Account closed', 'new-bank'],
    ['Something else', null],
  ])('%s', (words, step) => {
    expect(stepInWords(words)).toBe(step);
  });
});
