import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import type { Frequency } from '../frequencies.ts';

/** How an instalment gets its money. A mandate that is made on the way takes the bank some weeks. */
const planFundings = ['mandate', 'new-mandate', 'upi-autopay', 'transfer'] as const;
export type PlanFunding = (typeof planFundings)[number];

/** What the trade asks of plans whatever the scheme (handbook §1.1, §1.2). */
export interface PlanLimits extends DatedRule {
  /** Calendar days from the order to the first debit, or to the first move of an STP or SWP. */
  readonly leadDays: Readonly<Record<PlanFunding, number>>;
  readonly longestLeadDays: number;
  /** A stop must be there so many business days before the next debit. */
  readonly stopDays: number;
  readonly pause: {
    readonly frequencies: readonly Frequency[];
    readonly months: number;
    /** Calendar days before the first instalment that is left out. */
    readonly leadDays: number;
  };
}

const before: PlanLimits = {
  from: dayNumber(1900, 1, 1),
  leadDays: { mandate: 4, 'new-mandate': 25, 'upi-autopay': 3, transfer: 7 },
  longestLeadDays: 100,
  stopDays: 10,
  pause: { frequencies: ['monthly', 'quarterly'], months: 6, leadDays: 15 },
};

export const planLimits: readonly PlanLimits[] = [
  before,
  // SEBI: a SIP is stopped within two business days of the request.
  { ...before, from: dayNumber(2024, 12, 1), stopDays: 3 },
];

export function planLimitsOn(on: DayNumber, rules: readonly PlanLimits[] = planLimits): PlanLimits {
  const limits = ruleInForce(rules, on);
  if (limits === null) throw new RangeError('No limits of plans are known for that day');
  return limits;
}
