import { type Paise, paise } from '../../src/money/scaled.ts';
import type { Frequency } from '../../src/plans/frequencies.ts';
import { monthlyEquivalent } from '../../src/plans/monthly-equivalent.ts';
import { isPausedOn, type Pause } from '../../src/plans/pause.ts';
import { type TopUp, toppedUpAmount } from '../../src/plans/top-up.ts';

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
  if (Temporal.PlainDate.compare(on, plan.start) < 0 || Temporal.PlainDate.compare(on, plan.end) > 0)
    return false;
  if (ceasedOn !== null && Temporal.PlainDate.compare(ceasedOn, on) <= 0) return false;
  return !isPausedOn(plan.pauses, on);
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
