import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/dates.ts';
import { businessDays } from '../calendar/business-days.ts';
import { type CutOffClass, purchaseNavDate, redemptionNavDate, switchInNavDate } from './applicable-nav.ts';

// 20-Nov-2026 is a Friday; Tuesday the 24th is a holiday.
const market = businessDays(new Set(['2026-11-24']));
const at = (text: string) => Temporal.PlainDateTime.from(text);
const buys = (cutOffClass: CutOffClass, requested: string, funds = requested) =>
  purchaseNavDate({ cutOffClass, requestedAt: at(requested), fundsAt: at(funds) }, market).toString();
const redeems = (cutOffClass: CutOffClass, requested: string, isOnline = true) =>
  redemptionNavDate({ cutOffClass, requestedAt: at(requested), isOnline }, market).toString();

describe('the NAV of a purchase', () => {
  it('follows the examples of the handbook', () => {
    expect(buys('liquid', '2026-11-20T13:00')).toBe('2026-11-19');
    expect(buys('liquid', '2026-11-20T14:00')).toBe('2026-11-22');
    expect(buys('other', '2026-11-20T14:50', '2026-11-20T15:02')).toBe('2026-11-23');
  });

  it("is the day's own up to 15:00, the minute included", () => {
    expect(buys('other', '2026-11-20T15:00')).toBe('2026-11-20');
    expect(buys('other', '2026-11-20T15:00:01')).toBe('2026-11-23');
  });

  it('waits for the funds, and for the request when the funds came first', () => {
    expect(buys('other', '2026-11-18T10:00', '2026-11-20T10:00')).toBe('2026-11-20');
    expect(buys('other', '2026-11-20T10:00', '2026-11-18T10:00')).toBe('2026-11-20');
  });

  it('of a liquid fund is the Sunday for a Monday, the holiday for the day after it', () => {
    expect(buys('liquid', '2026-11-23T13:30')).toBe('2026-11-22');
    expect(buys('overnight', '2026-11-23T13:31')).toBe('2026-11-24');
  });

  it('asked for on a weekend or holiday is the next business day', () => {
    expect(buys('other', '2026-11-21T10:00')).toBe('2026-11-23');
    expect(buys('other', '2026-11-24T18:00')).toBe('2026-11-25');
    expect(buys('liquid', '2026-11-21T20:00')).toBe('2026-11-22');
  });

  it('is never of a day before the money was there, but for liquid funds the day before', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 1439 }), fc.constantFrom('liquid', 'other'), (date, minute, kind) => {
        const ready = date.toPlainDateTime().add({ minutes: minute });
        const timing = { cutOffClass: kind, requestedAt: ready, fundsAt: ready } as const;
        const nav = purchaseNavDate(timing, market);
        const days = date.until(nav, { largestUnit: 'days' }).days;
        expect(days).toBeGreaterThanOrEqual(kind === 'other' ? 0 : -1);
        expect(market(kind === 'other' ? nav : nav.add({ days: 1 }))).toBe(true);
      }),
    );
  });
});

describe('the NAV of a redemption', () => {
  it('is the same business day up to 15:00, else the next', () => {
    expect(redeems('other', '2026-11-20T15:00')).toBe('2026-11-20');
    expect(redeems('other', '2026-11-20T15:01')).toBe('2026-11-23');
    expect(redeems('other', '2026-11-22T09:00')).toBe('2026-11-23');
  });

  it('of a liquid fund is the day before the next business day; late, the next business day', () => {
    expect(redeems('liquid', '2026-11-20T14:00')).toBe('2026-11-22');
    expect(redeems('liquid', '2026-11-20T15:01')).toBe('2026-11-23');
    expect(redeems('liquid', '2026-11-19T15:01')).toBe('2026-11-20');
  });

  it('of a liquid fund asked for on a holiday counts as the next morning', () => {
    expect(redeems('liquid', '2026-11-24T16:00')).toBe('2026-11-25');
    expect(redeems('liquid', '2026-11-21T16:00')).toBe('2026-11-24');
  });

  it('of an overnight fund may be asked for online until 19:00, since 1-Jun-2025', () => {
    expect(redeems('overnight', '2026-11-19T18:59')).toBe('2026-11-19');
    expect(redeems('overnight', '2026-11-19T19:01')).toBe('2026-11-20');
    expect(redeems('overnight', '2026-11-19T18:59', false)).toBe('2026-11-20');
    expect(redeems('liquid', '2026-11-19T18:59')).toBe('2026-11-20');
    expect(redeems('overnight', '2025-05-29T16:00')).toBe('2025-05-30');
    expect(redeems('overnight', '2025-06-05T16:00')).toBe('2025-06-05');
  });
});

describe('the NAV of a switch into another scheme', () => {
  const friday = Temporal.PlainDate.from('2026-11-20');
  const sunday = Temporal.PlainDate.from('2026-11-22');

  it('is of the day the money arrives', () => {
    expect(switchInNavDate(friday, 'DEBT', 'other', market).toString()).toBe('2026-11-23');
    expect(switchInNavDate(friday, 'EQUITY', 'other', market).toString()).toBe('2026-11-25');
    expect(switchInNavDate(sunday, 'LIQUID', 'other', market).toString()).toBe('2026-11-23');
  });

  it('into a liquid fund is the day before', () => {
    expect(switchInNavDate(friday, 'EQUITY', 'liquid', market).toString()).toBe('2026-11-24');
  });

  it('out of equity took three business days until 31-Jan-2023, out of debt one all along', () => {
    const [before, since] = [Temporal.PlainDate.from('2023-01-31'), Temporal.PlainDate.from('2023-02-01')];
    expect(switchInNavDate(before, 'HYBRID', 'other', market).toString()).toBe('2023-02-03');
    expect(switchInNavDate(since, 'HYBRID', 'other', market).toString()).toBe('2023-02-03');
    expect(switchInNavDate(before, 'DEBT', 'other', market).toString()).toBe('2023-02-01');
  });
});
