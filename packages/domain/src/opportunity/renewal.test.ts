import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { rupees } from '../../test/ledger.ts';
import { facts, folio, mandate, now, plan, scheme } from '../../test/order-facts.ts';
import { todayInIndia } from '../calendar/dates.ts';
import { paise } from '../money/scaled.ts';
import { checkOrder } from '../orders/checks/check-order.ts';
import { type RenewalRequest, renewalTerms, steppedUp } from './renewal.ts';

const today = todayInIndia(now);
const requested: RenewalRequest = { stepUp: 1000, months: 12, euin: 'E123456', isExecutionOnly: false };
const ending = { ...plan, dueDays: [10], startsOn: day('2025-01-10'), endsOn: day('2026-12-15') };
const existing = { ...facts, scheme, plans: [ending] };
const renew = (change: Partial<typeof ending> = {}, more: Partial<RenewalRequest> = {}) =>
  renewalTerms(folio.folioNo, { ...ending, ...change }, existing, { ...requested, ...more }, today);

describe('the renewal of a SIP', () => {
  it('goes on with the first due date after the end, for the months asked, grown by the step-up', () => {
    expect(renew()).toMatchObject({
      kind: 'sip',
      folioNo: folio.folioNo,
      schemeCode: scheme.code,
      amount: rupees('5,500'),
      frequency: 'monthly',
      day: 10,
      startsOn: day('2027-01-10'),
      end: { by: 'date', date: day('2028-01-09') },
      mandate: mandate.id,
      replaces: ending.regNo,
      euin: 'E123456',
    });
    expect(checkOrder(renew(), existing, now).filter(({ level }) => level === 'block')).toEqual([]);
  });

  it('runs until it is stopped where no term is asked', () => {
    expect(renew({}, { months: null }).end).toEqual({ by: 'perpetual' });
  });

  it('begins no earlier than it can be registered', () => {
    const { startsOn } = renew({ endsOn: day('2026-11-17'), dueDays: [18] });
    expect(Temporal.PlainDate.compare(startsOn, today)).toBeGreaterThan(0);
    expect(startsOn.day).toBe(18);
    const block = checkOrder(renew({ endsOn: day('2026-11-17'), dueDays: [18] }), existing, now);
    expect(block.filter(({ field }) => field === 'startsOn')).toEqual([]);
  });

  it('keeps the month’s end and a weekday', () => {
    expect(renew({ dueDays: [31], endsOn: day('2026-12-31') }).startsOn).toEqual(day('2027-01-31'));
    // The 28th is in every month, the 29th is not.
    expect([renew({ dueDays: [28] }).day, renew({ dueDays: [29] }).day]).toEqual([28, 31]);
    const weekly = renew({ frequency: 'weekly', startsOn: day('2026-01-07'), endsOn: day('2026-12-15') });
    expect([weekly.day, weekly.startsOn.dayOfWeek]).toEqual([3, 3]);
  });

  it('takes the highest approved mandate where its own is gone; without any, the check says so', () => {
    const other = { ...mandate, id: 'M2', limit: rupees('50,000') };
    const lost = { ...ending, mandate: null };
    const two = { ...existing, mandates: [mandate, other] };
    expect(renewalTerms(folio.folioNo, lost, two, requested, today).mandate).toBe('M2');
    const none = { ...existing, mandates: [] };
    const terms = renewalTerms(folio.folioNo, lost, none, requested, today);
    expect(checkOrder(terms, none, now).map(({ code }) => code)).toContain('mandate-unknown');
  });

  it('is blocked where the step-up passes the mandate’s limit', () => {
    const terms = renew({ amount: rupees('24,000') });
    expect(checkOrder(terms, existing, now).map(({ code }) => code)).toContain('mandate-limit');
  });
});

describe('a stepped-up amount', () => {
  it('is the least that the scheme takes and that grew by so much', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom(1, 50, 100, 500),
        fc.constantFrom(100, 500, 1000),
        (rupee, stepUp, multiple, minimum) => {
          const limits = { minimum: rupees(String(minimum)), multiple: rupees(String(multiple)) };
          const amount = steppedUp(rupees(String(rupee)), stepUp, limits);
          const isTaken = (one: bigint) =>
            one >= limits.minimum && (one - limits.minimum) % limits.multiple === 0n;
          const isGrown = (one: bigint) => one * 10_000n >= BigInt(rupee) * 100n * BigInt(10_000 + stepUp);
          expect(isTaken(amount) && isGrown(amount)).toBe(true);
          const below = paise(amount - limits.multiple);
          expect(isTaken(below) && isGrown(below)).toBe(false);
        },
      ),
    );
  });
});
