import { clockInIndia, formatDate } from '@hub/domain';

/** `15:00` by the clock of India. */
export function timeInIndia(at: Temporal.Instant): string {
  return clockInIndia(at).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** `20-Nov-2026, 15:00`. */
export function dateTimeInIndia(at: Temporal.Instant): string {
  return `${formatDate(clockInIndia(at).toPlainDate())}, ${timeInIndia(at)}`;
}
