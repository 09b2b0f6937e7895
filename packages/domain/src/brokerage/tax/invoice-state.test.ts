import { expect, it } from 'vitest';
import { type InvoiceAct, type InvoiceStatus, invoiceAfter, invoiceStatuses } from './invoice-state.ts';

const acts: readonly InvoiceAct[] = ['sign', 'hand-over', 'renew', 'accept', 'send-back', 'pay'];

it('goes from a draft to the payment one step after another, and back to a draft once it was sent back', () => {
  const possible = Object.fromEntries(
    invoiceStatuses.map((status) => [status, acts.filter((act) => invoiceAfter(status, act) !== null)]),
  );
  expect(possible).toEqual({
    draft: ['sign'],
    signed: ['hand-over'],
    'handed-over': ['accept', 'send-back'],
    accepted: ['pay'],
    'sent-back': ['renew'],
    paid: [],
  });
  const walk = (start: InvoiceStatus, ...done: readonly InvoiceAct[]) =>
    done.reduce<InvoiceStatus | null>((status, act) => status && invoiceAfter(status, act), start);
  expect(walk('draft', 'sign', 'hand-over', 'accept', 'pay')).toBe('paid');
  expect(walk('draft', 'sign', 'hand-over', 'send-back', 'renew')).toBe('draft');
});
