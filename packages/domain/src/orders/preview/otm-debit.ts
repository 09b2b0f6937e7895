import { addBusinessDays, businessDays } from '../../calendar/business-days.ts';
import { todayInIndia } from '../../calendar/dates.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import type { Order } from '../state/order.ts';
import type { LumpsumPayMode } from '../terms/order-terms.ts';

/** When banks have answered the debits of a day. */
const ANSWERED_HOUR = 12;

/** A lumpsum that is confirmed now and debited by a mandate: on the next day that banks work, the money is there at noon. */
export function otmDebit(
  now: Temporal.Instant,
  holidays: OrderFacts['holidays'],
): { readonly on: Temporal.PlainDate; readonly at: Temporal.Instant } {
  const on = addBusinessDays(todayInIndia(now), 1, businessDays(new Set(holidays.DEBT)));
  const at = on.toZonedDateTime({ timeZone: '+05:30', plainTime: { hour: ANSWERED_HOUR } }).toInstant();
  return { on, at };
}

/** Whether a mandate pays for the order, so that nobody has to: once its debit failed, the investor pays. */
export const isDebited = (
  { payMode }: { readonly payMode?: LumpsumPayMode },
  { payments }: Pick<Order, 'payments'>,
): boolean => payMode === 'otm' && !payments.some(({ status }) => status === 'failed');
