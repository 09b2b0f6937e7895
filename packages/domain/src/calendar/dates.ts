/** Spec §9: no date field and no plan goes beyond this year. */
export const YEAR_BOUND = 2099;

/** A plan without an end is stored as ending here. A function, so that loading it needs no Temporal yet. */
export function perpetualEnd(): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year: YEAR_BOUND, month: 12, day: 31 });
}

export function isWithinYearBound(date: Temporal.PlainDate): boolean {
  return date.year <= YEAR_BOUND;
}

/**
 * India's clock at this instant. Its distance from UTC has not changed since 1945, and a fixed one spares a browser
 * the reading of its time zones, which is the longest single work of a page's start.
 */
export function clockInIndia(instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO('+05:30').toPlainDateTime();
}

/** The business day it is in India at this instant. */
export function todayInIndia(instant: Temporal.Instant): Temporal.PlainDate {
  return clockInIndia(instant).toPlainDate();
}

/** Today itself is not future (decision S5-12). */
export function isFutureDate(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, today) > 0;
}

/**
 * Completed years; it rises on the birthday. Born on 29-Feb, it rises on 1-Mar of a common year.
 * A birth date after today has no age: check `isFutureDate` first.
 */
export function ageOn(birthDate: Temporal.PlainDate, today: Temporal.PlainDate): number {
  if (isFutureDate(birthDate, today)) throw new RangeError('The birth date lies after today');
  const birthdayPassed =
    today.month > birthDate.month || (today.month === birthDate.month && today.day >= birthDate.day);
  return today.year - birthDate.year - (birthdayPassed ? 0 : 1);
}
