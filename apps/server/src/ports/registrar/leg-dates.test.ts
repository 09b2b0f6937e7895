import { businessDays, readSchemeRules } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { businessDaysOf, firstLegDates, legCalendar, secondLegDates } from './leg-dates.ts';
import type { Calendars, RegistrarScheme } from './registrar-facts.ts';

// 20-Nov-2026 is a Friday. Tuesday the 24th is a holiday of both markets, Thursday the 26th of the money market only.
const calendars: Calendars = {
  digest: '',
  isBusinessDay: {
    EQUITY: businessDays(new Set(['2026-11-24'])),
    DEBT: businessDays(new Set(['2026-11-24', '2026-11-26'])),
  },
};
const scheme = (
  assetClass: RegistrarScheme['assetClass'],
  cutOffClass: RegistrarScheme['cutOffClass'] = 'other',
): RegistrarScheme => ({
  code: assetClass,
  rta: 'CAMS',
  rtaCode: 'A1',
  assetClass,
  taxClass: 'equity',
  cutOffClass,
  lockInMonths: 0,
  isOpen: true,
  rules: readSchemeRules({}),
  loads: [],
});
const schemes = {
  equity: scheme('EQUITY'),
  debt: scheme('DEBT'),
  liquid: scheme('LIQUID', 'liquid'),
  overnight: scheme('LIQUID', 'overnight'),
};
type Name = keyof typeof schemes;

/** `20 14:59:59` is that time of that day of November 2026 in India. */
const at = (text: string): Temporal.Instant => {
  const [day = '', time = ''] = text.split(' ');
  return Temporal.Instant.from(`2026-11-${day}T${time}+05:30`);
};
const said = (dates: { navDay: Temporal.PlainDate; settlesFrom: Temporal.PlainDate } | null): string =>
  dates === null ? 'never' : `${dates.navDay.day} from ${dates.settlesFrom.day}`;

function first(
  kind: 'lumpsum' | 'redeem' | 'switch',
  from: Name,
  confirmed: string,
  funds: string | null,
  to?: Name,
) {
  const target = to === undefined ? null : schemes[to];
  const isBusinessDay = businessDaysOf(calendars, legCalendar(schemes[from], target));
  const order = { kind, confirmedAt: at(confirmed), fundsAt: funds === null ? null : at(funds) };
  return said(firstLegDates(order, schemes[from], isBusinessDay));
}

describe('the NAV day of a purchase, and the business day it is settled from', () => {
  it.each<[Name, string, string, string]>([
    // Request and money by 15:00: that day; the second after it is the next business day's.
    ['equity', '20 14:59:59', '20 14:59:59', '20 from 20'],
    ['equity', '20 15:00:00', '20 15:00:00', '20 from 20'],
    ['equity', '20 15:00:01', '20 15:00:01', '23 from 23'],
    // Handbook: request Friday 14:50, money 15:02.
    ['equity', '20 14:50:00', '20 15:02:00', '23 from 23'],
    // Money first, confirmation later; and money days later.
    ['equity', '20 15:00:01', '20 10:00:00', '23 from 23'],
    ['equity', '18 10:00:00', '20 10:00:00', '20 from 20'],
    // A weekend, a holiday, and the evening before one.
    ['equity', '21 10:00:00', '21 10:00:00', '23 from 23'],
    ['equity', '24 10:00:00', '24 10:00:00', '25 from 25'],
    ['equity', '23 15:01:00', '23 15:01:00', '25 from 25'],
    // The money market rests on the 26th, shares do not.
    ['equity', '26 10:00:00', '26 10:00:00', '26 from 26'],
    ['debt', '26 10:00:00', '26 10:00:00', '27 from 27'],
    ['debt', '20 15:00:00', '20 15:00:00', '20 from 20'],
    // Handbook: liquid by 13:30 gets the day before; Friday 13:00 Thursday's, 14:00 Sunday's.
    ['liquid', '20 13:00:00', '20 13:00:00', '19 from 20'],
    ['liquid', '20 13:30:00', '20 13:30:00', '19 from 20'],
    ['liquid', '20 13:30:01', '20 13:30:01', '22 from 23'],
    ['liquid', '20 14:00:00', '20 14:00:00', '22 from 23'],
    ['liquid', '20 13:00:00', '20 13:30:01', '22 from 23'],
    ['overnight', '23 13:30:00', '23 13:30:00', '22 from 23'],
    ['overnight', '23 13:31:00', '23 13:31:00', '24 from 25'],
    ['liquid', '25 14:00:00', '25 14:00:00', '26 from 27'],
  ])('%s, confirmed %s, paid %s: %s', (name, confirmed, funds, expected) => {
    expect(first('lumpsum', name, confirmed, funds)).toBe(expected);
  });

  it('is none without its money', () => {
    expect(first('lumpsum', 'equity', '20 10:00:00', null)).toBe('never');
  });
});

