import { clockInIndia, formatDate } from '@hub/domain';

const inIndia = (iso: string) => clockInIndia(Temporal.Instant.from(iso));

/** The day in India, `14-Nov-2026`. */
export const dayText = (iso: string): string => formatDate(inIndia(iso).toPlainDate());

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const weekdayName = (day: Temporal.PlainDate): string => weekdays[day.dayOfWeek - 1] as string;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** `18:40` in India, where its day stands above it. */
export function timeText(iso: string): string {
  const { hour, minute } = inIndia(iso);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** `Today, Tuesday 17-Nov-2026`: the day in India as a heading over what came on it. */
export function dayHeading(iso: string, today: Temporal.PlainDate): string {
  const day = inIndia(iso).toPlainDate();
  const back = day.until(today).days;
  const near = back === 0 ? 'Today, ' : back === 1 ? 'Yesterday, ' : '';
  return `${near}${weekdayName(day)} ${formatDate(day)}`;
}

/** `14-Nov-2026, 18:40 IST`: the date of Spec §9 and the time in India, whatever the device's own zone. */
export function momentText(iso: string): string {
  const then = inIndia(iso);
  return `${formatDate(then.toPlainDate())}, ${timeText(iso)} IST`;
}

/** The time alone; the whole moment for whoever asks. */
export function TimeOfDay({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time dateTime={at} title={momentText(at)} className={className}>
      {timeText(at)}
    </time>
  );
}

export function Moment({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time dateTime={at} className={className}>
      {momentText(at)}
    </time>
  );
}
