import { addMonths, type DayNumber, firstOfMonth } from '../../calendar/day-number.ts';
import { milliUnits, navTenThousandths, type Paise } from '../../money/scaled.ts';
import type { CityClass, RateCard } from '../rate-card/rate-card.ts';
import type { LotRange } from './lot-ranges.ts';
import { type NavSums, navSums } from './nav-sums.ts';
import { type Period, type Trail, type TrailMissing, trailAmount, trailOf } from './trail.ts';

const MONTHS = 12;

interface ForecastHolding {
  readonly scheme: string;
  readonly ranges: readonly LotRange[];
  /** Up to today; the last one is taken for every day to come. */
  readonly navs: NavSums;
}

export interface ForecastSip {
  readonly id: string;
  readonly scheme: string;
  readonly location: CityClass | null;
  readonly amount: Paise;
  /** The days to come on which it is debited. */
  readonly debits: readonly DayNumber[];
}

interface ForecastMonth {
  readonly month: Period;
  /** Of what is held today. */
  readonly held: Paise;
  /** Of the instalments to come. */
  readonly sips: Paise;
}

interface Forecast {
  /** The twelve months after this one. */
  readonly months: readonly ForecastMonth[];
  readonly missing: readonly TrailMissing[];
  /** What would be lost of them if these SIPs lapsed today. */
  lostWithout(ids: Iterable<string>): Paise;
}

/** What the twelve months after this one bring if no NAV moves, nobody sells, and every SIP runs on. */
export function forecastTrail(
  holdings: readonly ForecastHolding[],
  sips: readonly ForecastSip[],
  { today, cards }: { readonly today: DayNumber; readonly cards: readonly RateCard[] },
): Forecast {
  const periods = monthsAfter(today);
  const missing: TrailMissing[] = [];
  const productOf = ({ lines, missing: gaps }: Trail): bigint => {
    missing.push(...gaps);
    return lines.reduce((sum, { product }) => sum + product, 0n);
  };
  const ofSips = new Map(sips.map(({ id }) => [id, 0n]));
  const months = periods.map((month): ForecastMonth => {
    let held = 0n;
    for (const { scheme, ranges, navs } of holdings) {
      held += productOf(trailOf(ranges, month, { scheme, cards, navs }));
    }
    let coming = 0n;
    for (const sip of sips) {
      const terms = { scheme: sip.scheme, cards, navs: oneRupee };
      const product = productOf(trailOf(instalments(sip, today), month, terms));
      ofSips.set(sip.id, (ofSips.get(sip.id) ?? 0n) + product);
      coming += product;
    }
    return { month, held: trailAmount(held), sips: trailAmount(coming) };
  });
  return {
    months,
    missing,
    lostWithout: (ids) => {
      let lost = 0n;
      for (const id of new Set(ids)) lost += ofSips.get(id) ?? 0n;
      return trailAmount(lost);
    },
  };
}

function monthsAfter(today: DayNumber): Period[] {
  const first = firstOfMonth(today);
  return Array.from({ length: MONTHS }, (_, index) => ({
    from: addMonths(first, index + 1),
    to: (addMonths(first, index + 2) - 1) as DayNumber,
  }));
}

// With a NAV that stays, an amount is worth itself: so many paise at a rupee a unit, whatever it buys.
const oneRupee = navSums([{ day: 0 as DayNumber, nav: navTenThousandths(10_000n) }]);
const MILLI_UNITS_PER_PAISA = 10n;

const instalments = ({ id, location, amount, debits }: ForecastSip, today: DayNumber): LotRange[] =>
  debits.flatMap((day) => {
    const lot = { ref: id, boughtOn: day, location, amount, earlierRate: null };
    return day <= today
      ? []
      : [{ lot, from: day, to: null, units: milliUnits(amount * MILLI_UNITS_PER_PAISA) }];
  });
