import { type DayNumber, dateOfDayNumber } from '@hub/domain';
import { switchSettlementDays } from '@hub/domain/schemes/applicable-nav';
import type { BookCalendar } from '../ground/book-calendar.ts';
import type { DemoScheme } from '../market/demo-scheme.ts';

/** Whose NAV a purchase of a business day gets, all in time: liquid schemes the day before's (handbook §1.4). */
export function buyDay(scheme: DemoScheme, businessDay: DayNumber): DayNumber {
  return scheme.everyDay ? ((businessDay - 1) as DayNumber) : businessDay;
}

/** Whose NAV a redemption gets: liquid schemes that of the day before the next business day. */
export function sellDay(scheme: DemoScheme, businessDay: DayNumber, calendar: BookCalendar): DayNumber {
  return scheme.everyDay
    ? ((calendar.onOrAfter((businessDay + 1) as DayNumber) - 1) as DayNumber)
    : businessDay;
}

/** When the money of a switch has reached its target. */
export function arrivalDay(
  outOn: DayNumber,
  left: DemoScheme,
  target: DemoScheme,
  calendar: BookCalendar,
): DayNumber {
  const days = switchSettlementDays(left.row.assetClass, dateOfDayNumber(outOn));
  return buyDay(target, calendar.businessDaysAfter(outOn, days));
}

/** Whether the scheme has published a NAV for the day. */
export function hasNav(scheme: DemoScheme, day: DayNumber, calendar: BookCalendar): boolean {
  if (day < calendar.start || day > scheme.end) return false;
  return scheme.everyDay || calendar.isBusinessDay(day);
}
