import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import {
  divideHalfUp,
  type MilliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { type Allotment, allotUnits } from './allot-units.ts';

/** Rupees per unit with 8 decimals, because daily distributions need them. */
type IdcwRate = bigint;

export function idcwAmount(units: MilliUnits, perUnit: IdcwRate): Paise {
  return paise(divideHalfUp(units * perUnit, 1_000_000_000n));
}

interface IdcwTaxRule extends DatedRule {
  readonly resident: PerMillion;
  /** Nothing is withheld from a resident up to this much in a financial year. */
  readonly residentLimit: Paise;
  readonly nonResident: PerMillion;
}

/** Handbook §3.5: 10 % over 10,000 in the year, non-residents 20 %; that limit since 1-Apr-2025. */
const idcwTaxRules: readonly IdcwTaxRule[] = [
  {
    from: dayNumber(2025, 4, 1),
    resident: perMillion(100_000n),
    residentLimit: paise(1_000_000n),
    nonResident: perMillion(200_000n),
  },
];

/** Of the same asset manager in the same financial year, before this one. */
interface IdcwYear {
  readonly paid: Paise;
  readonly withheld: Paise;
}

/**
 * Tax withheld from a distribution. Once the year's total passes the limit the whole of it is taxed, so the
 * payment that passes it also bears what was not withheld before, but never more than itself.
 */
export function idcwTax(
  amount: Paise,
  year: IdcwYear,
  isResident: boolean,
  on: DayNumber,
  rules: readonly IdcwTaxRule[] = idcwTaxRules,
): Paise {
  const rule = ruleInForce(rules, on);
  if (rule === null) return paise(0n);
  if (!isResident) return paise(divideHalfUp(amount * rule.nonResident, MILLION));
  const total = year.paid + amount;
  if (total <= rule.residentLimit) return paise(0n);
  const due = divideHalfUp(total * rule.resident, MILLION) - year.withheld;
  return paise(due < 0n ? 0n : due > amount ? amount : due);
}

/** What is left after the tax buys units at the NAV after distribution, less duty (handbook §1.3). */
export function reinvestIdcw(amount: Paise, tax: Paise, nav: NavTenThousandths, on: DayNumber): Allotment {
  return allotUnits(paise(amount - tax), nav, 'idcw-reinvestment', on);
}
