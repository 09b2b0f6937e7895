import { dayNumber } from '../../calendar/day-number.ts';
import type { MilliUnits, NavTenThousandths, Paise } from '../../money/scaled.ts';
import { paise } from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import type { EntryKind } from '../ledger/entry-kinds.ts';
import type { LotOrigin } from '../ledger/lot-origin.ts';
import {
  type HeldUnits,
  type HoldingTerm,
  holdingTerm,
  LONG_EQUITY_TAXED_FROM,
  type TaxRate,
} from './holding-term.ts';

/** Equity bought up to this day is taxed as if bought at that day's NAV, where that is kinder. */
export const GRANDFATHERED_THROUGH = dayNumber(2018, 1, 31);
/** Sold before, a long-term gain of equity was exempt: there is no cost to raise. */
export const GRANDFATHERED_FROM = LONG_EQUITY_TAXED_FROM;

interface SoldUnits extends HeldUnits {
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

/** What units held on 31-Jan-2018 were worth then. */
export interface Grandfathering {
  readonly nav: NavTenThousandths;
  /** Of the scheme they were bought in. */
  readonly units: MilliUnits;
  readonly value: Paise;
}

export interface LotGain {
  readonly term: HoldingTerm;
  readonly rate: TaxRate;
  /** What counts as cost: the actual one, or the grandfathered. */
  readonly cost: Paise;
  readonly isGrandfathered: boolean;
  /** Looked at whether it raises the cost or not; null for units to which it does not apply or whose NAV is not known. */
  readonly grandfathering: Grandfathering | null;
  /** Below zero is a loss. */
  readonly gain: Paise;
}

/** The gain of one sold part of a lot (handbook §3.5), without index. Gains only, never the tax due. */
export function lotGain(sold: SoldUnits): LotGain {
  const { term, rate } = holdingTerm(sold);
  const grandfathering = grandfatheringOf(sold, term);
  const cost = grandfathering === null ? sold.cost : raisedCost(sold, grandfathering);
  const gain = paise(sold.proceeds - cost);
  return { term, rate, cost, isGrandfathered: cost !== sold.cost, grandfathering, gain };
}

export function mayBeGrandfathered(
  sold: Pick<HeldUnits, 'taxClass' | 'acquiredOn' | 'soldOn'>,
  term: HoldingTerm,
): boolean {
  const isHeldThen = sold.acquiredOn <= GRANDFATHERED_THROUGH && sold.soldOn >= GRANDFATHERED_FROM;
  return sold.taxClass === 'equity' && term === 'long' && isHeldThen;
}

export function grandfatheringOf(
  sold: Pick<
    SoldUnits,
    'taxClass' | 'acquiredOn' | 'soldOn' | 'units' | 'origin' | 'lotKind' | 'grandfatherNav'
  >,
  term: HoldingTerm,
): Grandfathering | null {
  const { grandfatherNav, origin = null } = sold;
  if (grandfatherNav === null || !mayBeGrandfathered(sold, term)) return null;
  if (origin === null && sold.lotKind === 'merger-in') return null;
  const units = origin?.units ?? sold.units;
  return { nav: grandfatherNav, units, value: valueAt(units, grandfatherNav) };
}

/** `max(actual, min(value on 31-Jan-2018, sale))`. */
function raisedCost({ cost, proceeds }: SoldUnits, { value }: Grandfathering): Paise {
  const floor = value < proceeds ? value : proceeds;
  return floor > cost ? floor : cost;
}
