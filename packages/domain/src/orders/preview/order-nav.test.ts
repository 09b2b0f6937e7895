import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo } from '../../../test/ledger.ts';
import {
  at,
  facts,
  liquid,
  lumpsum,
  overnight,
  redeem,
  scheme,
  switchOver,
} from '../../../test/order-facts.ts';
import { boughtAt, marketWithout, soldAt, switchedAt } from '../../../test/reference/reference-nav.ts';
import { type DayNumber, dateOfDayNumber } from '../../calendar/day-number.ts';
import type { SchemeFacts } from '../facts/order-facts.ts';
import { buyNavDate, marketOf, sellNavDate, switchInDate } from './order-nav.ts';
import { previewOrder } from './preview-order.ts';

const debt: SchemeFacts = {
  ...scheme,
  code: '100004',
  fund: 'gilt',
  name: 'Gilt Fund',
  assetClass: 'DEBT',
  category: 'Debt Scheme - Gilt Fund',
  taxClass: 'debt',
};
const overseas: SchemeFacts = {
  ...scheme,
  code: '100005',
  category: 'Other Scheme - FoF Overseas',
  assetClass: 'OTHER',
};
const schemes = { equity: scheme, debt, liquid, overnight } as const;
type Name = keyof typeof schemes;

/*
 * The calendar of these rows (November 2026): Mon 16 … Fri 20 are business days, Sat 21 and Sun 22 a weekend, Mon 23 a
 * business day, Tue 24 a holiday of both markets, Wed 25 a business day.
 */
const lumpsumNav = (name: Name, moment: string) => {
  const preview = previewOrder(lumpsum, { ...facts, scheme: schemes[name] }, at(moment));
  if (preview?.kind !== 'lumpsum') throw new Error('A lumpsum has a preview');
  return preview.buy.nav.navDate.toString();
};
const redeemPreview = (of: SchemeFacts, moment: string) => {
  const preview = previewOrder(redeem, { ...facts, scheme: of }, at(moment));
  if (preview?.kind !== 'redeem') throw new Error('A redemption has a preview');
  return preview;
};
const redeemNav = (name: Name, moment: string) =>
  redeemPreview(schemes[name], moment).sell.nav.navDate.toString();
const switchNavs = (from: Name, to: Name, moment: string) => {
  const preview = previewOrder(
    switchOver,
    { ...facts, scheme: schemes[from], target: schemes[to] },
    at(moment),
  );
  if (preview?.kind !== 'switch') throw new Error('A switch has a preview');
  return [preview.sell.nav.navDate.toString(), preview.buy.nav.navDate.toString()];
};

describe('the NAV day of a lumpsum (handbook §1.4), request and money at once', () => {
  it.each([
    // Not liquid or overnight, any amount: 15:00.
    ['equity', '2026-11-20T14:59', '2026-11-20'],
    ['equity', '2026-11-20T15:00', '2026-11-20'],
    ['equity', '2026-11-20T15:01', '2026-11-23'],
    ['debt', '2026-11-20T14:59:59', '2026-11-20'],
    ['debt', '2026-11-20T15:00:01', '2026-11-23'],
    ['equity', '2026-11-21T10:00', '2026-11-23'],
    ['equity', '2026-11-22T23:59', '2026-11-23'],
    ['equity', '2026-11-23T15:01', '2026-11-25'],
    ['equity', '2026-11-24T09:00', '2026-11-25'],
    ['equity', '2026-11-24T16:00', '2026-11-25'],
    // Liquid and overnight: 13:30, the day before.
    ['liquid', '2026-11-20T13:00', '2026-11-19'],
    ['liquid', '2026-11-20T13:29', '2026-11-19'],
    ['liquid', '2026-11-20T13:30', '2026-11-19'],
    ['liquid', '2026-11-20T13:31', '2026-11-22'],
    ['liquid', '2026-11-20T14:00', '2026-11-22'],
    ['overnight', '2026-11-20T13:30', '2026-11-19'],
    ['overnight', '2026-11-20T13:31', '2026-11-22'],
    ['liquid', '2026-11-21T20:00', '2026-11-22'],
    ['liquid', '2026-11-23T13:30', '2026-11-22'],
    ['liquid', '2026-11-23T13:31', '2026-11-24'],
    ['liquid', '2026-11-24T10:00', '2026-11-24'],
    ['liquid', '2026-11-25T10:00', '2026-11-24'],
  ] as const)('%s at %s is %s', (name, moment, navDate) => {
    expect(lumpsumNav(name, moment)).toBe(navDate);
  });

  it('waits for the money: equity, request Friday 14:50, money 15:02, is Monday', () => {
    const market = marketOf(facts.holidays, scheme);
    const timing = { confirmedAt: at('2026-11-20T14:50'), fundsAt: at('2026-11-20T15:02') };
    expect(buyNavDate(scheme, timing, market).toString()).toBe('2026-11-23');
    expect(buyNavDate(scheme, { ...timing, fundsAt: at('2026-11-20T15:00') }, market).toString()).toBe(
      '2026-11-20',
    );
  });
});

