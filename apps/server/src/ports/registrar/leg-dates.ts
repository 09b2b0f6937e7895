import { businessDayOnOrAfter, calendarOf, clockInIndia, type IsBusinessDay } from '@hub/domain';
import { purchaseNavDate, redemptionNavDate, switchInNavDate } from '@hub/domain/schemes/applicable-nav';
import type { RegistrarOrder } from './registrar.ts';
import type { Calendars, RegistrarScheme } from './registrar-facts.ts';

export interface LegDates {
  /** The day whose NAV the leg gets. */
  readonly navDay: Temporal.PlainDate;
  /** The business day on which it is settled at the earliest. */
  readonly settlesFrom: Temporal.PlainDate;
}

export type LegCalendar = 'EQUITY' | 'DEBT' | 'BOTH';

/** A switch works on the days that are business days for both schemes (handbook §1.4). */
export function legCalendar(scheme: RegistrarScheme, target: RegistrarScheme | null): LegCalendar {
  const own = calendarOf(scheme.assetClass);
  return target === null || calendarOf(target.assetClass) === own ? own : 'BOTH';
}

export function businessDaysOf({ isBusinessDay }: Calendars, calendar: LegCalendar): IsBusinessDay {
  if (calendar !== 'BOTH') return isBusinessDay[calendar];
  return (date) => isBusinessDay.EQUITY(date) && isBusinessDay.DEBT(date);
}

type Timed = Pick<RegistrarOrder, 'kind' | 'confirmedAt' | 'fundsAt'>;

/** The only leg of a purchase or a redemption, or the units that leave in a switch; null for a purchase without money. */
export function firstLegDates(
  order: Timed,
  { cutOffClass }: RegistrarScheme,
  isBusinessDay: IsBusinessDay,
): LegDates | null {
  const requestedAt = clockInIndia(order.confirmedAt);
  if (order.kind !== 'lumpsum') {
    const navDay = redemptionNavDate({ cutOffClass, requestedAt, isOnline: true }, isBusinessDay);
    return { navDay, settlesFrom: businessDayOnOrAfter(navDay, isBusinessDay) };
  }
  if (order.fundsAt === null) return null;
  const fundsAt = clockInIndia(order.fundsAt);
  const navDay = purchaseNavDate({ cutOffClass, requestedAt, fundsAt }, isBusinessDay);
  return { navDay, settlesFrom: arrivalOf(navDay, cutOffClass) };
}

/** The units that come in when the money of the first leg has reached the other scheme. */
export function secondLegDates(
  switchedOn: Temporal.PlainDate,
  left: RegistrarScheme,
  target: RegistrarScheme,
  isBusinessDay: IsBusinessDay,
): LegDates {
  const navDay = switchInNavDate(switchedOn, left.assetClass, target.cutOffClass, isBusinessDay);
  return { navDay, settlesFrom: arrivalOf(navDay, target.cutOffClass) };
}

/** Liquid and overnight schemes give the NAV of the day before the money is there. */
function arrivalOf(
  navDay: Temporal.PlainDate,
  cutOffClass: RegistrarScheme['cutOffClass'],
): Temporal.PlainDate {
  return cutOffClass === 'other' ? navDay : navDay.add({ days: 1 });
}
