import { isWithinYearBound } from './dates.ts';

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const LEAST_DAYS_AHEAD = 4;
const SATURDAY = 6;

/**
 * Spec §5, as the readings (9) settle it: the next chosen weekday, next week's when today is at or past it,
 * and a week later when that is under four days away. All of which is: the earliest such weekday at least
 * four days ahead.
 */
export function weeklySipStart(today: Temporal.PlainDate, weekday: Weekday): Temporal.PlainDate {
  const ahead = (weekday - today.dayOfWeek + 7) % 7;
  return today.add({ days: ahead < LEAST_DAYS_AHEAD ? ahead + 7 : ahead });
}

/**
 * The dates of `count` daily instalments from `start` on. Saturdays and Sundays are skipped (Spec §5);
 * nothing falls after the year bound, so a longer plan ends there.
 */
export function dailyInstalments(start: Temporal.PlainDate, count: number): Temporal.PlainDate[] {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError('The count must be 0 or more');
  const dates: Temporal.PlainDate[] = [];
  for (let day = start; dates.length < count && isWithinYearBound(day); day = day.add({ days: 1 })) {
    if (day.dayOfWeek < SATURDAY) dates.push(day);
  }
  return dates;
}
