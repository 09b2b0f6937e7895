import { dayNumberOf, formatDate, type IsBusinessDay } from '@hub/domain';
import type { PlanFacts } from '@hub/domain/orders/facts/order-facts';
import { courseOf } from '@hub/domain/orders/preview/plan-schedule';
import { planLimitsOn } from '@hub/domain/plans/change/plan-limits';
import { instalmentsOf } from '@hub/domain/plans/next-instalment';

/** Months of a pause to choose from; how long it may be, the limits say. */
const lengths = [1, 2, 3, 6] as const;

interface PauseOffer {
  /** The first instalments that can still be left out, by due date. */
  readonly from: readonly Temporal.PlainDate[];
  readonly months: readonly number[];
  /** The instalment that is too near, where there is one: it is debited as usual. */
  readonly tooNear: Temporal.PlainDate | null;
}

const OFFERED = 3;

/** What can be paused today: from which instalment on, and how long (handbook §1.1). */
export function pauseOffer(
  plan: PlanFacts,
  today: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): PauseOffer {
  const { pause } = planLimitsOn(dayNumberOf(today));
  const earliest = today.add({ days: pause.leadDays });
  const from: Temporal.PlainDate[] = [];
  let tooNear: Temporal.PlainDate | null = null;
  for (const { dueOn } of instalmentsOf(courseOf(plan), isBusinessDay)) {
    if (from.length === OFFERED) break;
    if (Temporal.PlainDate.compare(dueOn, earliest) >= 0) from.push(dueOn);
    else if (Temporal.PlainDate.compare(dueOn, today) >= 0) tooNear ??= dueOn;
  }
  return { from, months: lengths.filter((months) => months <= pause.months), tooNear };
}

/** The last day of a pause of so many months. */
export const pauseEnd = (from: Temporal.PlainDate, months: number): Temporal.PlainDate =>
  from.add({ months }).subtract({ days: 1 });

/** The months that a chosen pause has; null where it is of no such length. */
export function pauseMonths(from: Temporal.PlainDate | null, to: Temporal.PlainDate | null): number | null {
  if (from === null || to === null) return null;
  return lengths.find((months) => pauseEnd(from, months).equals(to)) ?? null;
}

/** What is due within a pause. */
export function leftOut(
  plan: PlanFacts,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): readonly Temporal.PlainDate[] {
  const dates: Temporal.PlainDate[] = [];
  for (const { dueOn } of instalmentsOf(courseOf(plan), isBusinessDay)) {
    if (Temporal.PlainDate.compare(dueOn, to) > 0) break;
    if (Temporal.PlainDate.compare(dueOn, from) >= 0) dates.push(dueOn);
  }
  return dates;
}

/** The first instalment after a pause: it goes on by itself. */
export function resumesOn(
  plan: PlanFacts,
  to: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate | null {
  for (const { dueOn, debitOn } of instalmentsOf(courseOf(plan), isBusinessDay)) {
    if (Temporal.PlainDate.compare(dueOn, to) > 0) return debitOn;
  }
  return null;
}

export const datesText = (dates: readonly Temporal.PlainDate[]): string => dates.map(formatDate).join(', ');
