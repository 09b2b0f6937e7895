import { addBusinessDays, businessDays, type IsBusinessDay } from '../../calendar/business-days.ts';
import { clockInIndia, todayInIndia } from '../../calendar/dates.ts';
import {
  type CutOffSide,
  cutOffTime,
  purchaseNavDate,
  redemptionNavDate,
  switchInNavDate,
} from '../../schemes/applicable-nav.ts';
import { calendarOf } from '../../schemes/scheme-classes.ts';
import type { OrderFacts, SchemeFacts } from '../facts/order-facts.ts';
import type { NavExpected } from './order-preview.ts';

type Holidays = OrderFacts['holidays'];
type MarketScheme = Pick<SchemeFacts, 'assetClass' | 'cutOffClass'>;

const INDIA = '+05:30';

/** Business days on which every one of the schemes works. */
export function marketOf(holidays: Holidays, ...schemes: readonly MarketScheme[]): IsBusinessDay {
  const closed = new Set(schemes.flatMap(({ assetClass }) => holidays[calendarOf(assetClass)]));
  return businessDays(closed);
}

/** The business days of a plan: of an STP those of both schemes. */
export const planMarket = (
  terms: object,
  scheme: MarketScheme,
  { holidays, target }: Pick<OrderFacts, 'holidays' | 'target'>,
): IsBusinessDay =>
  'toSchemeCode' in terms && target !== null
    ? marketOf(holidays, scheme, target)
    : marketOf(holidays, scheme);

/** An order online: when the investor confirmed and, where somebody pays, when the money was there. */
interface OrderTiming {
  readonly confirmedAt: Temporal.Instant;
  readonly fundsAt: Temporal.Instant;
}

export function buyNavDate(
  scheme: MarketScheme,
  { confirmedAt, fundsAt }: OrderTiming,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  const requestedAt = clockInIndia(confirmedAt);
  const { cutOffClass } = scheme;
  return purchaseNavDate({ cutOffClass, requestedAt, fundsAt: clockInIndia(fundsAt) }, isBusinessDay);
}

export function sellNavDate(
  { cutOffClass }: MarketScheme,
  confirmedAt: Temporal.Instant,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  const requestedAt = clockInIndia(confirmedAt);
  return redemptionNavDate({ cutOffClass, requestedAt, isOnline: true }, isBusinessDay);
}

/** The target's NAV day of a switch. `isBusinessDay` is of both schemes. */
export function switchInDate(
  scheme: MarketScheme,
  target: MarketScheme,
  outNavDate: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  return switchInNavDate(outNavDate, scheme.assetClass, target.cutOffClass, isBusinessDay);
}

/** When the cut-off of a day falls. */
export function cutOffOn(
  side: CutOffSide,
  { cutOffClass }: MarketScheme,
  day: Temporal.PlainDate,
): Temporal.Instant {
  return day
    .toPlainDateTime(Temporal.PlainTime.from(cutOffTime(side, cutOffClass, day)))
    .toZonedDateTime(INDIA)
    .toInstant();
}

/** Longer than a NAV day is ever open: weekends and holidays in a row. */
const MOST_DAYS = 60;

/** What is expected now, and how long. A NAV day changes at a cut-off or, after a day off, at midnight. */
export function expectNav(
  side: CutOffSide,
  scheme: MarketScheme,
  now: Temporal.Instant,
  navDateAt: (confirmedAt: Temporal.Instant) => Temporal.PlainDate,
): NavExpected {
  const navDate = navDateAt(now);
  const today = todayInIndia(now);
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const day = today.add({ days: ahead });
    const midnight = day.add({ days: 1 }).toZonedDateTime(INDIA).toInstant();
    for (const until of [cutOffOn(side, scheme, day), midnight.subtract({ nanoseconds: 1 })]) {
      if (Temporal.Instant.compare(until, now) < 0) continue;
      const laterNavDate = navDateAt(until.add({ nanoseconds: 1 }));
      if (!laterNavDate.equals(navDate)) return { navDate, until, laterNavDate };
    }
  }
  throw new RangeError('The NAV day does not change in two months');
}

/** By when a redemption is paid (handbook §1.4). */
export function payoutBy(
  navDate: Temporal.PlainDate,
  businessDaysAfter: number,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  return addBusinessDays(navDate, businessDaysAfter, isBusinessDay);
}
