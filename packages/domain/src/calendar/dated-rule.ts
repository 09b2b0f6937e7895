import type { DayNumber } from './day-number.ts';

/** Rules are dated data (design §5): each holds from its day until the next one begins. */
export interface DatedRule {
  readonly from: DayNumber;
}

/** The rule of that day out of a list in order of dates; null before the first began. */
export function ruleInForce<Rule extends DatedRule>(rules: readonly Rule[], on: DayNumber): Rule | null {
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule !== undefined && rule.from <= on) return rule;
  }
  return null;
}
