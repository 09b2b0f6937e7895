import { type DatedRule, ruleInForce } from '../calendar/dated-rule.ts';
import { type DayNumber, dayNumber } from '../calendar/day-number.ts';
import { type BasisPoints, basisPoints } from '../money/scaled.ts';
import { basisPointsBelow, type Factor } from './factor.ts';
import { monthlyRate, type RateBasis } from './rates.ts';

interface ReturnRule extends DatedRule {
  /** What may be assumed a year, as a true yearly rate. */
  readonly least: BasisPoints;
  readonly most: BasisPoints;
  /** What illustrations of an asset class assume. */
  readonly usual: Readonly<Record<'debt' | 'hybrid' | 'equity', BasisPoints>>;
}

/** AMFI 2023, for material that names no scheme (handbook part 2, C4). Reviewed yearly; newer values were not found. */
const rules: readonly ReturnRule[] = [
  {
    from: dayNumber(2023, 1, 1),
    least: basisPoints(200n),
    most: basisPoints(1300n),
    usual: { debt: basisPoints(720n), hybrid: basisPoints(850n), equity: basisPoints(1264n) },
  },
];

export function returnRuleOn(on: DayNumber): ReturnRule {
  const rule = ruleInForce(rules, on);
  if (rule === null) throw new RangeError('No cap on returns was in force that day');
  return rule;
}

/** The highest rate that may be assumed. A twelfth of 13 % a month is 13.80 % a year, so there it is less. */
export function highestReturn({ most }: ReturnRule, basis: RateBasis): BasisPoints {
  if (basis === 'effective') return most;
  return basisPointsBelow((monthlyRate(most, 'effective') * 12n) as Factor);
}

export const returnCases = ['low', 'middle', 'high'] as const;
export type ReturnCase = (typeof returnCases)[number];
type ReturnBand = Readonly<Record<ReturnCase, BasisPoints>>;

/** Two points to either side, as far as the rule goes: nobody knows the return, and one figure would look like a promise. */
const SPREAD = 200n;

export function returnBand(middle: BasisPoints, basis: RateBasis, rule: ReturnRule): ReturnBand {
  const most = highestReturn(rule, basis);
  const low = basisPoints(middle - SPREAD);
  const high = basisPoints(middle + SPREAD);
  return { low: low < rule.least ? rule.least : low, middle, high: high > most ? most : high };
}
