import { clockInIndia, formatDate } from '@hub/domain';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon, 16-Nov-2026`. */
export const weekdayText = (day: Temporal.PlainDate): string =>
  `${weekdays[day.dayOfWeek - 1]}, ${formatDate(day)}`;

/** `3:00 pm`, the time in India. */
function timeText(at: Temporal.Instant): string {
  const { hour, minute } = clockInIndia(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `3:00 pm`, with the day where that is not `today`. */
export function deadlineText(at: Temporal.Instant, now: Temporal.Instant): string {
  const day = clockInIndia(at).toPlainDate();
  const isToday = day.equals(clockInIndia(now).toPlainDate());
  return isToday ? timeText(at) : `${timeText(at)} on ${weekdayText(day)}`;
}
