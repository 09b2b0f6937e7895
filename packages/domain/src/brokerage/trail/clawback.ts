import type { DayNumber } from '../../calendar/day-number.ts';
import type { Lot } from '../../holdings/lots/lot.ts';
import type { Sale } from '../../holdings/lots/position-of.ts';
import { divideHalfUp, type MilliUnits, type Paise, paise } from '../../money/scaled.ts';

export interface PaidIncentive {
  readonly amount: Paise;
  /** How many days the money must stay. */
  readonly days: number;
}

interface Clawback {
  /** The lot, and the sale that took units of it too early. */
  readonly ref: string;
  readonly soldBy: string;
  readonly day: DayNumber;
  readonly units: MilliUnits;
  /** Below nil. */
  readonly amount: Paise;
}

/**
 * Money that leaves too early takes its share of the incentive with it. The share is measured from the whole lot, so
 * that the parts of any number of sales add up to what was paid.
 */
export function clawbacksOf(
  sales: readonly Sale[],
  incentiveOf: (lot: Lot) => PaidIncentive | null,
): Clawback[] {
  return sales.flatMap(({ entry, parts }) =>
    parts.flatMap(({ lot, units }): Clawback[] => {
      const incentive = incentiveOf(lot);
      if (incentive === null || entry.day - lot.acquiredOn >= incentive.days) return [];
      const share = (of: bigint) => divideHalfUp(incentive.amount * of, lot.allotted);
      const amount = paise(share(lot.units - units) - share(lot.units));
      if (amount === 0n) return [];
      return [{ ref: lot.ref, soldBy: entry.ref, day: entry.day, units, amount }];
    }),
  );
}
