import { addMonths, type DayNumber, firstOfMonth } from '../calendar/day-number.ts';
import type { Close } from '../holdings/lots/position-of.ts';
import { type NavTenThousandths, type Paise, paise } from '../money/scaled.ts';
import { valueOfProduct } from '../money/unit-value.ts';

/**
 * The days on which a value over time is looked at: the first one, and the last of each month that is over before
 * `until`. The month that is not over is told by its newest day alone.
 */
export function monthCloses(first: DayNumber, until: DayNumber): DayNumber[] {
  if (first >= until) return [];
  const days = [first];
  for (let months = 1; ; months++) {
    const close = (addMonths(firstOfMonth(first), months) - 1) as DayNumber;
    if (close >= until) return days;
    if (close > first) days.push(close);
  }
}

/** One position on each of these days, in their order. */
interface PositionHistory {
  readonly closes: readonly Close[];
  /** The newest price up to each day; null where there was none yet. */
  readonly navs: readonly (NavTenThousandths | null)[];
  /** False for what never had a price: it is worth nothing then, as everywhere. */
  readonly isPriced: boolean;
}

interface Worth {
  readonly day: DayNumber;
  /** Null where a price of what was held is not known: nothing is made up for it. */
  readonly value: Paise | null;
  readonly invested: Paise;
}

/** What some positions were worth together on each day, and what had been paid for what was held. Rounded once. */
export const worthHistory = (
  days: readonly DayNumber[],
  positions: readonly PositionHistory[],
): readonly Worth[] =>
  days.map((day, at) => {
    let worth: bigint | null = 0n;
    let invested = 0n;
    for (const { closes, navs, isPriced } of positions) {
      const close = closes[at];
      if (close === undefined || close.units === 0n) continue;
      invested += close.cost;
      const nav = navs[at] ?? null;
      if (nav !== null && worth !== null) worth += close.units * nav;
      else if (nav === null && isPriced) worth = null;
    }
    return { day, value: worth === null ? null : valueOfProduct(worth), invested: paise(invested) };
  });
