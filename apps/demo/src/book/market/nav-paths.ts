import { type DayNumber, dayNumberOf } from '@hub/domain';
import type { BookCalendar } from '../ground/book-calendar.ts';
import { foldWords, normalAt, wordOfText } from '../ground/random.ts';
import { type Fund, firstNav } from '../schemes/fund.ts';
import type { FactorName, Factors } from './factors.ts';

const YEAR = 365;
const factorNames: readonly FactorName[] = [
  'market',
  'size',
  'bank',
  'technology',
  'consumption',
  'gold',
  'overseas',
];

/** What a fund's own luck keeps from one day to the next: it wanders about its factors, not away from them. */
const OWN_PULL = 0.98;

/**
 * The growth option's price of each day of the book in rupees, from ten (or a thousand) at its launch. Days
 * without a NAV repeat the one before. All of it follows from the seed and the day, so tomorrow's book has
 * the same past.
 */
export function growthPath(fund: Fund, factors: Factors, calendar: BookCalendar, seed: number): Float64Array {
  const { exposure } = fund;
  const word = foldWords(seed, wordOfText(fund.id));
  const held = factorNames
    .map((name) => ({ weight: exposure[name] ?? 0, returns: factors.returns[name] }))
    .filter(({ weight }) => weight !== 0);
  const { debt = 0, spread = 0, years = 0, alpha = 0, noise = 0 } = exposure;
  const everyDay = hasNavEveryDay(fund);

  const launch = Math.max(dayNumberOf(Temporal.PlainDate.from(fund.launchedOn)), factors.from);
  const path = new Float64Array(calendar.end - calendar.start + 1);
  let price = firstNav(fund);
  let own = 0;
  let before = launch;
  for (let day = launch; day <= calendar.end; day += 1) {
    if (everyDay || calendar.isBusinessDay(day as DayNumber)) {
      const index = day - factors.from;
      const days = day - before;
      let gain = (alpha * days) / YEAR;
      for (const { weight, returns } of held) gain += weight * (returns[index] ?? 0);
      if (debt !== 0) gain += debt * lent(factors.rate, index, days, spread, years);
      if (noise !== 0) {
        const next = own * OWN_PULL + noise * normalAt(word, day);
        gain += next - own;
        own = next;
      }
      price *= 1 + gain;
      before = day;
    }
    if (day >= calendar.start) path[day - calendar.start] = price;
  }
  return path;
}

/** Interest of the days gone by, and the price of what is lent moving against the rate. */
function lent(rate: Float64Array, index: number, days: number, spread: number, years: number): number {
  const now = rate[index] ?? 0;
  const then = rate[index - days] ?? now;
  return ((then + spread) * days) / YEAR - years * 0.6 * (now - then);
}

/** Liquid and overnight funds have a NAV for every day: Monday's buyer gets Sunday's (handbook §1.4). */
export function hasNavEveryDay(fund: Fund): boolean {
  return fund.cutoff !== 'OTHER';
}
