import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import { addMonths, type DayNumber, dayNumber } from '../../calendar/day-number.ts';
import type { TaxClass } from './tax-class.ts';

export type HoldingTerm = 'short' | 'long';

/** How a gain is taxed: at a flat rate in hundredths of a per cent, with the investor's other income, or not at all. */
export type TaxRate =
  | { readonly kind: 'flat'; readonly basisPoints: number; readonly isIndexed: boolean }
  | { readonly kind: 'exempt' }
  | { readonly kind: 'slab' };

/** Bought from this day on, a specified (debt) fund's gain is always short. */
const SPECIFIED_FROM = dayNumber(2023, 4, 1);

/** Sold before this day, a long-term gain of equity on which STT was paid is exempt. */
export const LONG_EQUITY_TAXED_FROM = dayNumber(2018, 4, 1);

const flat = (basisPoints: number, isIndexed = false): TaxRate => ({ kind: 'flat', basisPoints, isIndexed });
const slab: TaxRate = { kind: 'slab' };
const exempt: TaxRate = { kind: 'exempt' };

interface GainRule extends DatedRule {
  readonly source: string;
  readonly equityMonths: number;
  readonly otherMonths: number;
  readonly listedMonths: number;
  readonly equityShort: TaxRate;
  readonly equityLong: TaxRate;
  readonly otherLong: TaxRate;
  /** Classes whose lots bought from 1-Apr-2023 on count as specified funds. */
  readonly specified: readonly TaxClass[];
}

const before2024: GainRule = {
  from: LONG_EQUITY_TAXED_FROM,
  source: 'Income-tax Act 1961, sections 50AA, 111A, 112 and 112A, as for sales before 23-Jul-2024',
  equityMonths: 12,
  otherMonths: 36,
  listedMonths: 36,
  equityShort: flat(1500),
  equityLong: flat(1000),
  otherLong: flat(2000, true),
  specified: ['debt', 'gold-overseas'],
};
const before2018: GainRule = {
  ...before2024,
  from: dayNumber(1900, 1, 1),
  source: 'Income-tax Act 1961, sections 10(38), 111A and 112, as for sales before 1-Apr-2018',
  equityLong: exempt,
};
const from2024: GainRule = {
  from: dayNumber(2024, 7, 23),
  source: 'Finance (No. 2) Act 2024, for sales from 23-Jul-2024',
  equityMonths: 12,
  otherMonths: 24,
  listedMonths: 12,
  equityShort: flat(2000),
  equityLong: flat(1250),
  otherLong: flat(1250),
  specified: before2024.specified,
};

/** Handbook §3.5, by day of sale. From FY 2025-26 only debt funds are specified. */
const gainRules: readonly GainRule[] = [
  before2018,
  before2024,
  from2024,
  {
    ...from2024,
    from: dayNumber(2025, 4, 1),
    source: 'Finance (No. 2) Act 2024: from FY 2025-26 only debt funds are specified funds',
    specified: ['debt'],
  },
  {
    ...from2024,
    from: dayNumber(2026, 4, 1),
    source: 'Income-tax Act 2025, sections 76, 196, 197 and 198: the rates of before under new numbers',
    specified: ['debt'],
  },
];

/** Which law a gain is counted by, and since when that is so. */
export interface GainLaw extends DatedRule {
  readonly source: string;
}

export function gainLawOn(soldOn: DayNumber): GainLaw {
  const { from, source } = ruleInForce(gainRules, soldOn) ?? before2018;
  return { from, source };
}

export interface HeldUnits {
  readonly taxClass: TaxClass;
  /** Units traded on an exchange, such as those of an ETF. */
  readonly isListed?: boolean;
  readonly acquiredOn: DayNumber;
  readonly soldOn: DayNumber;
}

/** What a sale of that day asks of a lot. */
interface TermRule {
  /** Long is a sale strictly after so many months. */
  readonly months: number;
  /** Lots acquired from here on are short however long they are held; null where there are none such. */
  readonly alwaysShortFrom: DayNumber | null;
  readonly short: TaxRate;
  readonly long: TaxRate;
}

const termRulesOf = (rule: GainRule, isListed: boolean): Readonly<Record<TaxClass, TermRule>> => {
  const other = (taxClass: TaxClass): TermRule => ({
    months: isListed ? rule.listedMonths : rule.otherMonths,
    alwaysShortFrom: rule.specified.includes(taxClass) ? SPECIFIED_FROM : null,
    short: slab,
    long: rule.otherLong,
  });
  return {
    equity: {
      months: rule.equityMonths,
      alwaysShortFrom: null,
      short: rule.equityShort,
      long: rule.equityLong,
    },
    debt: other('debt'),
    'gold-overseas': other('gold-overseas'),
    hybrid: other('hybrid'),
  };
};

/** Made once: a statement asks for the same few again and again. */
const datedTermRules = gainRules.map((rule) => ({
  from: rule.from,
  unlisted: termRulesOf(rule, false),
  listed: termRulesOf(rule, true),
}));

export function termRuleOf(taxClass: TaxClass, isListed: boolean, soldOn: DayNumber): TermRule {
  const rules = ruleInForce(datedTermRules, soldOn) ?? datedTermRules[0];
  if (rules === undefined) throw new RangeError('There is no law of gains');
  return (isListed ? rules.listed : rules.unlisted)[taxClass];
}

export function isLongHeld(rule: TermRule, acquiredOn: DayNumber, soldOn: DayNumber): boolean {
  if (rule.alwaysShortFrom !== null && acquiredOn >= rule.alwaysShortFrom) return false;
  const days = soldOn - acquiredOn;
  const years = rule.months / 12;
  // Years have 365 or 366 days: the calendar is asked only in between, which it is for few lots.
  if (days > years * 366) return true;
  return days > years * 365 && soldOn > addMonths(acquiredOn, rule.months);
}

/** Short or long term, and the rate that goes with it. Long is a sale strictly after the months are over. */
export function holdingTerm(holding: HeldUnits): { readonly term: HoldingTerm; readonly rate: TaxRate } {
  const { taxClass, isListed = false, acquiredOn, soldOn } = holding;
  const rule = termRuleOf(taxClass, isListed, soldOn);
  return isLongHeld(rule, acquiredOn, soldOn)
    ? { term: 'long', rate: rule.long }
    : { term: 'short', rate: rule.short };
}

export function isSameRate(one: TaxRate, other: TaxRate): boolean {
  if (one.kind !== 'flat' || other.kind !== 'flat') return one.kind === other.kind;
  return one.basisPoints === other.basisPoints && one.isIndexed === other.isIndexed;
}
