import { clockInIndia } from '../calendar/dates.ts';

/** Nobody is woken by a wish: from the first hour to before the last, in India. */
export const WISH_HOURS = { first: 9, last: 21 } as const;

/** As far ahead as a wish can be scheduled. */
const MOST_MONTHS = 12;

const wishTimeFaults = ['past', 'too-far', 'hour'] as const;
export type WishTimeFault = (typeof wishTimeFaults)[number];

/** What speaks against sending at this time of India's clock. */
export function wishTimeFault(at: Temporal.PlainDateTime, now: Temporal.Instant): WishTimeFault | null {
  const clock = clockInIndia(now);
  if (Temporal.PlainDateTime.compare(at, clock) <= 0) return 'past';
  if (Temporal.PlainDateTime.compare(at, clock.add({ months: MOST_MONTHS })) > 0) return 'too-far';
  return at.hour < WISH_HOURS.first || at.hour >= WISH_HOURS.last ? 'hour' : null;
}

const allHours: readonly number[] = Array.from(
  { length: WISH_HOURS.last - WISH_HOURS.first },
  (_, index) => WISH_HOURS.first + index,
);

/** What can be chosen for wishes on these days: at once, and the hours that are good for each of them. */
export function wishTimes(
  days: readonly Temporal.PlainDate[],
  now: Temporal.Instant,
): { readonly isNowGood: boolean; readonly hours: number[] } {
  const clock = clockInIndia(now);
  const today = clock.toPlainDate();
  return {
    isNowGood: allHours.includes(clock.hour) && days.every((day) => day.equals(today)),
    hours: allHours.filter((hour) =>
      days.every((day) => wishTimeFault(day.toPlainDateTime({ hour }), now) === null),
    ),
  };
}

/** A wish waits for its time, is due until that day's last hour, and is missed when nothing ran by then. */
type WishTiming = 'waiting' | 'due' | 'missed';

export function wishTiming(at: Temporal.PlainDateTime, now: Temporal.Instant): WishTiming {
  const clock = clockInIndia(now);
  if (Temporal.PlainDateTime.compare(clock, at) < 0) return 'waiting';
  const end = at.with({
    hour: WISH_HOURS.last,
    minute: 0,
    second: 0,
    millisecond: 0,
    microsecond: 0,
    nanosecond: 0,
  });
  return Temporal.PlainDateTime.compare(clock, end) < 0 ? 'due' : 'missed';
}
