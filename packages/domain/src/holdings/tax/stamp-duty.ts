import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';
import { type EntryKind, entryKinds } from '../ledger/entry-kinds.ts';

export interface StampDutyRule extends DatedRule {
  readonly rate: PerMillion;
}

/** Handbook §1.3: 0.005 % since 1-Jul-2020. */
export const stampDutyRules: readonly StampDutyRule[] = [
  { from: dayNumber(2020, 7, 1), rate: perMillion(50n) },
];

/**
 * The duty contained in an amount paid: `amount * 0.005 / 100.005`, because it is taken on what remains
 * after it. Nil for a kind that pays none (bonus, merger, anything that goes out).
 */
export function stampDuty(
  amount: Paise,
  kind: EntryKind,
  on: DayNumber,
  rules: readonly StampDutyRule[] = stampDutyRules,
): Paise {
  const rule = entryKinds[kind].paysDuty ? ruleInForce(rules, on) : null;
  return rule === null ? paise(0n) : paise(divideHalfUp(amount * rule.rate, MILLION + rule.rate));
}
