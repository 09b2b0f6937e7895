import { dayNo } from '../ledger.ts';

/*
 * Handbook §1.4 a second time, on whole seconds by the clock of India since 1-Jan-1970 and on bare day numbers: no
 * Temporal, none of the functions that are compared with it.
 */

const DAY = 86_400;
export type Market = (dayNumber: number) => boolean;

/** Monday to Friday without the holidays; 1-Jan-1970 was a Thursday. */
export function marketWithout(...holidays: readonly string[]): Market {
  const closed = new Set<number>(holidays.map(dayNo));
  return (day) => (day + 3) % 7 < 5 && !closed.has(day);
}

function firstFrom(day: number, isOpen: Market): number {
  let found = day;
  while (!isOpen(found)) found += 1;
  return found;
}

const clock = (hours: number, minutes: number): number => hours * 3600 + minutes * 60;

export type Class = 'liquid' | 'overnight' | 'other';

/** Buy: both by 15:00 of a business day, that day's; liquid and overnight both by 13:30, the day's before it. */
export function boughtAt(kind: Class, requested: number, funds: number, isOpen: Market): number {
  const limit = kind === 'other' ? clock(15, 0) : clock(13, 30);
  let day = Math.floor(requested / DAY);
  const isThere = () => requested <= day * DAY + limit && funds <= day * DAY + limit;
  while (!(isOpen(day) && isThere())) day += 1;
  return kind === 'other' ? day : day - 1;
}

/** Redeem online, since 1-Jun-2025. */
export function soldAt(kind: Class, requested: number, isOpen: Market): number {
  const day = Math.floor(requested / DAY);
  const time = requested - day * DAY;
  const limit = kind === 'overnight' ? clock(19, 0) : clock(15, 0);
  const isInTime = isOpen(day) ? time <= limit : null;
  if (kind === 'other') return isInTime === false ? firstFrom(day + 1, isOpen) : firstFrom(day, isOpen);
  // On a day off it is the next morning's, and in time.
  const received = firstFrom(day, isOpen);
  const next = firstFrom(received + 1, isOpen);
  return isInTime === false ? next : next - 1;
}

/** Switch: out as a redemption; in on the business day the money arrives, of a liquid target the day's before it. */
export function switchedAt(
  from: Class,
  to: Class,
  settlement: number,
  requested: number,
  isOpen: Market,
): readonly [out: number, into: number] {
  const out = soldAt(from, requested, isOpen);
  let day = out;
  for (let left = settlement; left > 0; left -= 1) day = firstFrom(day + 1, isOpen);
  return [out, to === 'other' ? day : day - 1];
}
