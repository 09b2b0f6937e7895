import { dayNumber, daysInMonth, frequencyFacts, isFrequency } from '@hub/domain';

export interface LeftOf {
  readonly frequency: string;
  /** ISO days. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  /** As the registrar counts them; nil when it does not say. */
  readonly instalments: number;
  readonly done: number;
  readonly missed: number;
  /** The last business day until today. */
  readonly businessDay: string;
  /** Weekdays without business after today until the end; only a daily plan asks. */
  readonly holidaysAhead: number;
}

interface Day {
  readonly number: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function dayOf(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { number: dayNumber(year, month, day), year, month, day };
}

/** Mondays to Fridays up to and with a day, from some Monday on: 1-Jan-1970 was a Thursday. */
function weekdaysThrough(day: number): number {
  const since = day + 3;
  const weeks = Math.floor(since / 7);
  return weeks * 5 + Math.min(since - weeks * 7 + 1, 5);
}

/** How many due dates a plan has up to and with a day, by arithmetic: a list has a thousand plans of many years. */
function dueThrough(every: { days: number } | { months: number } | null, start: Day, through: Day): number {
  if (through.number < start.number) return 0;
  if (every === null) return weekdaysThrough(through.number) - weekdaysThrough(start.number - 1);
  if ('days' in every) return Math.floor((through.number - start.number) / every.days) + 1;
  const months = (through.year - start.year) * 12 + through.month - start.month;
  const steps = Math.floor(months / every.months);
  const isShort = through.day < Math.min(start.day, daysInMonth(through.year, through.month));
  return steps + (months % every.months === 0 && isShort ? 0 : 1);
}

/**
 * Instalments still to come, of a plan that is not over. Counted from the schedule and not as registered less done less
 * missed: those of a pause are neither, and a feed tells no progress at all. What was due on days off since the last
 * business day is still to come. Null where nobody can say.
 */
export function instalmentsLeft(plan: LeftOf): number | null {
  if (!isFrequency(plan.frequency)) {
    return plan.instalments === 0 ? null : Math.max(0, plan.instalments - plan.done - plan.missed);
  }
  const { every } = frequencyFacts[plan.frequency];
  const [start, end, now] = [dayOf(plan.startsOn), dayOf(plan.endsOn), dayOf(plan.businessDay)];
  const between = (after: Day, through: Day): number =>
    Math.max(0, dueThrough(every, start, through) - dueThrough(every, start, after));
  const left = between(now, end) - (every === null ? plan.holidaysAhead : 0);
  if (plan.pausedFrom === null) return Math.max(0, left);
  const after = plan.pausedFrom > plan.businessDay ? dayOf(dayBefore(plan.pausedFrom)) : now;
  const through = plan.pausedTo !== null && plan.pausedTo < plan.endsOn ? dayOf(plan.pausedTo) : end;
  return Math.max(0, left - between(after, through));
}

const dayBefore = (iso: string): string => Temporal.PlainDate.from(iso).subtract({ days: 1 }).toString();
