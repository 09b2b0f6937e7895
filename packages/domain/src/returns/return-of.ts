import { addMonths, type DayNumber } from '../calendar/day-number.ts';
import type { Paise } from '../money/scaled.ts';
import type { CashFlow } from './cash-flows.ts';
import { xirr } from './xirr.ts';

/** A part of one: 0.125 is 12.5 %. */
type ReturnFigure =
  | { readonly kind: 'absolute'; readonly rate: number }
  | { readonly kind: 'yearly'; readonly rate: number; readonly isUnique: boolean }
  | { readonly kind: 'none'; readonly why: 'nothing-invested' | 'no-rate' };

/** What was gained on what was paid in, whatever the time; null when nothing was. */
export function absoluteReturn(flows: readonly CashFlow[], value: Paise): number | null {
  let paid = 0n;
  let received: bigint = value;
  for (const { amount } of flows) {
    if (amount < 0n) paid -= amount;
    else received += amount;
  }
  return paid === 0n ? null : Number(received - paid) / Number(paid);
}

/**
 * The return to show: XIRR from one year on, the plain gain under it, because a month's luck must not be
 * called a yearly rate. Time runs from the first flow to today, or to the last flow when nothing is held.
 */
export function returnOf(flows: readonly CashFlow[], value: Paise, today: DayNumber): ReturnFigure {
  const absolute = absoluteReturn(flows, value);
  if (absolute === null) return { kind: 'none', why: 'nothing-invested' };
  const days = flows.map((flow) => flow.day);
  const first = days.reduce((one, other) => (one < other ? one : other), today);
  const last = days.reduce((one, other) => (one > other ? one : other), first);
  if ((value > 0n ? today : last) < addMonths(first, 12)) return { kind: 'absolute', rate: absolute };
  const amounts = flows.map(({ day, amount }) => ({ day, amount: Number(amount) }));
  const found = xirr([...amounts, { day: today, amount: Number(value) }]);
  return found.kind === 'none'
    ? { kind: 'none', why: 'no-rate' }
    : { kind: 'yearly', rate: found.rate, isUnique: found.isUnique };
}
