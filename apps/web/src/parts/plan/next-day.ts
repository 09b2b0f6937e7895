import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { dayText } from '@hub/domain';

type Next = Pick<PlanRow, 'nextDueOn' | 'nextDebitOn'>;

/** `due 28-Nov-2026`, where a day off moves the money to a later day, which may be after the plan's end; else null. */
export const movedText = ({ nextDueOn, nextDebitOn }: Next): string | null =>
  nextDueOn === null || nextDebitOn === nextDueOn ? null : `due ${dayText(nextDueOn)}`;

/** `30-Nov-2026, due 28-Nov-2026`: when the money moves next; null where nothing is to come. */
export const nextDayText = (plan: Next): string | null =>
  plan.nextDebitOn && [dayText(plan.nextDebitOn), movedText(plan)].filter((part) => part !== null).join(', ');
