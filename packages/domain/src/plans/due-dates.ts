import type { IsBusinessDay } from '../calendar/business-days.ts';
import { isWithinYearBound } from '../calendar/dates.ts';
import { type Frequency, frequencyFacts } from './frequencies.ts';

export interface PlanSchedule {
  readonly frequency: Frequency;
  /** The first due date, or the day from which on one may be due. */
  readonly start: Temporal.PlainDate;
  /** The last day on which one may be due. */
  readonly end: Temporal.PlainDate;
  /** At most so many; null when only the end counts. */
  readonly count: number | null;
  /** Days of the month as registered, where they are not the start's: 31 with a start on 30-Apr is every month's end. */
  readonly days?: readonly number[];
}

/**
 * The dates on which instalments are due, before holidays move them. Each is counted from the start, so
 * that a plan of the 31st falls to the end of a short month and returns to the 31st after it. Lazy, because
 * a plan without an end runs to 2099. Those before `from` are left out, and not walked through where nothing counts them.
 */
export function* dueDates(
  schedule: PlanSchedule,
  isBusinessDay: IsBusinessDay,
  from: Temporal.PlainDate = schedule.start,
): Generator<Temporal.PlainDate> {
  const { start, end, count } = schedule;
  let made = 0;
  for (const due of candidates(schedule, isBusinessDay, count === null ? later(start, from) : start)) {
    if (count !== null && made >= count) return;
    if (Temporal.PlainDate.compare(due, end) > 0 || !isWithinYearBound(due)) return;
    if (Temporal.PlainDate.compare(due, start) < 0) continue;
    made += 1;
    if (Temporal.PlainDate.compare(due, from) >= 0) yield due;
  }
}

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;

/**
 * The days of the month a plan is due on; null when they follow from its start alone. As many days as its frequency
 * takes: a weekly plan is due on four or five of them, or on the weekday of its start.
 */
export function daysOfMonthOf(
  frequency: Frequency,
  days: readonly number[] | null | undefined,
): number[] | null {
  const { daysOfMonth } = frequencyFacts[frequency];
  if (daysOfMonth === null || days == null) return null;
  const distinct = [...new Set(days)].sort((one, other) => one - other);
  const [least, most] = daysOfMonth;
  return distinct.length >= least && distinct.length <= most ? distinct : null;
}

/** In order, without end; all from a day on that is not before the start, and perhaps some before it. */
function* candidates(
  { frequency, start, days: registered }: PlanSchedule,
  isBusinessDay: IsBusinessDay,
  from: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  const { every } = frequencyFacts[frequency];
  const days = daysOfMonthOf(frequency, registered);
  if (every === null) {
    for (let day = from; isWithinYearBound(day); day = day.add({ days: 1 })) {
      if (isBusinessDay(day)) yield day;
    }
  } else if (days === null && 'days' in every) {
    const passed = Math.floor(start.until(from, { largestUnit: 'days' }).days / every.days);
    for (let index = passed; ; index += 1) yield start.add({ days: every.days * index });
  } else {
    const step = 'months' in every ? every.months : 1;
    yield* inMonths(start, step, days ?? startDay(frequency, start), from);
  }
}

/** Which two days of a month it is, a start does not say. */
const startDay = (frequency: Frequency, start: Temporal.PlainDate): number[] =>
  frequency === 'twice-monthly' ? [] : [start.day];

function* inMonths(
  start: Temporal.PlainDate,
  step: number,
  days: readonly number[],
  from: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  if (days.length === 0) return;
  const passed = Math.floor(((from.year - start.year) * 12 + from.month - start.month) / step);
  for (let index = passed; ; index += 1) {
    const month = start.with({ day: 1 }).add({ months: step * index });
    // The 30th and the 31st are one day in a short month.
    const ends = new Set(days.map((day) => Math.min(day, month.daysInMonth)));
    for (const day of ends) yield month.with({ day });
  }
}
