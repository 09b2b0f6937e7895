import { planViews } from '@hub/contract/calls/reports/reports';
import { describe, expect, it } from 'vitest';
import {
  headingOf,
  inShort,
  instalmentsText,
  isStatus,
  monthlyText,
  plansText,
  shortMask,
  topUpText,
} from './plan-text.ts';

describe('a plan in short', () => {
  const running = {
    frequency: 'monthly',
    startsOn: '2024-01-15',
    status: 'running',
    dueDays: [] as number[],
    nextDueOn: '2026-11-16',
    nextDebitOn: '2026-11-16',
    endsOn: '2030-01-15',
    ceasedOn: null,
    rejectedOn: null,
    paused: null,
    reason: null,
  } as const;

  it('says how often and when next, or since when it does not run and why', () => {
    expect(inShort(running)).toBe('monthly on the 15th · next 16-Nov-2026');
    expect(inShort({ ...running, status: 'paused', paused: { from: '2026-10-01', to: '2026-12-31' } })).toBe(
      'monthly on the 15th · until 31-Dec-2026',
    );
    expect(
      inShort({
        ...running,
        status: 'ceased',
        nextDueOn: null,
        nextDebitOn: null,
        ceasedOn: '2026-10-07',
        reason: 'insufficient balance',
      }),
    ).toBe('monthly on the 15th · 07-Oct-2026 · insufficient balance');
  });

  it('says the due date of its last instalment where a day off moves the money behind its end', () => {
    const last = { ...running, startsOn: '2024-11-28', endsOn: '2026-11-28', nextDueOn: '2026-11-28' };
    expect(inShort({ ...last, nextDebitOn: '2026-11-30' })).toBe(
      'monthly on the 28th · next 30-Nov-2026, due 28-Nov-2026',
    );
  });

  it('counts its instalments, and what is left only while there is any', () => {
    const text = (status: 'running' | 'ended', missed: number, left: number | null) =>
      instalmentsText({ status, instalments: { done: 1042, missed, left } });
    expect(text('running', 0, null)).toBe('1,042 done, until stopped');
    expect(text('running', 2, 18)).toBe('1,042 done, 2 missed, 18 left');
    expect(text('ended', 1, 0)).toBe('1,042 done, 1 missed');
  });
});

it('a top-up is said with its step and its cap', () => {
  const topUp = { amount: '500.00', basisPoints: null, everyMonths: 12, cap: '10000.00' };
  expect(topUpText(topUp)).toBe('₹500 more every year, up to ₹10,000');
  expect(topUpText({ ...topUp, amount: null, basisPoints: 750, everyMonths: 6, cap: null })).toBe(
    '7.5% more every 6 months',
  );
});

it('a masked number keeps what it shows', () => {
  expect(shortMask('**********9570')).toBe('****9570');
  expect(shortMask('**70')).toBe('**70');
});

describe('the head of a register', () => {
  it('says what the dashboard counted, for every view it links to', () => {
    for (const view of planViews) {
      if (isStatus(view)) continue;
      expect(headingOf(view, 'SIP')).toMatch(/^SIPs /);
      expect(headingOf(view, 'STP')).not.toContain('SIP');
    }
  });

  it('says a monthly amount only where it is one', () => {
    expect(monthlyText('running', '1840000.00')).toBe('₹18.40 L a month');
    expect(monthlyText('ceased-lately', '5000.00')).toBe('₹5,000 a month stopped');
    expect(monthlyText(null, '5000.00')).toBeNull();
    expect(monthlyText('rejected', '5000.00')).toBeNull();
    expect(plansText(1, 'SWP')).toBe('1 SWP');
    expect(plansText(123456, 'SIP')).toBe('1,23,456 SIPs');
  });
});
