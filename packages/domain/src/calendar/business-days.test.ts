import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import {
  addBusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  businessDays,
  nextBusinessDay,
} from './business-days.ts';

const market = businessDays(new Set(['2026-11-24', '2026-12-25']), new Set(['2026-11-08']));

describe('a business day', () => {
  it('is Monday to Friday without holidays', () => {
    expect(market(day('2026-11-23'))).toBe(true);
    expect(market(day('2026-11-24'))).toBe(false);
    expect(market(day('2026-11-21'))).toBe(false);
    expect(market(day('2026-11-22'))).toBe(false);
  });

  it('may be a Sunday on which funds worked', () => {
    expect(market(day('2026-11-08'))).toBe(true);
  });

  it('before a date is looked for back', () => {
    expect(businessDayOnOrBefore(day('2026-11-24'), market).toString()).toBe('2026-11-23');
    expect(businessDayOnOrBefore(day('2026-12-27'), market).toString()).toBe('2026-12-24');
    expect(businessDayOnOrBefore(day('2026-11-08'), market).toString()).toBe('2026-11-08');
  });

  it('is looked for forward, never back', () => {
    expect(businessDayOnOrAfter(day('2026-11-24'), market).toString()).toBe('2026-11-25');
    expect(businessDayOnOrAfter(day('2026-11-25'), market).toString()).toBe('2026-11-25');
    expect(nextBusinessDay(day('2026-12-24'), market).toString()).toBe('2026-12-28');
    fc.assert(
      fc.property(anyDay, (date) => {
        const found = businessDayOnOrAfter(date, market);
        expect(Temporal.PlainDate.compare(found, date)).toBeGreaterThanOrEqual(0);
        expect(market(found)).toBe(true);
      }),
    );
  });

  it('counts T+n without the days between', () => {
    expect(addBusinessDays(day('2026-11-20'), 2, market).toString()).toBe('2026-11-25');
    expect(addBusinessDays(day('2026-11-20'), 0, market).toString()).toBe('2026-11-20');
  });

  it('must exist in a calendar', () => {
    expect(() => nextBusinessDay(day('2026-11-20'), () => false)).toThrow(RangeError);
  });
});
