import { clockInIndia, formatDate } from '@hub/domain';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon, 16-Nov-2026`. */
export const weekdayText = (day: Temporal.PlainDate): string =>
  `${weekdays[day.dayOfWeek - 1]}, ${formatDate(day)}`;

/** `3:00 pm`, the time in India. */
export function timeText(at: Temporal.Instant): string {
  const { hour, minute } = clockInIndia(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `3:00 pm`, with the day where that is not `today`. */
export function deadlineText(at: Temporal.Instant, now: Temporal.Instant): string {
  const day = clockInIndia(at).toPlainDate();
  const isToday = day.equals(clockInIndia(now).toPlainDate());
  return isToday ? timeText(at) : `${timeText(at)} on ${weekdayText(day)}`;
}

/** What is left until `at`: `1 h 12 m`, `3 d 4 h`, `less than a minute`; null when it has passed. */
export function leftText(at: Temporal.Instant, now: Temporal.Instant): string | null {
  const minutes = Math.floor((at.epochMilliseconds - now.epochMilliseconds) / 60_000);
  if (minutes < 0) return null;
  if (minutes < 1) return 'less than a minute';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  return hours > 0 ? `${hours} h ${minutes % 60} m` : `${minutes} m`;
}
