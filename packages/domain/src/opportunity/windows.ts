import { type DatedRule, ruleInForce } from '../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../calendar/day-number.ts';
import { type Paise, paise } from '../money/scaled.ts';

/** How far each list looks back or ahead (Spec §9, handbook §4). */
export interface OpportunityWindows extends DatedRule {
  /** Months back from today, whose day is in; the day so many months ago is out. */
  readonly months: {
    readonly ceased: number;
    readonly notRenewed: number;
    readonly rejected: number;
    readonly redeem: number;
    readonly nigo: number;
    /** Without a new investment. */
    readonly inactive: number;
    /** Ahead, the last day in. */
    readonly maturity: number;
    readonly expiring: number;
  };
  /** A SIP that began so many days before the end of another, or later, renews it. */
  readonly renewedDays: number;
  /** A row that is done stays out of sight for so many days. */
  readonly doneDays: number;
  /** What a financial year's ELSS may save tax for. */
  readonly elssCap: Paise;
}

export const opportunityWindows: readonly OpportunityWindows[] = [
  {
    from: dayNumber(1900, 1, 1),
    months: {
      ceased: 2,
      notRenewed: 2,
      rejected: 2,
      redeem: 2,
      nigo: 2,
      inactive: 6,
      maturity: 2,
      expiring: 2,
    },
    renewedDays: 30,
    doneDays: 180,
    elssCap: paise(150_000_00n),
  },
];

export function opportunityWindowsOn(
  on: DayNumber,
  rules: readonly OpportunityWindows[] = opportunityWindows,
): OpportunityWindows {
  const windows = ruleInForce(rules, on);
  if (windows === null) throw new RangeError('No windows of opportunities are known for that day');
  return windows;
}
