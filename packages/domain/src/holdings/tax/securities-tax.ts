import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';
import type { TaxClass } from './tax-class.ts';

interface SecuritiesTaxRule extends DatedRule {
  readonly rate: PerMillion;
}

/** Handbook §1.3: 0.001 % on redeeming equity-oriented units; that rate since 1-Jun-2013. */
const securitiesTaxRules: readonly SecuritiesTaxRule[] = [
  { from: dayNumber(2013, 6, 1), rate: perMillion(10n) },
];

/** Securities transaction tax on what units fetch. Taken off the payment, never off the gain. */
export function securitiesTax(
  proceeds: Paise,
  taxClass: TaxClass,
  on: DayNumber,
  rules: readonly SecuritiesTaxRule[] = securitiesTaxRules,
): Paise {
  const rule = taxClass === 'equity' ? ruleInForce(rules, on) : null;
  return rule === null ? paise(0n) : paise(divideHalfUp(proceeds * rule.rate, MILLION));
}
