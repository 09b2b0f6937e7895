import type { DayNumber } from '../../calendar/day-number.ts';
import {
  divideHalfUp,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import type { EntryKind } from '../ledger/entry-kinds.ts';
import { compareRefs } from '../ledger/entry-order.ts';
import type { LotOrigin } from '../ledger/lot-origin.ts';

/** Units that came in together. What is left of them shrinks; what they cost is read off what is left. */
export interface Lot {
  /** The entry that brought it. */
  readonly ref: string;
  readonly kind: EntryKind;
  /** Load, lock-in and holding period count from here; carried units keep their first day. */
  readonly acquiredOn: DayNumber;
  readonly nav: NavTenThousandths;
  readonly allotted: MilliUnits;
  /** Cost of all units allotted, stamp duty included; nil where it is not known. */
  readonly paid: Paise;
  /** False for units whose cost nobody brought: an opening balance, or lots carried in without it. */
  readonly hasCost: boolean;
  readonly duty: Paise;
  /** Units left. */
  readonly units: MilliUnits;
  /** Null for what was bought in this very scheme, and where nobody knows. */
  readonly origin: LotOrigin | null;
}

/**
 * The part of a sum that falls on so many units of the lot. Always measured from the whole lot, never from
 * an earlier part, so the parts of any sequence of sales add up to the sum and their order does not matter.
 */
function shareOf(sum: Paise, units: MilliUnits, lot: Lot): Paise {
  return units === lot.allotted ? sum : paise(divideHalfUp(sum * units, lot.allotted));
}

export function costLeft(lot: Lot): Paise {
  return shareOf(lot.paid, lot.units, lot);
}

export function dutyLeft(lot: Lot): Paise {
  return shareOf(lot.duty, lot.units, lot);
}

/** The units of the scheme it was bought in that so many of what is left are; none for a lot without an origin. */
export function originUnits(lot: Lot, units: MilliUnits): MilliUnits | null {
  const { origin, allotted } = lot;
  if (origin === null) return null;
  const share = (of: bigint) => divideHalfUp(origin.units * of, allotted);
  return milliUnits(share(lot.units) - share(lot.units - units));
}

/** The same lot with fewer units. Spelled out, so that all lots share one shape. */
export function withUnits(lot: Lot, units: MilliUnits): Lot {
  return {
    ref: lot.ref,
    kind: lot.kind,
    acquiredOn: lot.acquiredOn,
    nav: lot.nav,
    allotted: lot.allotted,
    paid: lot.paid,
    hasCost: lot.hasCost,
    duty: lot.duty,
    units,
    origin: lot.origin,
  };
}

const rankOf = ({ kind }: Lot): number => (kind === 'opening' ? 0 : 1);
/** `77/2`, the second piece of what a carried entry brought, is of number 77. */
const entryOf = (ref: string): string => ref.split('/', 1)[0] ?? ref;

/** First in, first out: what was there before our history, then by day of acquisition, lots of one day by number. */
export function compareLots(one: Lot, other: Lot): number {
  return (
    rankOf(one) - rankOf(other) ||
    one.acquiredOn - other.acquiredOn ||
    compareRefs(entryOf(one.ref), entryOf(other.ref)) ||
    compareRefs(one.ref, other.ref)
  );
}

export function unitsWithoutCost(lots: readonly Lot[]): MilliUnits {
  let units = 0n;
  for (const lot of lots) if (!lot.hasCost) units += lot.units;
  return milliUnits(units);
}
