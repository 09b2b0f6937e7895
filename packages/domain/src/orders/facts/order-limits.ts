import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { COOLING_DURATION_DAYS } from '../../limits/constants.ts';
import { type Paise, paise } from '../../money/scaled.ts';

/** Limits of the trade that no scheme sets (handbook §1.1, §1.4, §1.5, §1.9). */
export interface OrderLimits extends DatedRule {
  /** After a change of mobile or e-mail nothing leaves for so many days (decision S9-05). */
  readonly contactChangeDays: number;
  /**
   * After a change of bank nothing is paid out for so many days: AMFI's uniform procedure for it, in force since
   * 1-May-2012, has a cooling period of ten calendar days (handbook §1.1).
   */
  readonly bankChangeDays: number;
  readonly upiPayment: Paise;
  /** In 24 hours. */
  readonly upiDay: Paise;
  readonly rtgsFrom: Paise;
  /** A financial year's money under a PAN-exempt KYC number. */
  readonly panExemptYear: Paise;
  readonly ofAge: number;
  /** Business days after the NAV day by which a redemption is paid. */
  readonly payoutDays: { readonly liquid: number; readonly other: number; readonly overseas: number };
}

const rupees = (amount: bigint): Paise => paise(amount * 100n);
const lakh = (count: bigint): Paise => rupees(count * 100_000n);

const before: OrderLimits = {
  from: dayNumber(1900, 1, 1),
  contactChangeDays: COOLING_DURATION_DAYS,
  bankChangeDays: 10,
  upiPayment: lakh(2n),
  upiDay: lakh(2n),
  rtgsFrom: lakh(2n),
  panExemptYear: rupees(50_000n),
  ofAge: 18,
  payoutDays: { liquid: 1, other: 3, overseas: 5 },
};

export const orderLimits: readonly OrderLimits[] = [
  before,
  { ...before, from: dayNumber(2025, 9, 15), upiPayment: lakh(5n), upiDay: lakh(10n) },
];

export function orderLimitsOn(on: DayNumber, rules: readonly OrderLimits[] = orderLimits): OrderLimits {
  const limits = ruleInForce(rules, on);
  if (limits === null) throw new RangeError('No limits of orders are known for that day');
  return limits;
}
