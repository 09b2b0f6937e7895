import { type DayNumber, dayNumber, daysInMonth, dayText } from '@hub/domain';

/** `2026-06`, as the contract has a month; the database has its first day. */
export type Month = string;

export const monthOf = (date: Temporal.PlainDate): Month => date.toPlainYearMonth().toString();
export const firstDayOf = (month: Month): string => `${month}-01`;

export const monthsFrom = (month: Month, months: number): Month =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

export function lastDayOf(month: Month): DayNumber {
  const { year, month: number } = Temporal.PlainYearMonth.from(month);
  return dayNumber(year, number, daysInMonth(year, number));
}

/** `Jun 2026`. */
export const monthName = (month: Month): string => dayText(`${month}-01`).slice(3).replace('-', ' ');

/** The month in which the financial year of a month begins. */
export const yearStartOf = (month: Month): Month =>
  Number(month.slice(5)) >= 4 ? `${month.slice(0, 4)}-04` : `${Number(month.slice(0, 4)) - 1}-04`;
