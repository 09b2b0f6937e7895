import { dayNumber } from '../calendar/day-number.ts';
import type { MilliUnits, NavTenThousandths, Paise } from '../money/scaled.ts';
import { paise } from '../money/scaled.ts';
import type { EntryKind } from './entry-kinds.ts';
import { type HeldUnits, type HoldingTerm, holdingTerm, type TaxRate } from './holding-term.ts';
import type { LotOrigin } from './lot-origin.ts';
import { valueAt } from './unit-value.ts';

/** Equity bought up to this day is taxed as if bought at that day's NAV, where that is kinder. */
export const GRANDFATHERED_THROUGH = dayNumber(2018, 1, 31);

export interface SoldUnits extends HeldUnits {
  readonly units: MilliUnits;
  /** Stamp duty included. */
  readonly cost: Paise;
  /** After load; STT is not deductible. */
  readonly proceeds: Paise;
  /** What the units were in the scheme they were bought in, where it is another one: that of `grandfatherNav`. */
  readonly origin?: LotOrigin | null;
  /** How they came in: units of a merger whose origin nobody knows were never worth this scheme's NAV. */
  readonly lotKind?: EntryKind;
  /** The NAV of 31-Jan-2018 of the scheme the units were bought in; null where it had none or it is not known. */
  readonly grandfatherNav: NavTenThousandths | null;
}

export interface LotGain {
  readonly term: HoldingTerm;
  readonly rate: TaxRate;
  /** What counts as cost: the actual one, or the grandfathered. */
  readonly cost: Paise;
  readonly isGrandfathered: boolean;
  /** Below zero is a loss. */
  readonly gain: Paise;
}

/** The gain of one sold part of a lot (handbook §3.5). Gains only, never the tax due. */
export function lotGain(sold: SoldUnits): LotGain {
  const { term, rate } = holdingTerm(sold);
  const cost = costForTax(sold, term);
  return { term, rate, cost, isGrandfathered: cost !== sold.cost, gain: paise(sold.proceeds - cost) };
}

/** `max(actual, min(value on 31-Jan-2018, sale))` for equity long held then. */
function costForTax(sold: SoldUnits, term: HoldingTerm): Paise {
  const { grandfatherNav, cost, proceeds } = sold;
  if (sold.taxClass !== 'equity' || term !== 'long' || grandfatherNav === null) return cost;
  if (sold.acquiredOn > GRANDFATHERED_THROUGH) return cost;
  const { origin = null } = sold;
  if (origin === null && sold.lotKind === 'merger-in') return cost;
  const then = valueAt(origin?.units ?? sold.units, grandfatherNav);
  const floor = then < proceeds ? then : proceeds;
  return floor > cost ? floor : cost;
}
