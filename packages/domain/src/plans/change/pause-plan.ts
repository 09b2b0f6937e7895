import type { IsBusinessDay } from '../../calendar/business-days.ts';
import { instalmentsOf, type PlanCourse } from '../next-instalment.ts';
import type { Pause } from '../pause.ts';
import type { PlanLimits } from './plan-limits.ts';

/** A pause that is asked for has a last day: the plan goes on by itself after it. */
interface RequestedPause extends Pause {
  readonly to: Temporal.PlainDate;
}

type PauseFault =
  /** Only plans of some frequencies can be paused. */
  | { readonly code: 'frequency' }
  | { readonly code: 'order' }
  | { readonly code: 'too-long'; readonly latest: Temporal.PlainDate }
  | { readonly code: 'overlaps'; readonly with: Pause }
  /** Nothing is due in that time. */
  | { readonly code: 'empty' }
  /** The first instalment of it cannot be held back any more. */
  | { readonly code: 'too-late'; readonly dueOn: Temporal.PlainDate; readonly requested: Temporal.PlainDate };

/**
 * Why a pause is refused, or the instalments that it leaves out (handbook §1.1). The end of the plan stays where it
 * was, so these are not made up for.
 */
export function checkPause(
  course: PlanCourse,
  pause: RequestedPause,
  today: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
  { pause: limits }: Pick<PlanLimits, 'pause'>,
): PauseFault | { readonly code: null; readonly leavesOut: readonly Temporal.PlainDate[] } {
  const { from, to } = pause;
  if (!limits.frequencies.includes(course.frequency)) return { code: 'frequency' };
  if (Temporal.PlainDate.compare(to, from) < 0) return { code: 'order' };
  const latest = from.add({ months: limits.months }).subtract({ days: 1 });
  if (Temporal.PlainDate.compare(to, latest) > 0) return { code: 'too-long', latest };
  const other = course.pauses?.find((one) => overlap(one, pause));
  if (other !== undefined) return { code: 'overlaps', with: other };
  const leavesOut: Temporal.PlainDate[] = [];
  for (const { dueOn } of instalmentsOf(course, isBusinessDay, from)) {
    if (Temporal.PlainDate.compare(dueOn, to) > 0) break;
    if (Temporal.PlainDate.compare(dueOn, from) >= 0) leavesOut.push(dueOn);
  }
  const [first] = leavesOut;
  if (first === undefined) return { code: 'empty' };
  const requested = first.subtract({ days: limits.leadDays });
  if (Temporal.PlainDate.compare(today, requested) > 0) return { code: 'too-late', dueOn: first, requested };
  return { code: null, leavesOut };
}

function overlap(one: Pause, other: RequestedPause): boolean {
  const endsBefore = one.to !== null && Temporal.PlainDate.compare(one.to, other.from) < 0;
  return !endsBefore && Temporal.PlainDate.compare(one.from, other.to) <= 0;
}
