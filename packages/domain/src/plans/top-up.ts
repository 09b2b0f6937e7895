import { MILLION, type PerMillion } from '../holdings/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../money/scaled.ts';

/** Handbook §1.1: an instalment that grows by an amount or a rate, half-yearly or yearly, up to a cap. */
export interface TopUp {
  readonly by:
    | { readonly kind: 'amount'; readonly amount: Paise }
    | { readonly kind: 'rate'; readonly rate: PerMillion };
  readonly everyMonths: 6 | 12;
  readonly cap: Paise | null;
}

/** The amount of an instalment due on a day: one step for each whole period since the start. */
export function toppedUpAmount(
  amount: Paise,
  topUp: TopUp | null,
  start: Temporal.PlainDate,
  due: Temporal.PlainDate,
): Paise {
  if (topUp === null || Temporal.PlainDate.compare(due, start) < 0) return amount;
  const steps = Math.floor(start.until(due, { largestUnit: 'months' }).months / topUp.everyMonths);
  let grown: bigint = amount;
  for (let step = 0; step < steps; step += 1) {
    grown += topUp.by.kind === 'amount' ? topUp.by.amount : divideHalfUp(grown * topUp.by.rate, MILLION);
    if (topUp.cap !== null && grown >= topUp.cap) return amount > topUp.cap ? amount : topUp.cap;
  }
  return paise(grown);
}
