import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';

interface TdsRule extends DatedRule {
  /** Nothing is deducted while the year's total is not above it. */
  readonly threshold: Paise;
  readonly rate: PerMillion;
  readonly rateWithoutPan: PerMillion;
}

/** Handbook §3.2 and part 2, B6: 393(1) Table 1(ii), before 194H. */
const tdsRules: readonly TdsRule[] = [
  {
    from: dayNumber(2025, 4, 1),
    threshold: paise(20_000_00n),
    rate: perMillion(20_000n),
    rateWithoutPan: perMillion(200_000n),
  },
];

interface TdsFacts {
  /** The brokerage of this payment without GST. */
  readonly base: Paise;
  /** What the financial year had before it, without GST, and what was deducted of that. */
  readonly paidBefore: Paise;
  readonly deductedBefore: Paise;
  readonly hasPan: boolean;
  readonly on: DayNumber;
}

export interface Tds {
  readonly amount: Paise;
  readonly rate: PerMillion;
  /** What it was deducted of: with the payment that goes beyond the threshold, all that was paid before as well. */
  readonly of: Paise;
  /** Nothing is deducted of a year that is not above it. */
  readonly threshold: Paise;
}

/** Tax deducted at source; null before the first day that a rule is known of. */
export function tdsOf({ base, paidBefore, deductedBefore, hasPan, on }: TdsFacts): Tds | null {
  const rule = ruleInForce(tdsRules, on);
  if (rule === null) return null;
  const rate = hasPan ? rule.rate : rule.rateWithoutPan;
  const total = paidBefore + base;
  const { threshold } = rule;
  const nothing = { amount: paise(0n), rate, of: paise(0n), threshold };
  if (base <= 0n || total <= threshold) return nothing;
  const isFirst = paidBefore <= threshold;
  const of = isFirst ? total : base;
  const due = divideHalfUp(of * rate, MILLION) - (isFirst ? deductedBefore : 0n);
  return { amount: paise(due < 0n ? 0n : due), rate, of: paise(of), threshold };
}