describe('the NAV day of a redemption', () => {
  it.each<[Name, string, string]>([
    ['equity', '20 14:59:59', '20 from 20'],
    ['equity', '20 15:00:00', '20 from 20'],
    ['equity', '20 15:00:01', '23 from 23'],
    ['equity', '22 09:00:00', '23 from 23'],
    ['debt', '25 15:00:01', '27 from 27'],
    // Handbook: liquid, Friday 14:00: Sunday's NAV, paid on Monday.
    ['liquid', '20 14:00:00', '22 from 23'],
    ['liquid', '20 15:00:00', '22 from 23'],
    ['liquid', '20 15:00:01', '23 from 23'],
    ['liquid', '23 14:00:00', '24 from 25'],
    // Overnight, online, until 19:00.
    ['overnight', '19 19:00:00', '19 from 19'],
    ['overnight', '19 19:00:01', '20 from 20'],
    ['liquid', '19 18:59:00', '20 from 20'],
  ])('%s, confirmed %s: %s', (name, confirmed, expected) => {
    expect(first('redeem', name, confirmed, null)).toBe(expected);
  });
});

describe('the NAV days of a switch', () => {
  const second = (from: Name, to: Name, outOn: string) => {
    const isBusinessDay = businessDaysOf(calendars, legCalendar(schemes[from], schemes[to]));
    const left = Temporal.PlainDate.from(`2026-11-${outOn}`);
    return said(secondLegDates(left, schemes[from], schemes[to], isBusinessDay));
  };

  it.each<[Name, Name, string, string]>([
    ['equity', 'equity', '20 15:00:00', '20 from 20'],
    ['equity', 'equity', '20 15:00:01', '23 from 23'],
    // Both markets have to work: shares alone would do on the 26th.
    ['equity', 'equity', '26 10:00:00', '26 from 26'],
    ['equity', 'debt', '26 10:00:00', '27 from 27'],
    ['liquid', 'equity', '20 14:00:00', '22 from 23'],
  ])('out of %s into %s, confirmed %s: %s', (from, to, confirmed, expected) => {
    expect(first('switch', from, confirmed, null, to)).toBe(expected);
  });

  it.each<[Name, Name, string, string]>([
    // By the payout of the scheme that is left: equity T+2, debt and liquid T+1.
    ['equity', 'debt', '20', '25 from 25'],
    ['equity', 'equity', '20', '25 from 25'],
    ['debt', 'equity', '23', '25 from 25'],
    // Into a liquid scheme the day before the money is there.
    ['equity', 'liquid', '20', '24 from 25'],
    ['equity', 'liquid', '23', '26 from 27'],
    ['liquid', 'debt', '22', '23 from 23'],
  ])('out of %s into %s, left on %s: comes in %s', (from, to, outOn, expected) => {
    expect(second(from, to, outOn)).toBe(expected);
  });
});
