import { addMonths, type DayNumber } from '../calendar/day-number.ts';
import { writePercent } from '../money/figure-text.ts';
import { percentOfRate } from '../money/percent-of-whole.ts';
import type { NavTenThousandths } from '../money/scaled.ts';

export interface DatedNav {
  readonly day: DayNumber;
  readonly nav: NavTenThousandths;
}

interface NavGrowth {
  /** In per cent with two decimals: `-0.42`. */
  readonly percent: string;
  /** A rate a year (p.a.); else the plain change over the whole time. */
  readonly isYearly: boolean;
}

const DAYS_OF_YEAR = 365;

/**
 * What the NAV itself made from one day to another: the plain change up to one year, a yearly rate over it, because a
 * month's luck is no yearly rate. Null where no time has passed or nothing can have grown: from nil.
 */
export function navGrowth(from: DatedNav, to: DatedNav): NavGrowth | null {
  if (to.day <= from.day || from.nav <= 0n) return null;
  const growth = Number(to.nav) / Number(from.nav);
  const isYearly = to.day > addMonths(from.day, 12);
  const rate = (isYearly ? growth ** (DAYS_OF_YEAR / (to.day - from.day)) : growth) - 1;
  return { percent: writePercent(percentOfRate(rate)), isYearly };
}
