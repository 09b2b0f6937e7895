import { addBusinessDays, type IsBusinessDay } from '../calendar/business-days.ts';
import { divideHalfUp, type MilliUnits, milliUnits, type NavTenThousandths } from '../money/scaled.ts';

/** Units of the survivor for units of the scheme that ends, at the NAVs of the day; lots keep day and cost. */
export function mergedUnits(
  units: MilliUnits,
  nav: NavTenThousandths,
  navOfSurvivor: NavTenThousandths,
): MilliUnits {
  if (navOfSurvivor <= 0n) throw new RangeError('A merger needs a NAV above zero');
  return milliUnits(divideHalfUp(units * nav, navOfSurvivor));
}

const ALLOT_WITHIN = 5;
const LONGEST_NFO_DAYS = 15;

/** The last day on which units are allotted or money goes back. */
export const allotBy = (closes: Temporal.PlainDate, isBusinessDay: IsBusinessDay): Temporal.PlainDate =>
  addBusinessDays(closes, ALLOT_WITHIN, isBusinessDay);

/** An NFO is open for fifteen days at most; that of an ELSS longer. */
export const isNfoTooLong = (
  opens: Temporal.PlainDate,
  closes: Temporal.PlainDate,
  isElss: boolean,
): boolean => !isElss && opens.until(closes, { largestUnit: 'days' }).days + 1 > LONGEST_NFO_DAYS;
