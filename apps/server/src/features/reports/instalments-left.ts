import { dayNumber, daysInMonth } from '@hub/domain';
import { daysOfMonthOf } from '@hub/domain/plans/due-dates';
import { frequencyFacts, isFrequency } from '@hub/domain/plans/frequencies';

export interface LeftOf {
  readonly frequency: string;
  /** ISO days. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  /** As registered. */
  readonly dueDays: readonly number[];
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

/** How often an instalment is due, on which days of the month where these count. */
interface Rhythm {
  readonly every: { readonly days: number } | { readonly months: number } | null;
  readonly daysOfMonth: readonly number[] | null;
}

/** How many due dates a plan has up to and with a day, by arithmetic: a list has a thousand plans of many years. */
function dueThrough({ every, daysOfMonth }: Rhythm, start: Day, through: Day): number {
  if (through.number < start.number) return 0;
  if (every === null) return weekdaysThrough(through.number) - weekdaysThrough(start.number - 1);
  if (daysOfMonth === null && 'days' in every) {
    return Math.floor((through.number - start.number) / every.days) + 1;
  }
  const step = 'months' in every ? every.months : 1;
  const days = daysOfMonth ?? [start.day];
  const isEarly = (day: number) => Math.min(day, daysInMonth(start.year, start.month)) < start.day;
  const inSteps =
    days.length === 1 ? countDay(days[0] ?? 1, step, start, through) : countDays(days, start, through);
  return inSteps - new Set(days.filter(isEarly)).size;
}

/** From the first of the start's month on. */
function countDay(day: number, step: number, start: Day, through: Day): number {
  const months = (through.year - start.year) * 12 + through.month - start.month;
  const isShort = through.day < Math.min(day, daysInMonth(through.year, through.month));
  return Math.floor(months / step) + (months % step === 0 && isShort ? 0 : 1);
}

/** Several days of each month; the 30th and the 31st are one day in a short one. */
function countDays(days: readonly number[], start: Day, through: Day): number {
  let count = 0;
  const last = through.year * 12 + through.month - 1;
  for (let month = start.year * 12 + start.month - 1; month <= last; month += 1) {
    const length = daysInMonth(Math.floor(month / 12), (month % 12) + 1);
    const due = new Set(days.map((day) => Math.min(day, length)));
    for (const day of due) if (month < last || day <= through.day) count += 1;
  }
  return count;
}

/**
 * Instalments still to come, of a plan that is not over. Counted from the schedule and not as registered less done less
 * missed: those of a pause are neither, and a feed tells no progress at all. What was due on days off since the last
 * business day is still to come. Null where nobody can say.
 */
export function instalmentsLeft(plan: LeftOf): number | null {
  const rhythm = rhythmOf(plan);
  if (rhythm === null) {
    return plan.instalments === 0 ? null : Math.max(0, plan.instalments - plan.done - plan.missed);
  }
  const [start, end, now] = [dayOf(plan.startsOn), dayOf(plan.endsOn), dayOf(plan.businessDay)];
  const between = (after: Day, through: Day): number =>
    Math.max(0, dueThrough(rhythm, start, through) - dueThrough(rhythm, start, after));
  const left = between(now, end) - (rhythm.every === null ? plan.holidaysAhead : 0);
  if (plan.pausedFrom === null) return Math.max(0, left);
  const after = plan.pausedFrom > plan.businessDay ? dayOf(dayBefore(plan.pausedFrom)) : now;
  const through = plan.pausedTo !== null && plan.pausedTo < plan.endsOn ? dayOf(plan.pausedTo) : end;
  return Math.max(0, left - between(after, through));
}

/** Null where the days are not known: twice a month, but on which days. */
function rhythmOf({ frequency, dueDays }: LeftOf): Rhythm | null {
  if (!isFrequency(frequency)) return null;
  const daysOfMonth = daysOfMonthOf(frequency, dueDays);
  if (frequency === 'twice-monthly' && daysOfMonth === null) return null;
  return { every: frequencyFacts[frequency].every, daysOfMonth };
}

const dayBefore = (iso: string): string => Temporal.PlainDate.from(iso).subtract({ days: 1 }).toString();
