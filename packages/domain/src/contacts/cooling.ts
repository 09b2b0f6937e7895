import { isFutureDate } from '../calendar/dates.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import { orderLimitsOn } from '../orders/facts/order-limits.ts';

/**
 * The first day on which units may leave again after a change of contact, and on which it may be changed again; null
 * when that day has come. Changed on the 1st with 30 days: refused until the 30th, allowed on the 31st (S9-04, S9-05).
 */
export function coolingUntil(
  changedOn: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
  days: number = orderLimitsOn(dayNumberOf(today)).contactChangeDays,
): Temporal.PlainDate | null {
  const until = changedOn?.add({ days }) ?? null;
  return until !== null && isFutureDate(until, today) ? until : null;
}
