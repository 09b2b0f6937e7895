import { addMonths, type DayNumber, dayNumberOf } from '@hub/domain';

const MONTHS_OF_HISTORY = 72;
const DAYS_AHEAD = 800;

/** The days of the demo book: six years up to yesterday, and what is to come for the plans that run on. */
export interface BookCalendar {
  readonly today: DayNumber;
  /** The first day with NAVs. */
  readonly start: DayNumber;
  /** The last day with NAVs: today's come tonight (handbook §1.4). */
  readonly end: DayNumber;
  /** The last business day with NAVs. */
  readonly lastBusinessDay: DayNumber;
  isBusinessDay(day: DayNumber): boolean;
  /** The day itself or the first business day after it: an instalment moves forward, never back (§1.3). */
  onOrAfter(day: DayNumber): DayNumber;
  /** So many business days later. */
  businessDaysAfter(day: DayNumber, count: number): DayNumber;
}

const isWeekday = (day: number): boolean => {
  // 1-Jan-1970 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== 6;
};

export function bookCalendar(
  today: Temporal.PlainDate,
  holidays: Iterable<Temporal.PlainDate>,
): BookCalendar {
  const closed = new Set<number>();
  for (const holiday of holidays) closed.add(dayNumberOf(holiday));
  const now = dayNumberOf(today);
  const start = addMonths(now, -MONTHS_OF_HISTORY);
  const isBusinessDay = (day: number) => isWeekday(day) && !closed.has(day);

  const from = start - 60;
  const ahead = new Int32Array(now + DAYS_AHEAD - from + 1);
  let found = now + DAYS_AHEAD;
  for (let day = now + DAYS_AHEAD; day >= from; day -= 1) {
    if (isBusinessDay(day)) found = day;
    ahead[day - from] = found;
  }
  const onOrAfter = (day: DayNumber) => (ahead[day - from] ?? day) as DayNumber;
  let lastBusinessDay = now - 1;
  while (!isBusinessDay(lastBusinessDay)) lastBusinessDay -= 1;

  return {
    today: now,
    start,
    end: (now - 1) as DayNumber,
    lastBusinessDay: lastBusinessDay as DayNumber,
    isBusinessDay,
    onOrAfter,
    businessDaysAfter: (day, count) => {
      let reached = day;
      for (let step = 0; step < count; step += 1) reached = onOrAfter((reached + 1) as DayNumber);
      return reached;
    },
  };
}
