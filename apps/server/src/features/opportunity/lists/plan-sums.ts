import { moneyOf, type Paise, paise, perpetualEnd, writeMoney } from '@hub/domain';
import { dueDates } from '@hub/domain/plans/due-dates';
import { isFrequency } from '@hub/domain/plans/frequencies';
import { readTopUp, toppedUpAmount } from '@hub/domain/plans/top-up';
import { instalmentsLeft } from '../../reports/reports.public.ts';
import type { PlanTerms } from './opportunity.repository.ts';

const dayBefore = (iso: string): string => Temporal.PlainDate.from(iso).subtract({ days: 1 }).toString();

/** Due after a day until the end, whatever interrupts it; null where nobody can say. */
const dueAfter = (plan: PlanTerms, day: string): number | null =>
  instalmentsLeft({
    ...plan,
    pausedFrom: null,
    pausedTo: null,
    businessDay: day,
    holidaysAhead: plan.holidays.filter((holiday) => holiday > day).length,
  });

/** What would have come had the plan not ceased; null for one without an end. */
export function instalmentsPending(plan: PlanTerms): number | null {
  if (plan.endsOn === perpetualEnd().toString()) return null;
  return dueAfter(plan, dayBefore(plan.ceasedOn ?? plan.startsOn));
}

/** As registered, or as the schedule has them. */
export const instalmentsInAll = (plan: PlanTerms): number | null =>
  plan.instalments > 0 ? plan.instalments : dueAfter(plan, dayBefore(plan.startsOn));

/** What the instalments of the whole term come to, each with what it was topped up by. */
export function amountInAll(plan: PlanTerms): string | null {
  const total = instalmentsInAll(plan);
  if (total === null) return null;
  const amount = moneyOf(plan.amount);
  const topUp = readTopUp(plan);
  if (topUp === null || !isFrequency(plan.frequency)) return writeMoney(paise(amount * BigInt(total)));
  const start = Temporal.PlainDate.from(plan.startsOn);
  const holidays = new Set(plan.holidays);
  const schedule = {
    frequency: plan.frequency,
    start,
    end: Temporal.PlainDate.from(plan.endsOn),
    count: total,
    days: plan.dueDays,
  };
  let sum: bigint = 0n;
  for (const due of dueDates(schedule, (day) => day.dayOfWeek < 6 && !holidays.has(day.toString()))) {
    sum += toppedUpAmount(amount as Paise, topUp, start, due);
  }
  return writeMoney(paise(sum));
}