describe('the NAV day of a redemption (handbook §1.4)', () => {
  it.each([
    ['equity', '2026-11-20T14:59', '2026-11-20'],
    ['equity', '2026-11-20T15:00', '2026-11-20'],
    ['equity', '2026-11-20T15:01', '2026-11-23'],
    ['debt', '2026-11-20T15:01', '2026-11-23'],
    ['equity', '2026-11-22T09:00', '2026-11-23'],
    ['equity', '2026-11-23T15:01', '2026-11-25'],
    ['equity', '2026-11-24T12:00', '2026-11-25'],
    // Liquid: in time the day before the next business day, late the next business day.
    ['liquid', '2026-11-20T14:00', '2026-11-22'],
    ['liquid', '2026-11-20T14:59', '2026-11-22'],
    ['liquid', '2026-11-20T15:00', '2026-11-22'],
    ['liquid', '2026-11-20T15:01', '2026-11-23'],
    ['liquid', '2026-11-19T14:59', '2026-11-19'],
    ['liquid', '2026-11-19T15:01', '2026-11-20'],
    ['liquid', '2026-11-23T14:59', '2026-11-24'],
    ['liquid', '2026-11-23T15:01', '2026-11-25'],
    ['liquid', '2026-11-24T16:00', '2026-11-25'],
    ['liquid', '2026-11-21T16:00', '2026-11-24'],
    // Overnight online: 19:00.
    ['overnight', '2026-11-19T15:01', '2026-11-19'],
    ['overnight', '2026-11-19T18:59', '2026-11-19'],
    ['overnight', '2026-11-19T19:00', '2026-11-19'],
    ['overnight', '2026-11-19T19:01', '2026-11-20'],
    ['overnight', '2026-11-20T18:59', '2026-11-22'],
    ['overnight', '2026-11-20T19:01', '2026-11-23'],
  ] as const)('%s at %s is %s', (name, moment, navDate) => {
    expect(redeemNav(name, moment)).toBe(navDate);
  });

  it.each([
    // Handbook: a liquid redemption of Friday 14:00 is paid on Monday.
    [liquid, '2026-11-20T14:00', '2026-11-23'],
    [scheme, '2026-11-20T14:00', '2026-11-26'],
    [scheme, '2026-11-16T14:00', '2026-11-19'],
    [overseas, '2026-11-16T14:00', '2026-11-23'],
  ])('$name at %s is paid by %s', (of, moment, paidBy) => {
    expect(redeemPreview(of, moment).payoutBy.toString()).toBe(paidBy);
  });
});

describe('the NAV days of a switch (handbook §1.4): out as a redemption, in when the money arrives', () => {
  it.each([
    // T+1 out of debt and liquid, T+2 out of equity; of a liquid target the day before.
    ['equity', 'debt', '2026-11-16T14:59', '2026-11-16', '2026-11-18'],
    ['equity', 'debt', '2026-11-16T15:01', '2026-11-17', '2026-11-19'],
    ['debt', 'equity', '2026-11-16T14:59', '2026-11-16', '2026-11-17'],
    ['debt', 'equity', '2026-11-20T15:00', '2026-11-20', '2026-11-23'],
    ['debt', 'equity', '2026-11-20T15:01', '2026-11-23', '2026-11-25'],
    ['equity', 'liquid', '2026-11-16T15:00', '2026-11-16', '2026-11-17'],
    ['equity', 'liquid', '2026-11-20T10:00', '2026-11-20', '2026-11-24'],
    ['equity', 'overnight', '2026-11-23T10:00', '2026-11-23', '2026-11-25'],
    ['liquid', 'equity', '2026-11-20T14:59', '2026-11-22', '2026-11-23'],
    ['liquid', 'equity', '2026-11-20T15:01', '2026-11-23', '2026-11-25'],
    ['overnight', 'equity', '2026-11-19T18:59', '2026-11-19', '2026-11-20'],
    ['overnight', 'equity', '2026-11-19T19:01', '2026-11-20', '2026-11-23'],
    ['overnight', 'debt', '2026-11-21T12:00', '2026-11-24', '2026-11-25'],
    ['equity', 'debt', '2026-11-24T12:00', '2026-11-25', '2026-11-27'],
  ] as const)('%s to %s at %s is %s and %s', (from, to, moment, out, into) => {
    expect(switchNavs(from, to, moment)).toEqual([out, into]);
  });

  it('need a business day of both schemes', () => {
    const holidays = { EQUITY: [], DEBT: ['2026-11-17'] };
    const given = { ...facts, scheme, target: debt, holidays };
    const late = previewOrder(switchOver, given, at('2026-11-16T16:00'));
    expect(late).toMatchObject({ sell: { nav: { navDate: Temporal.PlainDate.from('2026-11-18') } } });
    const alone = previewOrder(redeem, given, at('2026-11-16T16:00'));
    expect(alone).toMatchObject({ sell: { nav: { navDate: Temporal.PlainDate.from('2026-11-17') } } });
  });
});

