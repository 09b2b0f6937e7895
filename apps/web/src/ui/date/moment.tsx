import { clockInIndia, formatDate } from '@hub/domain';

const inIndia = (iso: string) => clockInIndia(Temporal.Instant.from(iso));

/** The day in India, `14-Nov-2026`. */
export const dayText = (iso: string): string => formatDate(inIndia(iso).toPlainDate());

/** `14-Nov-2026, 18:40 IST`: the date of Spec §9 and the time in India, whatever the device's own zone. */
export function momentText(iso: string): string {
  const then = inIndia(iso);
  const [hour, minute] = [then.hour, then.minute].map((part) => String(part).padStart(2, '0'));
  return `${formatDate(then.toPlainDate())}, ${hour}:${minute} IST`;
}

export function Moment({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time dateTime={at} className={className}>
      {momentText(at)}
    </time>
  );
}
