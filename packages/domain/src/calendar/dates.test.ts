import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { dueDates } from '../plans/due-dates.ts';
import {
  ageOn,
  clockInIndia,
  isFutureDate,
  isWithinYearBound,
  perpetualEnd,
  todayInIndia,
  YEAR_BOUND,
} from './dates.ts';

describe('the future-date check', () => {
  it('takes a day after today for future and one before it not [S5-11]', () => {
    expect(isFutureDate(day('2026-11-16'), day('2026-11-15'))).toBe(true);
    expect(isFutureDate(day('2026-11-14'), day('2026-11-15'))).toBe(false);
    expect(isFutureDate(day('2027-01-01'), day('2026-12-31'))).toBe(true);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40_000 }), (today, days) => {
        expect(isFutureDate(today.add({ days }), today)).toBe(true);
        expect(isFutureDate(today.subtract({ days }), today)).toBe(false);
      }),
    );
  });

  it('does not take today for future (decision S5-12)', () => {
    expect(isFutureDate(day('2026-11-15'), day('2026-11-15'))).toBe(false);
  });
});

describe('age', () => {
  it('counts completed years and rises on the birthday [S5-13]', () => {
    const born = day('1990-11-15');
    expect(ageOn(born, day('2026-11-14'))).toBe(35);
    expect(ageOn(born, day('2026-11-15'))).toBe(36);
    expect(ageOn(born, day('2026-11-16'))).toBe(36);
    expect(ageOn(born, born)).toBe(0);
    expect(ageOn(day('2008-12-31'), day('2026-01-01'))).toBe(17);
  });

  it('rises on 1-Mar of a common year for those born on 29-Feb', () => {
    const born = day('2008-02-29');
    expect(ageOn(born, day('2026-02-28'))).toBe(17);
    expect(ageOn(born, day('2026-03-01'))).toBe(18);
    expect(ageOn(born, day('2028-02-28'))).toBe(19);
    expect(ageOn(born, day('2028-02-29'))).toBe(20);
  });

  it('grows by one exactly once in any year', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30_000 }), (born, days) => {
        const then = born.add({ days });
        expect(ageOn(born, then.add({ years: 1 }))).toBe(ageOn(born, then) + 1);
        expect(ageOn(born, then.add({ days: 1 })) - ageOn(born, then)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not exist before birth', () => {
    expect(() => ageOn(day('2026-11-16'), day('2026-11-15'))).toThrow(RangeError);
  });
});

describe('the year bound', () => {
  it('is 2099: no date and no plan goes beyond it [S9-02]', () => {
    expect(YEAR_BOUND).toBe(2099);
    expect(isWithinYearBound(day('2099-12-31'))).toBe(true);
    expect(isWithinYearBound(day('2100-01-01'))).toBe(false);
    expect(perpetualEnd().toString()).toBe('2099-12-31');
    const start = day('2099-12-28');
    const plan = { frequency: 'daily', start, end: day('2150-01-01'), count: 100 } as const;
    expect(
      Array.from(
        dueDates(plan, () => true),
        String,
      ),
    ).toEqual(['2099-12-28', '2099-12-29', '2099-12-30', '2099-12-31']);
  });
});

describe('today in India', () => {
  it('turns at midnight of India, 18:30 UTC', () => {
    expect(todayInIndia(Temporal.Instant.from('2026-11-14T18:29:59Z')).toString()).toBe('2026-11-14');
    expect(todayInIndia(Temporal.Instant.from('2026-11-14T18:30:00Z')).toString()).toBe('2026-11-15');
  });

  it('goes by the clock that the time zone names, since that stands still', () => {
    const from = Temporal.Instant.from('1946-01-01T00:00:00Z').epochMilliseconds;
    const to = Temporal.Instant.from('2099-12-31T00:00:00Z').epochMilliseconds;
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (at) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(at);
        const named = instant.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime();
        expect(clockInIndia(instant).equals(named)).toBe(true);
      }),
    );
  });
});
