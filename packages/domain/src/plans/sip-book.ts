import { type Paise, paise } from '../money/scaled.ts';
import type { Frequency } from './frequencies.ts';
import { monthlyEquivalent } from './monthly-equivalent.ts';
import { type TopUp, toppedUpAmount } from './top-up.ts';

/** Both days included; without a last one it goes on. */
export interface Pause {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate | null;
}

export interface RunningPlan {
  readonly frequency: Frequency;
  /** Of the first instalment. */
  readonly amount: Paise;
  readonly topUp?: TopUp | null;
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

/** What the active plans bring in a month, whatever their frequencies, with what they were topped up by. */
export function sipBook(plans: readonly RunningPlan[], on: Temporal.PlainDate): Paise {
  return paise(
    plans.reduce(
      (sum, plan) =>
        isActiveOn(plan, on) ? sum + monthlyEquivalent(amountOn(plan, on), plan.frequency) : sum,
      0n,
    ),
  );
}

const amountOn = ({ amount, topUp = null, start }: RunningPlan, on: Temporal.PlainDate): Paise =>
  toppedUpAmount(amount, topUp, start, on);

function isWithin(on: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(from, on) <= 0 && Temporal.PlainDate.compare(on, to) <= 0;
}
