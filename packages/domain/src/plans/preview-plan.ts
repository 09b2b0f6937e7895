import type { IsBusinessDay } from '../calendar/business-days.ts';
import { type Paise, paise } from '../money/scaled.ts';
import { type Instalment, instalmentsOf, type PlanCourse } from './next-instalment.ts';
import { type TopUp, toppedUpAmount } from './top-up.ts';

export interface PlannedInstalment extends Instalment {
  readonly amount: Paise;
}

export interface PlanPreview {
  /** The first six, with the day on which the money moves. */
  readonly first: readonly PlannedInstalment[];
  readonly last: PlannedInstalment | null;
  /** All instalments over the term, and what they come to. */
  readonly count: number;
  readonly total: Paise;
}

const SHOWN = 6;

/** What a plan will do before it is registered: its dates, what holidays move, and the total over the term. */
export function previewPlan(
  course: PlanCourse,
  { amount, topUp }: { readonly amount: Paise; readonly topUp: TopUp | null },
  isBusinessDay: IsBusinessDay,
): PlanPreview {
  const first: PlannedInstalment[] = [];
  let last: PlannedInstalment | null = null;
  let count = 0;
  let total = 0n;
  for (const instalment of instalmentsOf(course, isBusinessDay)) {
    last = { ...instalment, amount: toppedUpAmount(amount, topUp, course.start, instalment.dueOn) };
    if (count < SHOWN) first.push(last);
    count += 1;
    total += last.amount;
  }
  return { first, last, count, total: paise(total) };
}
