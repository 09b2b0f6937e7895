import { noticeTone } from '@hub/domain/notifications/notice-kinds';
import { describe, expect, it } from 'vitest';
import { noticeOf } from './event-texts.ts';
import { missNotice } from './instalment-texts.ts';

const order = {
  client: 'Farida Contractor',
  kind: 'redeem',
  headline: '₹86,000',
  scheme: 'Aranya Value Fund',
} as const;

describe('a notification about an order', () => {
  it.each([
    ['confirmed', 'redemption of ₹86,000 confirmed'],
    ['declined', 'redemption of ₹86,000 declined'],
    ['expired', 'redemption of ₹86,000 not confirmed in time'],
    ['allotted', 'redemption of ₹86,000 done'],
    ['rejected', 'redemption of ₹86,000 rejected by the registrar'],
    ['refunded', 'redemption of ₹86,000 refunded'],
    ['paid-out', 'redemption of ₹86,000 paid out'],
    ['payment-failed', 'payment for redemption of ₹86,000 failed'],
  ] as const)('of %s names the client first, then what happened and the amount', (news, happened) => {
    const notice = noticeOf(news, order);
    expect(notice?.title).toBe(`Farida Contractor: ${happened}`);
    expect(notice?.body).toMatch(/^Aranya Value Fund\./);
  });

  it('is red of what was refused and refunded alone', () => {
    const red = (['confirmed', 'declined', 'expired', 'paid', 'allotted', 'rejected'] as const).filter(
      (status) => noticeTone(noticeOf(status, order)?.kind ?? null) === 'refused',
    );
    expect(red).toEqual(['rejected']);
  });

  it('reads as a sentence without an amount, with all units and of a plan', () => {
    expect(noticeOf('confirmed', { ...order, headline: 'All units' })?.title).toBe(
      'Farida Contractor: redemption of all units confirmed',
    );
    expect(noticeOf('allotted', { ...order, kind: 'folio', headline: 'No amount' })?.title).toBe(
      'Farida Contractor: zero-balance folio done',
    );
    const sip = { ...order, kind: 'sip', headline: '₹5,000 every month' } as const;
    expect(noticeOf('allotted', sip)).toEqual({
      kind: 'order-done',
      title: 'Farida Contractor: SIP of ₹5,000 every month registered',
      body: 'Aranya Value Fund.',
    });
  });

  it('is none of what the distributor did', () => {
    expect(noticeOf('pending', order)).toBeNull();
    expect(noticeOf('cancelled', order)).toBeNull();
  });
});

it('a missed instalment names the client first too, and the scheme and the reason after it', () => {
  const miss = {
    kind: 'SIP',
    amount: '₹5,000',
    scheme: 'Aranya Flexi Cap Fund',
    client: 'Asha Pillai',
    missed: 1,
    limit: 3,
    code: null,
    reason: 'Not enough money in the account',
    dueOn: '05-Dec-2026',
  } as const;
  expect(missNotice(miss)).toEqual({
    kind: 'plan-missed',
    title: 'Asha Pillai: SIP of ₹5,000 missed an instalment',
    body: 'Aranya Flexi Cap Fund, due 05-Dec-2026. Not enough money in the account.',
  });
  expect(missNotice({ ...miss, missed: 3 })).toMatchObject({
    kind: 'plan-ended',
    title: 'Asha Pillai: SIP of ₹5,000 ended after 3 missed instalments',
  });
  expect(missNotice({ ...miss, kind: 'STP', amount: '₹0' }).title).toBe(
    'Asha Pillai: STP missed an instalment',
  );
});
