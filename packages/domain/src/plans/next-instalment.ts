import type { IsBusinessDay } from '../calendar/business-days.ts';
import { instalmentDates, type PlanSchedule } from './due-dates.ts';

/** The first instalment on or after the day; null when the plan is over. */
export function nextInstalment(
  schedule: PlanSchedule,
  from: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate | null {
  for (const date of instalmentDates(schedule, isBusinessDay)) {
    if (Temporal.PlainDate.compare(date, from) >= 0) return date;
  }
  return null;
}

/** How many are still to come after the day. */
export function instalmentsPending(
  schedule: PlanSchedule,
  after: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): number {
  let pending = 0;
  for (const date of instalmentDates(schedule, isBusinessDay)) {
    if (Temporal.PlainDate.compare(date, after) > 0) pending += 1;
  }
  return pending;
}