const holidayPool = ['2026-11-10', '2026-11-24', '2026-12-25', '2026-12-24', '2027-01-01', '2027-01-26'];
const anySecond = fc.integer({ min: 0, max: 100 * 86_400 });
const FIRST_DAY = dayNo('2026-11-01');
const instantOf = (second: number): Temporal.Instant => at('2026-11-01T00:00').add({ seconds: second });
/** Near a cut-off in half of the cases, where mistakes are. */
const anyMoment = fc.oneof(
  anySecond,
  fc
    .tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(13 * 3600 + 1800, 15 * 3600, 19 * 3600, 0),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([day, time, off]) => Math.max(0, day * 86_400 + time + off)),
);
const anyHolidays = fc.subarray(holidayPool);
const anyName = fc.constantFrom<Name[]>('equity', 'debt', 'liquid', 'overnight');
const isoOf = (dayNumber: number): string => dateOfDayNumber(dayNumber as DayNumber).toString();

describe('NAV days against a reference that shares no code', () => {
  it('of purchases, whichever of request and money comes first', () => {
    fc.assert(
      fc.property(anyName, anyMoment, anyMoment, anyHolidays, (name, requested, funds, holidays) => {
        const of = schemes[name];
        const start = FIRST_DAY * 86_400;
        const expected = boughtAt(
          of.cutOffClass,
          start + requested,
          start + funds,
          marketWithout(...holidays),
        );
        const market = marketOf({ EQUITY: holidays, DEBT: holidays }, of);
        const timing = { confirmedAt: instantOf(requested), fundsAt: instantOf(funds) };
        expect(buyNavDate(of, timing, market).toString()).toBe(isoOf(expected));
      }),
      { numRuns: 1000 },
    );
  });

  it('of redemptions and of both legs of a switch', () => {
    fc.assert(
      fc.property(anyName, anyName, anyMoment, anyHolidays, (from, to, moment, holidays) => {
        const [source, target] = [schemes[from], schemes[to]];
        const isOpen = marketWithout(...holidays);
        const second = FIRST_DAY * 86_400 + moment;
        const market = marketOf({ EQUITY: holidays, DEBT: holidays }, source, target);
        const out = sellNavDate(source, instantOf(moment), market);
        expect(out.toString()).toBe(isoOf(soldAt(source.cutOffClass, second, isOpen)));
        const days = from === 'equity' ? 2 : 1;
        const expected = switchedAt(source.cutOffClass, target.cutOffClass, days, second, isOpen);
        expect(switchInDate(source, target, out, market).toString()).toBe(isoOf(expected[1]));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('how long a NAV day is expected', () => {
  it.each([
    ['equity', '2026-11-16T11:00', '2026-11-16T15:00', '2026-11-17'],
    ['equity', '2026-11-20T15:01', '2026-11-23T15:00', '2026-11-25'],
    ['equity', '2026-11-21T10:00', '2026-11-23T15:00', '2026-11-25'],
    ['liquid', '2026-11-20T14:00', '2026-11-23T13:30', '2026-11-24'],
  ] as const)('a lumpsum of %s at %s until %s, then %s', (name, moment, until, later) => {
    const preview = previewOrder(lumpsum, { ...facts, scheme: schemes[name] }, at(moment));
    expect(preview).toMatchObject({
      buy: { nav: { until: at(until), laterNavDate: Temporal.PlainDate.from(later) } },
    });
  });

  it('is to the last moment, and no other NAV day comes between', () => {
    fc.assert(
      fc.property(
        anyName,
        fc.constantFrom('lumpsum', 'redeem'),
        anyMoment,
        fc.double({ min: 0, max: 1, noNaN: true }),
        anyHolidays,
        (name, kind, moment, part, days) => {
          const now = instantOf(moment);
          const given = { ...facts, scheme: schemes[name], holidays: { EQUITY: days, DEBT: days } };
          const expectedAt = (instant: Temporal.Instant) => {
            const preview = previewOrder(kind === 'lumpsum' ? lumpsum : redeem, given, instant);
            if (preview?.kind === 'lumpsum') return preview.buy.nav;
            if (preview?.kind === 'redeem') return preview.sell.nav;
            throw new Error('There is a preview');
          };
          const { navDate, until, laterNavDate } = expectedAt(now);
          const span = until.epochMilliseconds - now.epochMilliseconds;
          expect(span).toBeGreaterThanOrEqual(0);
          const between = now.add({ milliseconds: Math.floor(span * part) });
          expect(expectedAt(between).navDate.equals(navDate)).toBe(true);
          expect(expectedAt(until).navDate.equals(navDate)).toBe(true);
          const later = expectedAt(until.add({ nanoseconds: 1 })).navDate;
          expect(later.equals(laterNavDate)).toBe(true);
          expect(later.equals(navDate)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});
