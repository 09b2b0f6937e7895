import { type DatedRule, ruleInForce } from '../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../calendar/day-number.ts';

interface NomineeLimits extends DatedRule {
  readonly maxNominees: number;
  /** Somebody younger needs a guardian. */
  readonly ofAge: number;
}

/** Handbook §0: the 2025 rule of ten was cut to three for nominations from 1-Sep-2026. */
const nomineeLimits: readonly NomineeLimits[] = [
  { from: dayNumber(1900, 1, 1), maxNominees: 10, ofAge: 18 },
  { from: dayNumber(2026, 9, 1), maxNominees: 3, ofAge: 18 },
];

export function nomineeLimitsOn(
  on: DayNumber,
  rules: readonly NomineeLimits[] = nomineeLimits,
): NomineeLimits {
  const limits = ruleInForce(rules, on);
  if (limits === null) throw new RangeError('No limits of nominations are known for that day');
  return limits;
}
