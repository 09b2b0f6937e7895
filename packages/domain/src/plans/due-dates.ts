import { businessDayOnOrAfter, type IsBusinessDay } from '../calendar/business-days.ts';
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
  /** Day of the month where it is not the start's: 31 with a start on 30-Apr means every month's end. */
  readonly dayOfMonth?: number;
}

/**
 * The dates on which instalments are due, before holidays move them. Each is counted from the start, so
 * that a plan of the 31st falls to the end of a short month and returns to the 31st after it. Lazy, because
 * a plan without an end runs to 2099.
 */
export function* dueDates(
  schedule: PlanSchedule,
  isBusinessDay: IsBusinessDay,
): Generator<Temporal.PlainDate> {
  const { start, end, count } = schedule;
  const { every } = frequencyFacts[schedule.frequency];
  let made = 0;
  for (let index = 0; count === null || made < count; index += 1) {
    const due = every === null ? start.add({ days: index }) : dueDate(schedule, every, index);
    if (Temporal.PlainDate.compare(due, end) > 0 || !isWithinYearBound(due)) return;
    if (every === null && !isBusinessDay(due)) continue;
    if (Temporal.PlainDate.compare(due, start) < 0) continue;
    made += 1;
    yield due;
  }
}

/** When the money moves: a due date that is no business day moves forward, never back (handbook §1.3). */
export function* instalmentDates(
  schedule: PlanSchedule,
  isBusinessDay: IsBusinessDay,
): Generator<Temporal.PlainDate> {
  for (const due of dueDates(schedule, isBusinessDay)) yield businessDayOnOrAfter(due, isBusinessDay);
}

function dueDate(
  { start, dayOfMonth }: PlanSchedule,
  every: { readonly days: number } | { readonly months: number },
  index: number,
): Temporal.PlainDate {
  if ('days' in every) return start.add({ days: every.days * index });
  const month = start.with({ day: 1 }).add({ months: every.months * index });
  return month.with({ day: dayOfMonth ?? start.day });
}
