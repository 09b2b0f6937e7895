import { businessDayOnOrAfter, type IsBusinessDay, LONGEST_CLOSURE_DAYS } from '../calendar/business-days.ts';
import { isWithinYearBound, perpetualEnd } from '../calendar/dates.ts';
import { dueDates, type PlanSchedule } from './due-dates.ts';
import { isPausedOn, type Pause } from './pause.ts';

/** A schedule with what interrupts it and what ends it early. */
export interface PlanCourse extends PlanSchedule {
  readonly ceasedOn?: Temporal.PlainDate | null;
  readonly pauses?: readonly Pause[];
}

export interface Instalment {
  readonly dueOn: Temporal.PlainDate;
  /** When the money moves: a due date that is no business day moves forward, never back (handbook §1.3). */
  readonly debitOn: Temporal.PlainDate;
}

/**
 * What is due within a pause is left out, also when its debit would follow the pause; what ceased is not debited. With
 * a day, those that are debited on it or later.
 */
export function* instalmentsOf(
  course: PlanCourse,
  isBusinessDay: IsBusinessDay,
  from: Temporal.PlainDate = course.start,
): Generator<Instalment> {
  const { ceasedOn = null, pauses = [] } = course;
  // A debit may have been due on a day off before.
  for (const dueOn of dueDates(course, isBusinessDay, from.subtract({ days: LONGEST_CLOSURE_DAYS }))) {
    const debitOn = businessDayOnOrAfter(dueOn, isBusinessDay);
    if (ceasedOn !== null && Temporal.PlainDate.compare(debitOn, ceasedOn) >= 0) return;
    // Nothing follows a pause without end; a plan to 2099 has thousands of dates to look through in vain.
    if (pauses.some(({ from, to }) => to === null && Temporal.PlainDate.compare(from, dueOn) <= 0)) return;
    if (isPausedOn(pauses, dueOn) || Temporal.PlainDate.compare(debitOn, from) < 0) continue;
    yield { dueOn, debitOn };
  }
}

/** The first instalment whose debit is on the day or after it; null when the plan is over. */
export function nextInstalment(
  course: PlanCourse,
  from: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Instalment | null {
  const first: IteratorResult<Instalment, undefined> = instalmentsOf(course, isBusinessDay, from).next();
  return first.value ?? null;
}

/** Every plan is due once in so many months, holidays included. */
const LONGEST_PERIOD_MONTHS = 13;

/** The last one; null where nothing is due. Only what is counted is walked through from its start. */
export function lastInstalment(course: PlanCourse, isBusinessDay: IsBusinessDay): Instalment | null {
  const end = isWithinYearBound(course.end) ? course.end : perpetualEnd();
  const late = end.subtract({ months: LONGEST_PERIOD_MONTHS });
  const isLong = course.count === null && Temporal.PlainDate.compare(course.start, late) < 0;
  let last: Instalment | null = null;
  for (const one of instalmentsOf(course, isBusinessDay, isLong ? late : course.start)) last = one;
  return last;
}
