import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { dayNumber } from '../../calendar/day-number.ts';
import { type Paise, paise } from '../../money/scaled.ts';

interface AllowanceRule extends DatedRule {
  readonly amount: Paise;
  readonly source: string;
}

/** By the first day of the financial year: FY 2024-25 has the new one for the whole year. */
const rules: readonly AllowanceRule[] = [
  {
    from: dayNumber(2018, 4, 1),
    amount: paise(1_00_000_00n),
    source: 'Section 112A, Finance Act 2018',
  },
  {
    from: dayNumber(2024, 4, 1),
    amount: paise(1_25_000_00n),
    source: 'Section 112A (198 of the Act of 2025), Finance (No. 2) Act 2024, FY 2024-25 on',
  },
];

/** How much of a year's long-term gains of equity is not taxed, and how much of it is used up. */
export interface LongEquityAllowance {
  /** The year's own: it does not go over to the next. */
  readonly amount: Paise;
  readonly source: string;
  /** Gains less losses of the year so far, as far as this book knows. */
  readonly gain: Paise;
  readonly used: Paise;
  readonly left: Paise;
}

/** Null for years before FY 2018-19, when such gains were not taxed at all. */
export function longEquityAllowance(startYear: number, gain: Paise): LongEquityAllowance | null {
  const rule = ruleInForce(rules, dayNumber(startYear, 4, 1));
  if (rule === null) return null;
  const { amount, source } = rule;
  const used = paise(gain <= 0n ? 0n : gain < amount ? gain : amount);
  return { amount, source, gain, used, left: paise(amount - used) };
}
