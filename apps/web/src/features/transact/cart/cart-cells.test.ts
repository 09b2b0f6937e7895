import type { CartItem } from '@hub/contract/calls/transact/transact';
import { expect, it } from 'vitest';
import { checksOf, paymentOf } from './cart-cells.ts';

const line = (label: string, value: string) => ({ label, value, isEstimate: false });
const order = (terms: object, ...lines: CartItem['lines']) =>
  ({ terms, lines }) as unknown as Pick<CartItem, 'terms' | 'lines'>;
const found = (...levels: readonly ('block' | 'question' | 'warn')[]) => ({
  findings: levels.map((level) => ({ code: 'x', level, field: null, title: '', why: '', fix: '' })),
});

it.each([
  [
    'a lumpsum',
    order({ kind: 'lumpsum', payMode: 'upi' }, line('Paid from', 'HDFC Bank **4321')),
    { way: 'UPI', account: 'HDFC Bank **4321', text: 'UPI from HDFC Bank **4321' },
  ],
  [
    'a SIP',
    order({ kind: 'sip', firstNow: null }, line('Mandate', 'HDFC Bank **4321')),
    { way: 'Mandate', account: 'HDFC Bank **4321', text: 'Mandate HDFC Bank **4321' },
  ],
  [
    'a SIP whose first instalment is paid at once',
    order({ kind: 'sip', firstNow: { payMode: 'netbanking' } }, line('Mandate', 'HDFC Bank **4321')),
    {
      way: 'First by Net banking, then the mandate',
      account: 'HDFC Bank **4321',
      text: 'First by Net banking, then the mandate HDFC Bank **4321',
    },
  ],
  [
    'a redemption',
    order({ kind: 'redeem' }, line('Paid to', 'HDFC Bank **4321')),
    { way: 'Paid to', account: 'HDFC Bank **4321', text: 'Paid to HDFC Bank **4321' },
  ],
  [
    'an order whose account is not there any more',
    order({ kind: 'swp' }),
    { way: 'Paid to', account: null, text: 'Paid to' },
  ],
  ['a switch', order({ kind: 'switch' }), null],
])('says how %s is paid', (_, item, words) => {
  expect(paymentOf(item)).toEqual(words);
});

it('says what pre-flight came to, the worst first', () => {
  expect(checksOf(found())).toEqual({ tone: 'good', text: 'All passed' });
  expect(checksOf(found('warn'))).toMatchObject({ text: '1 note' });
  expect(checksOf(found('warn', 'warn'))).toMatchObject({ tone: 'calm', text: '2 notes' });
  expect(checksOf(found('block', 'warn'))).toEqual({ tone: 'blocked', text: 'Stopped' });
  expect(checksOf(found('question', 'warn'))).toEqual({ tone: 'soon', text: 'Answer below' });
  // The NAV day has a column of its own.
  const late = { ...found('warn').findings[0], code: 'after-cut-off' };
  expect(checksOf({ findings: [late] } as Parameters<typeof checksOf>[0])).toMatchObject({
    text: 'All passed',
  });
  // An answer does not help what is stopped.
  expect(checksOf(found('block', 'question'))).toMatchObject({ text: 'Stopped' });
});
