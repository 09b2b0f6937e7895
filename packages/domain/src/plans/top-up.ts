import { wholeMonths } from '../calendar/whole-months.ts';
import { moneyOf } from '../money/figure-text.ts';
import { MILLION, type PerMillion, perMillion } from '../money/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../money/scaled.ts';

/** Handbook §1.1: an instalment that grows by an amount or a rate, half-yearly or yearly, up to a cap. */
export interface TopUp {
  readonly by:
    | { readonly kind: 'amount'; readonly amount: Paise }
    | { readonly kind: 'rate'; readonly rate: PerMillion };
  readonly everyMonths: 6 | 12;
  readonly cap: Paise | null;
}

/** As a registration keeps it: amounts as texts, the rate in hundredths of a per cent. */
interface StoredTopUp {
  readonly topUpMonths: number | null;
  readonly topUpAmount: string | null;
  readonly topUpBasisPoints: number | null;
  readonly topUpCap: string | null;
}

/** Null without one, and for a period that nobody offers. */
export function readTopUp(stored: StoredTopUp): TopUp | null {
  const { topUpMonths: everyMonths, topUpAmount, topUpBasisPoints, topUpCap } = stored;
  if (everyMonths !== 6 && everyMonths !== 12) return null;
  const cap = topUpCap === null ? null : moneyOf(topUpCap);
  if (topUpAmount !== null) {
    return { by: { kind: 'amount', amount: moneyOf(topUpAmount) }, everyMonths, cap };
  }
  if (topUpBasisPoints === null) return null;
  return { by: { kind: 'rate', rate: perMillion(BigInt(topUpBasisPoints) * 100n) }, everyMonths, cap };
}

/**
 * The amount of an instalment due on a day: one step for each whole period since the start. It ends with a short
 * month (`wholeMonths`), as the instalment itself is due then.
 */
export function toppedUpAmount(
  amount: Paise,
  topUp: TopUp | null,
  start: Temporal.PlainDate,
  due: Temporal.PlainDate,
): Paise {
  if (topUp === null || Temporal.PlainDate.compare(due, start) < 0) return amount;
  const steps = Math.floor(wholeMonths(start, due) / topUp.everyMonths);
  let grown: bigint = amount;
  for (let step = 0; step < steps; step += 1) {
    grown += topUp.by.kind === 'amount' ? topUp.by.amount : divideHalfUp(grown * topUp.by.rate, MILLION);
    if (topUp.cap !== null && grown >= topUp.cap) return amount > topUp.cap ? amount : topUp.cap;
  }
  return paise(grown);
}
