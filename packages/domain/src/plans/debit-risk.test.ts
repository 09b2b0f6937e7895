import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { rupees } from '../../test/ledger.ts';
import { type DebitRisk, debitRisk } from './debit-risk.ts';

const mandate = { status: 'APPROVED', limit: rupees('10000'), endsOn: day('2027-01-10') } as const;
const debit = { amount: rupees('5000'), debitOn: day('2026-12-10') };
const plan = (missedInRow: number, frequency: 'monthly' | 'quarterly' = 'monthly') => ({
  frequency,
  missedInRow,
});

describe('what threatens a debit', () => {
  const cases: readonly [string, Parameters<typeof debitRisk>, DebitRisk | null][] = [
    ['nothing', [plan(0), mandate, debit], null],
    ['nothing is known without a mandate', [plan(0), null, debit], null],
    ['a rejected mandate', [plan(2), { ...mandate, status: 'REJECTED' }, debit], 'mandate-rejected'],
    ['a cancelled mandate', [plan(0), { ...mandate, status: 'CANCELLED' }, debit], 'mandate-ended'],
    [
      'a mandate that ends the day before',
      [plan(0), mandate, { ...debit, debitOn: day('2027-01-11') }],
      'mandate-ended',
    ],
    ['not one that ends that day', [plan(0), mandate, { ...debit, debitOn: day('2027-01-10') }], null],
    ['a paisa over the limit', [plan(0), mandate, { ...debit, amount: rupees('10000.01') }], 'over-limit'],
    ['not the limit itself', [plan(0), mandate, { ...debit, amount: rupees('10000') }], null],
    ['two misses of three', [plan(2), mandate, debit], 'last-miss'],
    ['one miss of two', [plan(1, 'quarterly'), mandate, debit], 'last-miss'],
    ['one miss of three', [plan(1), mandate, debit], 'missed'],
    ['a mandate at the bank', [plan(1), { ...mandate, status: 'SENT' }, debit], 'mandate-pending'],
  ];
  it.each(cases)('%s', (_, requested, risk) => {
    expect(debitRisk(...requested)).toBe(risk);
  });
});
