import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import type { DayNumber } from '../../calendar/day-number.ts';

/**
 * What a scheme holds, as far as the tax on its gains asks (handbook §3.5). The one list of it: the database, the calls
 * and the demo take theirs from here.
 */
export const taxClasses = ['equity', 'debt', 'gold-overseas', 'hybrid'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** From that day on the scheme is of another class: a fund that changed what it holds. Null: nobody knows which. */
interface TaxClassChange extends DatedRule {
  readonly taxClass: TaxClass | null;
}

/** What a scheme's own data say of its class: the first one, and each that came after it. */
export interface TaxClassHistory {
  readonly taxClass: TaxClass | null;
  /** In order of their days. */
  readonly taxClassChanges?: readonly TaxClassChange[];
}

/** The class of units sold on that day; null where nobody knows it. */
export function taxClassOn(
  { taxClass, taxClassChanges = [] }: TaxClassHistory,
  on: DayNumber,
): TaxClass | null {
  const change = ruleInForce(taxClassChanges, on);
  return change === null ? taxClass : change.taxClass;
}

/**
 * AMFI's categories, those of 2026 and of 2017 and what remains of the ones before, by the name within its group, and
 * whether that name promises a class. Null where it leaves the class open: such a scheme's own data must say it.
 */
const byName: Readonly<Record<string, TaxClass | null>> = {
  'multi cap': 'equity',
  'large cap': 'equity',
  'large and mid cap': 'equity',
  'mid cap': 'equity',
  'small cap': 'equity',
  'flexi cap': 'equity',
  'dividend yield': 'equity',
  value: 'equity',
  contra: 'equity',
  focused: 'equity',
  sectoral: 'equity',
  thematic: 'equity',
  'sectoral thematic': 'equity',
  elss: 'equity',
  'elss tax saver': 'equity',
  overnight: 'debt',
  liquid: 'debt',
  'money market': 'debt',
  'ultra short duration': 'debt',
  'ultra short term': 'debt',
  'ultra short to short term': 'debt',
  'low duration': 'debt',
  'short duration': 'debt',
  'short term': 'debt',
  'medium duration': 'debt',
  'medium term': 'debt',
  'medium to long duration': 'debt',
  'medium to long term': 'debt',
  'long duration': 'debt',
  'long term': 'debt',
  'dynamic bond': 'debt',
  'dynamic term': 'debt',
  'corporate bond': 'debt',
  'credit risk': 'debt',
  'banking and psu': 'debt',
  'banking and psu debt': 'debt',
  gilt: 'debt',
  'gilt fund with 10 year constant duration': 'debt',
  floater: 'debt',
  'floating rate': 'debt',
  'sectoral debt': 'debt',
  'thematic debt': 'debt',
  'sectoral thematic debt': 'debt',
  'fixed maturity plan': 'debt',
  // What AMFI still calls fixed maturity plans and other debt funds of before 2018.
  income: 'debt',
  // 75 to 90 % in debt.
  'conservative hybrid': 'debt',
  // 40 to 60 % in shares.
  'balanced hybrid': 'hybrid',
  // They hold 65 % and more in shares, hedged or not.
  'aggressive hybrid': 'equity',
  arbitrage: 'equity',
  'equity savings': 'equity',
  'balanced advantage': null,
  'dynamic asset allocation': null,
  'dynamic asset allocation or balanced advantage': null,
  'balanced advantage fund dynamic asset allocation': null,
  'multi asset allocation': null,
  balanced: null,
  growth: null,
  retirement: null,
  children: null,
  childrens: null,
  'life cycle fund with maturity of 5 years': null,
  'life cycle fund with maturity of 10 years': null,
  'life cycle fund with maturity of 15 years': null,
  'life cycle fund with maturity of 20 years': null,
  'life cycle fund with maturity of 25 years': null,
  'life cycle fund with maturity of 30 years': null,
  'gold etf': 'gold-overseas',
  'silver etf': 'gold-overseas',
  'gold and silver etf': 'gold-overseas',
  'etfs investing overseas': 'gold-overseas',
  'debt etf': 'debt',
  'index debt': 'debt',
  // Among them are funds of half shares and half bonds, and of foreign indices.
  'equity etf': null,
  'other etf': null,
  index: null,
  'index equity': null,
  // A fund of funds is what it holds: only one that invests abroad says it by its name.
  'fof domestic': null,
  'domestic fof': null,
  'fund of funds domestic': null,
  'fund of funds scheme domestic': null,
  'fof overseas': 'gold-overseas',
  'overseas fof': 'gold-overseas',
  'fund of funds overseas': 'gold-overseas',
  'fund of funds investing overseas': 'gold-overseas',
};

/** What the group before the name promises, where the name would say another. */
const byGroup: readonly (readonly [string, TaxClass])[] = [
  ['equity scheme', 'equity'],
  ['debt scheme', 'debt'],
  ['income debt oriented scheme', 'debt'],
];

/**
 * The tax class of a category as AMFI's file or a rate card spells it; null where the category leaves it open or nobody
 * knows it. Never a guess: only whole names count, so that "Sectoral Debt" is not taken for "Sectoral".
 */
export function taxClassOfCategory(category: string): TaxClass | null {
  // "Open Ended Schemes(Debt Scheme - Gilt Fund)": what stands between the outer brackets.
  const inner = /^[a-z ]*schemes? ?\((.*)\)$/i.exec(category.trim())?.[1] ?? category;
  const parts = inner.split(' - ').map(plainName);
  const name = parts.at(-1) ?? '';
  const whole = parts.join(' ');
  const found = Object.hasOwn(byName, whole)
    ? byName[whole]
    : Object.hasOwn(byName, name)
      ? byName[name]
      : null;
  const promised = parts.length > 1 ? byGroup.find(([group]) => parts[0] === group)?.[1] : undefined;
  return promised !== undefined && found !== promised ? null : (found ?? null);
}

/** In small letters, without signs and without the "Fund" or "Funds" that some lists put behind every name. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/(?<! of) funds?$/, '')
    .replace(/ (etf|scheme)s$/, ' $1');
