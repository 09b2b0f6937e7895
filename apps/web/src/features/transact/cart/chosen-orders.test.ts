import type { CartItem } from '@hub/contract/calls/transact/transact';
import { describe, expect, it } from 'vitest';
import { byInvestor, chosenOf, hasQuestion, isSendable, mayGoOn, needsPayment } from './chosen-orders.ts';
import { paidTotal } from './paid-total.ts';

const finding = (level: 'block' | 'question' | 'warn', field: string | null) => ({
  code: 'x',
  level,
  field,
  title: '',
  why: '',
  fix: '',
});
const item = (id: string, more: Partial<CartItem> = {}): CartItem =>
  ({
    id,
    kind: 'lumpsum',
    investor: { id: 'a', name: 'Asha' },
    amount: '5000.00',
    terms: { kind: more.kind ?? 'lumpsum' },
    findings: [],
    isChosen: true,
    ...more,
  }) as unknown as CartItem;

describe('what is sent of a cart', () => {
  it('is all that nothing stops, less what was left out', () => {
    const blocked = item('2', { findings: [finding('block', 'amount')] });
    const warned = item('3', { findings: [finding('warn', null)] });
    const left = item('4', { isChosen: false });
    expect(chosenOf([item('1'), blocked, warned, left]).map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('is not what is asked about, until that is answered', () => {
    const unanswered = item('1', { findings: [finding('question', 'amount')] });
    expect(chosenOf([unanswered])).toEqual([unanswered]);
    expect(hasQuestion(unanswered)).toBe(true);
    expect(isSendable(unanswered)).toBe(false);
  });

  it('is not what cannot be paid so; it goes on to where that is chosen', () => {
    const unpaid = item('1', { findings: [finding('block', 'payMode')] });
    expect(mayGoOn(unpaid)).toBe(true);
    expect(isSendable(unpaid)).toBe(false);
    expect(needsPayment(unpaid)).toBe(true);
    // How the others are paid their orders say: that step is left out.
    expect(needsPayment(item('3'))).toBe(false);
    const redeem = item('2', { kind: 'redeem', findings: [finding('block', 'account')] });
    expect(mayGoOn(redeem)).toBe(false);
  });

  it('goes to each investor as one', () => {
    const other = { investor: { id: 'b', name: 'Bala' } };
    const groups = byInvestor([item('1'), item('2', other), item('3')]);
    expect(groups.map(({ investor, items }) => [investor.name, items.map(({ id }) => id)])).toEqual([
      ['Asha', ['1', '3']],
      ['Bala', ['2']],
    ]);
  });

  it('costs what its lumpsums come to, and nothing where there are none', () => {
    const redeem = item('2', { kind: 'redeem', amount: '900.00' });
    expect(paidTotal([item('1'), redeem, item('3', { amount: '0.50' })])).toBe('5000.50');
    expect(paidTotal([redeem])).toBeNull();
  });

  it('costs the first instalment of a SIP only where that is paid now', () => {
    const sip = (firstNow: object | null) =>
      item('1', { kind: 'sip', terms: { kind: 'sip', firstNow } as CartItem['terms'] });
    expect(paidTotal([sip(null)])).toBeNull();
    expect(paidTotal([sip({ payMode: 'upi' })])).toBe('5000.00');
  });
});
