import { isWithinYearBound, perpetualEnd } from '../calendar/dates.ts';
import { paise } from '../money/scaled.ts';

/* Handbook §1.9. */

export const LEAST_LIMIT = paise(500_00n);
export const LONGEST_YEARS = 40;

/** Forty years from the start, and never past 2099. */
export function latestEnd(startsOn: Temporal.PlainDate): Temporal.PlainDate {
  const end = startsOn.add({ years: LONGEST_YEARS }).subtract({ days: 1 });
  return isWithinYearBound(end) ? end : perpetualEnd();
}
