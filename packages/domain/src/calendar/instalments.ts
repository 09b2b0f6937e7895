/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const LEAST_DAYS_AHEAD = 4;

/**
 * Spec §5, as the readings (9) settle it: the next chosen weekday, next week's when today is at or past it,
 * and a week later when that is under four days away. All of which is: the earliest such weekday at least
 * four days ahead.
 */
export function weeklySipStart(today: Temporal.PlainDate, weekday: Weekday): Temporal.PlainDate {
  const ahead = (weekday - today.dayOfWeek + 7) % 7;
  return today.add({ days: ahead < LEAST_DAYS_AHEAD ? ahead + 7 : ahead });
}
