import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { type Weekday, weeklySipStart } from './instalments.ts';

const anyWeekday = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);
const monday = day('2026-11-16');
const wednesday = day('2026-11-18');
const ahead = (today: Temporal.PlainDate, weekday: Weekday) =>
  today.until(weeklySipStart(today, weekday), { largestUnit: 'days' }).days;

describe('the start of a weekly SIP', () => {
  it('is the next chosen weekday when that is at least four days away [S5-16]', () => {
    expect(weeklySipStart(monday, 5).toString()).toBe('2026-11-20');
    expect(weeklySipStart(monday, 6).toString()).toBe('2026-11-21');
    expect(ahead(monday, 5)).toBe(4);
    expect(ahead(wednesday, 7)).toBe(4);
  });

  it('is pushed a week when under four days away: three pushes, four does not [S5-17]', () => {
    expect(ahead(monday, 2)).toBe(8);
    expect(ahead(monday, 3)).toBe(9);
    expect(ahead(monday, 4)).toBe(10);
    expect(ahead(monday, 5)).toBe(4);
    expect(ahead(wednesday, 5)).toBe(9);
  });

  it("is next week's when today is at or past the chosen weekday [S5-18]", () => {
    expect(ahead(wednesday, 3)).toBe(7);
    expect(weeklySipStart(wednesday, 1).toString()).toBe('2026-11-23');
    expect(ahead(wednesday, 2)).toBe(6);
    // Sunday today, Monday chosen: next week's Monday is tomorrow, so it is pushed once more.
    expect(ahead(day('2026-11-22'), 1)).toBe(8);
  });

  it("agrees, for any day, with the readings' wording taken step by step", () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (today, weekday) => {
        let start = today.add({ days: weekday - today.dayOfWeek });
        if (today.dayOfWeek >= weekday) start = start.add({ weeks: 1 });
        if (today.until(start, { largestUnit: 'days' }).days < 4) start = start.add({ weeks: 1 });
        expect(weeklySipStart(today, weekday).equals(start)).toBe(true);
      }),
    );
  });

  it('is always on the chosen weekday, four to ten days ahead', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (today, weekday) => {
        expect(weeklySipStart(today, weekday).dayOfWeek).toBe(weekday);
        expect(ahead(today, weekday)).toBeGreaterThanOrEqual(4);
        expect(ahead(today, weekday)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
