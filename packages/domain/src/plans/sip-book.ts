import { type Paise, paise } from '../money/scaled.ts';
import type { Frequency } from './frequencies.ts';
import { monthlyEquivalent } from './monthly-equivalent.ts';

/** Both days included; without a last one it goes on. */
export interface Pause {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate | null;
}

export interface RunningPlan {
  readonly frequency: Frequency;
  readonly amount: Paise;
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
  readonly ceasedOn: Temporal.PlainDate | null;
  readonly pauses: readonly Pause[];
}

/** Handbook §3.1: from start to end, neither ceased nor paused. */
export function isActiveOn(plan: RunningPlan, on: Temporal.PlainDate): boolean {
  const { ceasedOn } = plan;
  if (!isWithin(on, plan.start, plan.end)) return false;
  if (ceasedOn !== null && Temporal.PlainDate.compare(ceasedOn, on) <= 0) return false;
  return !isPausedOn(plan.pauses, on);
}

export function isPausedOn(pauses: readonly Pause[], on: Temporal.PlainDate): boolean {
  return pauses.some(({ from, to }) => isWithin(on, from, to ?? on));
}

/** What the active plans bring in a month, whatever their frequencies. */
export function sipBook(plans: readonly RunningPlan[], on: Temporal.PlainDate): Paise {
  return paise(
    plans.reduce(
      (sum, plan) => (isActiveOn(plan, on) ? sum + monthlyEquivalent(plan.amount, plan.frequency) : sum),
      0n,
    ),
  );
}

function isWithin(on: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(from, on) <= 0 && Temporal.PlainDate.compare(on, to) <= 0;
}
