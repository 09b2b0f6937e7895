import { addBusinessDays, type IsBusinessDay } from '../../calendar/business-days.ts';
import { instalmentsOf, type PlanCourse } from '../next-instalment.ts';
import type { PlanLimits } from './plan-limits.ts';

type StopAnswer =
  | {
      readonly isAllowed: true;
      /** From this day on nothing is debited. */
      readonly from: Temporal.PlainDate;
      /** What is with the bank already and still goes through. */
      readonly debits: readonly Temporal.PlainDate[];
    }
  | {
      readonly isAllowed: false;
      /** The debit that can no longer be held back. */
      readonly debitOn: Temporal.PlainDate;
      /** The first day on which a stop would be taken. */
      readonly allowedFrom: Temporal.PlainDate;
    };

/**
 * Whether a plan can be stopped today: not when its next debit is nearer than the limit (handbook §1.1), which is on
 * its way to the bank; then from the day of that debit on. A plan with several debits in that time would never be
 * free: its stop is taken, and those go through.
 */
export function stopPlan(
  course: PlanCourse,
  today: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
  { stopDays }: Pick<PlanLimits, 'stopDays'>,
): StopAnswer {
  const from = addBusinessDays(today, stopDays, isBusinessDay);
  const debits: Temporal.PlainDate[] = [];
  for (const { debitOn } of instalmentsOf(course, isBusinessDay, today)) {
    if (Temporal.PlainDate.compare(debitOn, from) >= 0) break;
    if (Temporal.PlainDate.compare(debitOn, today) > 0) debits.push(debitOn);
  }
  const [only, ...others] = debits;
  if (only === undefined || others.length > 0) return { isAllowed: true, from, debits };
  return { isAllowed: false, debitOn: only, allowedFrom: only };
}
