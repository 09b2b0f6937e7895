import { addMonths, type DayNumber, dayNumber } from '@hub/domain';

/** How a market goes for so many months: in total, as a factor. */
export interface Regime {
  readonly months: number;
  readonly factor: number;
}

/** Five years of shares: any six years of the book see a bull run, a flat year, a crash and its recovery. */
export const shareCycle: readonly Regime[] = [
  { months: 19, factor: 1.44 },
  { months: 11, factor: 1.02 },
  { months: 2, factor: 0.71 },
  { months: 8, factor: 1.36 },
  { months: 9, factor: 1.03 },
  { months: 11, factor: 1.16 },
];

/** Small companies against large ones: ahead in the bull run, behind in the fall. */
export const sizeCycle: readonly Regime[] = [
  { months: 19, factor: 1.2 },
  { months: 11, factor: 0.95 },
  { months: 2, factor: 0.91 },
  { months: 8, factor: 1.12 },
  { months: 9, factor: 0.93 },
  { months: 11, factor: 1.01 },
];

/** Gold shines when shares fall. */
export const goldCycle: readonly Regime[] = [
  { months: 19, factor: 1.06 },
  { months: 11, factor: 1.12 },
  { months: 2, factor: 1.09 },
  { months: 8, factor: 1.02 },
  { months: 20, factor: 1.3 },
];

export const overseasCycle: readonly Regime[] = [
  { months: 15, factor: 1.35 },
  { months: 9, factor: 0.84 },
  { months: 8, factor: 1.14 },
  { months: 28, factor: 1.46 },
];

/** Some cycle began here; all others follow from it, so a NAV once published is the same on every later day. */
const cycleStart = dayNumber(1995, 7, 3);

/** The trend's value day by day from the start of the cycles on, 1 at first. */
export function trendOf(cycle: readonly Regime[], from: DayNumber, to: DayNumber): Float64Array {
  const trend = new Float64Array(to - from + 1);
  let starts = cycleStart;
  let level = 1;
  while (starts <= to) {
    for (const { months, factor } of cycle) {
      const ends = addMonths(starts, months);
      for (let day = Math.max(starts, from); day < ends && day <= to; day += 1) {
        const done = (day - starts) / (ends - starts);
        trend[day - from] = level * (1 + (factor - 1) * done);
      }
      level *= factor;
      starts = ends;
    }
  }
  return trend;
}
