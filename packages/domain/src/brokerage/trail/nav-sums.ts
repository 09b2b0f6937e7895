import type { DayNumber } from '../../calendar/day-number.ts';
import type { DatedNav } from '../../returns/nav-growth.ts';

/** Sums of a scheme's NAV over days, each day with the newest there is, at the cost of two searches. */
export interface NavSums {
  /** The first day that has a NAV; null where there is none at all. */
  readonly first: DayNumber | null;
  /** Both days included. `from` is not before the first. */
  sum(from: DayNumber, to: DayNumber): bigint;
}

/** `navs` in order of days, one a day. The last one goes on without end. */
export function navSums(navs: readonly DatedNav[]): NavSums {
  // Of each NAV, the sum over all days before its own.
  const before: bigint[] = [0n];
  navs.forEach(({ day, nav }, index) => {
    const next = navs[index + 1];
    if (next !== undefined) before.push((before[index] ?? 0n) + nav * BigInt(next.day - day));
  });
  const upTo = (day: number): bigint => {
    let low = 0;
    let high = navs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((navs[middle]?.day ?? 0) <= day) low = middle + 1;
      else high = middle;
    }
    const newest = navs[low - 1];
    return newest === undefined ? 0n : (before[low - 1] ?? 0n) + newest.nav * BigInt(day - newest.day + 1);
  };
  return { first: navs[0]?.day ?? null, sum: (from, to) => upTo(to) - upTo(from - 1) };
}
