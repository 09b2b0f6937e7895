import { clockInIndia, formatDate } from '@hub/domain';
import type { NavExpected } from '@hub/domain/orders/preview/order-preview';
import { cutOffLeftText } from './cut-off-texts.ts';
import { weekdayName } from './plan-texts.ts';

/** `Mon, 16-Nov-2026`. */
export const weekdayText = (day: Temporal.PlainDate): string =>
  `${weekdayName(day.dayOfWeek).slice(0, 3)}, ${formatDate(day)}`;

/** `3:00 pm` by the clock of India. */
export function timeInIndia(at: Temporal.Instant): string {
  const { hour, minute } = clockInIndia(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `20-Nov-2026, 3:00 pm`. */
export function dateTimeInIndia(at: Temporal.Instant): string {
  return `${formatDate(clockInIndia(at).toPlainDate())}, ${timeInIndia(at)}`;
}

/** `3:00 pm`, with the day where that is not today. */
function deadlineText(at: Temporal.Instant, now: Temporal.Instant): string {
  const day = clockInIndia(at).toPlainDate();
  const isToday = day.equals(clockInIndia(now).toPlainDate());
  return isToday ? timeInIndia(at) : `${timeInIndia(at)} on ${weekdayText(day)}`;
}

/** `if confirmed and paid by 3:00 pm, else 18-Nov-2026`: what keeps the NAV day, and the day of who is later. */
export const navCondition = (
  { until, laterNavDate }: NavExpected,
  act: string,
  now: Temporal.Instant,
): string => `if ${act} by ${deadlineText(until, now)}, else ${formatDate(laterNavDate)}`;

/** `Now NAV of 18-Nov-2026`: the cut-off that counted has passed. */
export const laterNavText = (day: Temporal.PlainDate): string => `Now NAV of ${formatDate(day)}`;

/** `3:00 pm · 4 h 18 m left`. */
export const cutOffText = (until: Temporal.Instant, secondsLeft: number): string =>
  `${timeInIndia(until)} · ${cutOffLeftText(secondsLeft)}`;

/** Where nothing beside it says what it is about. */
export const cutOffTitle = 'Cut-off';
