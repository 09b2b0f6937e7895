import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { addMonths, type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';
import type { CityClass } from '../rate-card/rate-card.ts';

interface IncentiveRule extends DatedRule {
  readonly rate: PerMillion;
  readonly most: Paise;
  /** How long the first lumpsum must stay, and how long a SIP counts. */
  readonly months: number;
}

/** Handbook §3.3. */
const incentiveRules: readonly IncentiveRule[] = [
  { from: dayNumber(2026, 3, 1), rate: perMillion(10_000n), most: paise(2_000_00n), months: 12 },
];

/** Scheme categories that bring none, as AMFI's file and rate cards spell them. */
const without =
  /\b(?:ETFs?|overnight|liquid|ultra[- ]short|low duration|(?:FoFs?|funds? of funds?)(?: schemes?)?[- (]*domestic|domestic (?:FoFs?|funds? of funds?))\b/i;

export interface FirstInvestment {
  /** The PAN is new to the whole industry, not only to this asset manager. */
  readonly isNewPan: boolean;
  readonly isIndividual: boolean;
  readonly isWoman: boolean;
  readonly location: CityClass | null;
  /** Somebody had the incentive for this PAN before. */
  readonly wasPaid: boolean;
  readonly category: string;
  readonly on: DayNumber;
  /** The first lumpsum as one amount, or the instalments of the first SIP. */
  readonly kind: 'lumpsum' | 'sip';
  readonly amounts: readonly { readonly on: DayNumber; readonly amount: Paise }[];
}

type NoIncentive = 'before-rule' | 'not-new' | 'paid-before' | 'not-eligible' | 'category';

type IncentiveAnswer =
  | {
      readonly ok: true;
      readonly amount: Paise;
      /** A lumpsum must stay to the day before; of a SIP the instalments before it count. */
      readonly until: DayNumber;
    }
  | { readonly ok: false; readonly why: NoIncentive };

/** For a person new to funds: anybody beyond the 30 largest cities, and a woman anywhere. Once for a PAN. */
export function incentiveOf(first: FirstInvestment): IncentiveAnswer {
  const rule = ruleInForce(incentiveRules, first.on);
  if (rule === null) return { ok: false, why: 'before-rule' };
  if (!first.isNewPan) return { ok: false, why: 'not-new' };
  if (first.wasPaid) return { ok: false, why: 'paid-before' };
  if (!first.isIndividual || !(first.isWoman || first.location === 'B30')) {
    return { ok: false, why: 'not-eligible' };
  }
  if (without.test(first.category)) return { ok: false, why: 'category' };
  const until = addMonths(first.on, rule.months);
  const counted = first.amounts.filter(({ on }) => on >= first.on && on < until);
  const base = (first.kind === 'lumpsum' ? counted.slice(0, 1) : counted).reduce(
    (sum, { amount }) => sum + amount,
    0n,
  );
  const amount = divideHalfUp(base * rule.rate, MILLION);
  return { ok: true, amount: amount > rule.most ? rule.most : paise(amount), until };
}
