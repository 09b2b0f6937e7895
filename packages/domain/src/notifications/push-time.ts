import { clockInIndia } from '../calendar/dates.ts';

/** From one minute of the day to another, Indian time; past midnight when it ends before it begins. */
interface QuietHours {
  /** As 21:30. */
  readonly from: string;
  readonly to: string;
}

/** When a push may go out: now, or when the quiet hours end. Hours that end as they begin are none. */
export function pushTime(now: Temporal.Instant, quiet: QuietHours | null): Temporal.Instant {
  if (quiet === null) return now;
  const clock = clockInIndia(now);
  const time = clock.toPlainTime();
  const [from, to] = [Temporal.PlainTime.from(quiet.from), Temporal.PlainTime.from(quiet.to)];
  const { compare } = Temporal.PlainTime;
  const [hasStarted, isBeforeEnd] = [compare(time, from) >= 0, compare(time, to) < 0];
  const endsNextDay = compare(to, from) < 0;
  const isQuiet = endsNextDay ? hasStarted || isBeforeEnd : hasStarted && isBeforeEnd;
  if (!isQuiet) return now;
  const day = clock.toPlainDate().add({ days: endsNextDay && hasStarted ? 1 : 0 });
  return day.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: to }).toInstant();
}
