/**
 * Whole months from one day to a later one. A month that begins on the 31st is over at the end of a short one: from
 * 31-Aug to 28-Feb is six months.
 */
export function wholeMonths(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < Math.min(from.day, to.daysInMonth) ? months - 1 : months;
}
