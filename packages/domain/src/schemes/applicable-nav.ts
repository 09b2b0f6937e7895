import {
  addBusinessDays,
  businessDayOnOrAfter,
  type IsBusinessDay,
  nextBusinessDay,
} from '../calendar/business-days.ts';
import { type DatedRule, ruleInForce } from '../calendar/dated-rule.ts';
import { dayNumber, dayNumberOf } from '../calendar/day-number.ts';
import { type AssetClass, type CutOffClass, calendarOf } from './scheme-classes.ts';

export type { CutOffClass };

/** Clock times of India, `HH:MM`. */
interface CutOffRule extends DatedRule {
  readonly buy: string;
  readonly buyLiquid: string;
  readonly redeem: string;
  readonly redeemOvernightOnline: string;
}

const always = dayNumber(1900, 1, 1);
const times = { buy: '15:00', buyLiquid: '13:30', redeem: '15:00', redeemOvernightOnline: '15:00' } as const;

/** Handbook §1.4; overnight redemption online until 19:00 since 1-Jun-2025. */
export const cutOffRules: readonly CutOffRule[] = [
  { from: always, ...times },
  { from: dayNumber(2025, 6, 1), ...times, redeemOvernightOnline: '19:00' },
];

/** Whether money comes into a scheme or units leave it. */
export type CutOffSide = 'buy' | 'redeem';

/** The clock time of India up to which a request counts for that business day. */
export function cutOffTime(
  side: CutOffSide,
  cutOffClass: CutOffClass,
  on: Temporal.PlainDate,
  isOnline = true,
  rules: readonly CutOffRule[] = cutOffRules,
): string {
  const times = ruleInForce(rules, dayNumberOf(on));
  if (times === null) throw new RangeError('No cut-off is known for that day');
  if (side === 'buy') return cutOffClass === 'other' ? times.buy : times.buyLiquid;
  return cutOffClass === 'overnight' && isOnline ? times.redeemOvernightOnline : times.redeem;
}

interface PurchaseTiming {
  readonly cutOffClass: CutOffClass;
  /** When the request and when usable funds arrived, by the clock of India. */
  readonly requestedAt: Temporal.PlainDateTime;
  readonly fundsAt: Temporal.PlainDateTime;
}

/**
 * The day whose NAV a purchase gets: the first business day by whose cut-off both request and funds are
 * there. Liquid and overnight schemes take the day before it, be it a Sunday.
 */
export function purchaseNavDate(
  timing: PurchaseTiming,
  isBusinessDay: IsBusinessDay,
  rules: readonly CutOffRule[] = cutOffRules,
): Temporal.PlainDate {
  const { requestedAt, fundsAt } = timing;
  const ready = Temporal.PlainDateTime.compare(requestedAt, fundsAt) > 0 ? requestedAt : fundsAt;
  const cutOff = cutOffTime('buy', timing.cutOffClass, ready.toPlainDate(), true, rules);
  const day = effectiveDay(ready, cutOff, isBusinessDay);
  return timing.cutOffClass === 'other' ? day : day.subtract({ days: 1 });
}

interface RedemptionTiming {
  readonly cutOffClass: CutOffClass;
  readonly requestedAt: Temporal.PlainDateTime;
  readonly isOnline: boolean;
}

/**
 * The day whose NAV a redemption gets. Liquid and overnight schemes: in time, the day before the next
 * business day; late, the next business day itself. A request on a holiday counts as the next morning's.
 */
export function redemptionNavDate(
  timing: RedemptionTiming,
  isBusinessDay: IsBusinessDay,
  rules: readonly CutOffRule[] = cutOffRules,
): Temporal.PlainDate {
  const { requestedAt, cutOffClass } = timing;
  const cutOff = cutOffTime('redeem', cutOffClass, requestedAt.toPlainDate(), timing.isOnline, rules);
  if (cutOffClass === 'other') return effectiveDay(requestedAt, cutOff, isBusinessDay);
  const requested = requestedAt.toPlainDate();
  const received = businessDayOnOrAfter(requested, isBusinessDay);
  const next = nextBusinessDay(received, isBusinessDay);
  const isLate = received.equals(requested) && isAfter(requestedAt, cutOff);
  return isLate ? next : next.subtract({ days: 1 });
}

/** Business days after which a scheme pays out what left it. */
interface SettlementRule extends DatedRule {
  /** Debt and liquid schemes. */
  readonly debt: number;
  readonly equity: number;
}

/**
 * When what a switch takes out has reached the other scheme. Our reading of SEBI's circular of 17-Sep-2020 (NAV on
 * realisation of funds, in force since 1-Feb-2021): units come in at the NAV of the day on which the money can be used
 * there, so what counts is how the scheme that is left pays, whatever the class of the target. Liquid and debt pay on
 * T+1; equity on T+3, on T+2 since 1-Feb-2023 (AMFI's payout cycle).
 */
const settlementRules: readonly SettlementRule[] = [
  { from: always, debt: 1, equity: 3 },
  { from: dayNumber(2023, 2, 1), debt: 1, equity: 2 },
];

export function switchSettlementDays(left: AssetClass, outNavDate: Temporal.PlainDate): number {
  const rule = ruleInForce(settlementRules, dayNumberOf(outNavDate));
  if (rule === null) throw new RangeError('No settlement is known for that day');
  return calendarOf(left) === 'DEBT' ? rule.debt : rule.equity;
}

/** The NAV day of a switch's target: when the money of the source arrives. `isBusinessDay` is of both schemes. */
export function switchInNavDate(
  outNavDate: Temporal.PlainDate,
  left: AssetClass,
  target: CutOffClass,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  const arrives = addBusinessDays(outNavDate, switchSettlementDays(left, outNavDate), isBusinessDay);
  const day = businessDayOnOrAfter(arrives, isBusinessDay);
  return target === 'other' ? day : day.subtract({ days: 1 });
}

/** The business day itself up to its cut-off, else the next one. */
function effectiveDay(
  at: Temporal.PlainDateTime,
  cutOff: string,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  const date = at.toPlainDate();
  return businessDayOnOrAfter(
    isBusinessDay(date) && isAfter(at, cutOff) ? date.add({ days: 1 }) : date,
    isBusinessDay,
  );
}

function isAfter(at: Temporal.PlainDateTime, cutOff: string): boolean {
  return Temporal.PlainTime.compare(at.toPlainTime(), Temporal.PlainTime.from(cutOff)) > 0;
}
