import type { DayNumber } from '../../calendar/day-number.ts';
import { type MilliUnits, type NavTenThousandths, type Paise, paise } from '../../money/scaled.ts';
import { unitsFor } from '../../money/unit-value.ts';
import type { EntryKind } from '../ledger/entry-kinds.ts';
import { type StampDutyRule, stampDuty, stampDutyRules } from '../tax/stamp-duty.ts';

export interface Allotment {
  readonly amount: Paise;
  readonly duty: Paise;
  /** What is left after the duty and buys units. */
  readonly invested: Paise;
  readonly units: MilliUnits;
}

/** Handbook §1.3: duty first, then units at the NAV. 10,000 at 52.3417 gives 0.50 and 191.043 units. */
export function allotUnits(
  amount: Paise,
  nav: NavTenThousandths,
  kind: EntryKind,
  on: DayNumber,
  rules: readonly StampDutyRule[] = stampDutyRules,
): Allotment {
  const duty = stampDuty(amount, kind, on, rules);
  const invested = paise(amount - duty);
  return { amount, duty, invested, units: unitsFor(invested, nav) };
}
