import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { addMonths, dateOfDayNumber, dayNumber, dayNumberOf, daysInMonth } from './day-number.ts';

describe('the day number', () => {
  it('counts from 1-Jan-1970', () => {
    expect(dayNumber(1970, 1, 1)).toBe(0);
    expect(dayNumber(1969, 12, 31)).toBe(-1);
    expect(dayNumber(2000, 2, 29)).toBe(11_016);
    expect(dayNumber(2000, 3, 1)).toBe(11_017);
  });

  it('is the distance Temporal measures, and leads back to the same date', () => {
    const epoch = day('1970-01-01');
    fc.assert(
      fc.property(anyDay, (date) => {
        const count = dayNumberOf(date);
        expect(count).toBe(epoch.until(date, { largestUnit: 'days' }).days);
        expect(dateOfDayNumber(count).equals(date)).toBe(true);
      }),
    );
  });

  it('adds months as Temporal does, the 31st falling to the month end', () => {
    expect(dateOfDayNumber(addMonths(dayNumber(2024, 2, 29), 12)).toString()).toBe('2025-02-28');
    expect(dateOfDayNumber(addMonths(dayNumber(2026, 1, 31), 1)).toString()).toBe('2026-02-28');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const there = dateOfDayNumber(addMonths(dayNumberOf(date), months));
        expect(there.equals(date.add({ months }))).toBe(true);
      }),
    );
  });

  it('knows how long a month is', () => {
    expect(daysInMonth(2024, 2)).toBe(29);
    expect(daysInMonth(2026, 2)).toBe(28);
    expect(daysInMonth(2026, 12)).toBe(31);
  });
});
