import type { DayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion } from '../../money/per-million.ts';
import {
  divideHalfUp,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import type { Lot } from '../lots/lot.ts';
import type { Position } from '../lots/position.ts';
import { type ExitLoadRule, LOADED_PRICE_SCALE, loadOnLot, soldAtLoad } from '../tax/exit-load.ts';
import { securitiesTax } from '../tax/securities-tax.ts';
import type { TaxClass } from '../tax/tax-class.ts';
import { freeUnits, type UnitHolds } from './free-units.ts';

export type RedemptionRequest =
  | { readonly by: 'units'; readonly units: MilliUnits }
  | { readonly by: 'amount'; readonly amount: Paise }
  | { readonly by: 'all' };

export interface RedemptionTerms {
  readonly nav: NavTenThousandths;
  readonly on: DayNumber;
  readonly exitLoad: readonly ExitLoadRule[];
  /** Null where nobody knows it: then neither is the STT. */
  readonly taxClass: TaxClass | null;
  readonly holds: UnitHolds;
}

export interface RedemptionPart {
  readonly lot: Lot;
  readonly units: MilliUnits;
  readonly rate: PerMillion;
  /** Units at NAV. */
  readonly gross: Paise;
  readonly load: Paise;
  /** After load: what the sale of this part counts as. */
  readonly proceeds: Paise;
}

export interface Redemption {
  readonly parts: readonly RedemptionPart[];
  readonly units: MilliUnits;
  readonly gross: Paise;
  readonly load: Paise;
  readonly proceeds: Paise;
  /** Nil where it is not known. */
  readonly stt: Paise;
  readonly hasStt: boolean;
  /** What reaches the bank. */
  readonly net: Paise;
  /** Units left in the position, and their value at the same NAV. */
  readonly unitsLeft: MilliUnits;
  readonly valueLeft: Paise;
}

export type RedemptionPreview =
  | { readonly ok: true; readonly redemption: Redemption }
  | { readonly ok: false; readonly reason: 'nothing-requested' | 'nothing-free' | 'too-small' }
  | {
      readonly ok: false;
      readonly reason: 'more-than-free';
      readonly free: MilliUnits;
      readonly worth: Paise;
    };

/**
 * What a redemption would give at a NAV: lots oldest first, each at `NAV * (1 - load of the lot)`
 * (handbook §1.3). Units of orders on their way go before it; locked and pledged ones stay.
 */
export function previewRedemption(
  position: Position,
  request: RedemptionRequest,
  terms: RedemptionTerms,
): RedemptionPreview {
  if ((request.by === 'units' && request.units <= 0n) || (request.by === 'amount' && request.amount <= 0n)) {
    return { ok: false, reason: 'nothing-requested' };
  }
  const { free } = freeUnits(position, terms.on, terms.holds);
  if (free === 0n) return { ok: false, reason: 'nothing-free' };
  const offered = offeredParts(position, free, terms);
  const parts = takeFrom(offered, request, free, terms.nav);
  if (parts === null) {
    return { ok: false, reason: 'more-than-free', free, worth: total(offered, 'proceeds') };
  }
  if (parts.length === 0) return { ok: false, reason: 'too-small' };

  const units = milliUnits(parts.reduce((sum, part) => sum + part.units, 0n));
  const proceeds = total(parts, 'proceeds');
  const hasStt = terms.taxClass !== null;
  const stt = terms.taxClass === null ? paise(0n) : securitiesTax(proceeds, terms.taxClass, terms.on);
  const unitsLeft = milliUnits(position.units - units);
  return {
    ok: true,
    redemption: {
      parts,
      units,
      gross: total(parts, 'gross'),
      load: total(parts, 'load'),
      proceeds,
      stt,
      hasStt,
      net: paise(proceeds - stt),
      unitsLeft,
      valueLeft: valueAt(unitsLeft, terms.nav),
    },
  };
}

/** Every free unit, part by part, with the load it bears. */
function offeredParts(position: Position, free: MilliUnits, terms: RedemptionTerms): RedemptionPart[] {
  const parts: RedemptionPart[] = [];
  let ahead: bigint = terms.holds.inFlight;
  let left: bigint = free;
  for (const lot of position.lots) {
    for (const { units, rate } of loadOnLot(lot, terms.on, terms.exitLoad)) {
      const skipped = smaller(units, ahead);
      ahead -= skipped;
      const taken = smaller(units - skipped, left);
      left -= taken;
      if (taken > 0n) parts.push(partOf(lot, milliUnits(taken), rate, terms.nav));
    }
    if (left === 0n) break;
  }
  return parts;
}

/** Null when more is asked than there is. */
function takeFrom(
  offered: readonly RedemptionPart[],
  request: RedemptionRequest,
  free: MilliUnits,
  nav: NavTenThousandths,
): RedemptionPart[] | null {
  if (request.by === 'all') return offered.slice();
  if (request.by === 'amount') return takeAmount(offered, request.amount, nav);
  if (request.units > free) return null;
  const parts: RedemptionPart[] = [];
  let left: bigint = request.units;
  for (const part of offered) {
    const units = smaller(part.units, left);
    left -= units;
    if (units > 0n)
      parts.push(units === part.units ? part : partOf(part.lot, milliUnits(units), part.rate, nav));
  }
  return parts;
}

/** The investor gets the amount asked for; rounding to the third decimal falls on the units. */
function takeAmount(
  offered: readonly RedemptionPart[],
  amount: Paise,
  nav: NavTenThousandths,
): RedemptionPart[] | null {
  const parts: RedemptionPart[] = [];
  let left: bigint = amount;
  for (const part of offered) {
    if (part.proceeds <= left) {
      parts.push(part);
      left -= part.proceeds;
      if (left > 0n) continue;
      return parts;
    }
    const units = smaller(divideHalfUp(left * LOADED_PRICE_SCALE, nav * (MILLION - part.rate)), part.units);
    if (units > 0n) parts.push(paidExactly(partOf(part.lot, milliUnits(units), part.rate, nav), left));
    else addTo(parts, left);
    return parts;
  }
  return null;
}

/** A remainder too small to be a unit goes with the last part. */
function addTo(parts: RedemptionPart[], remainder: bigint): void {
  const last = parts.pop();
  if (last !== undefined) parts.push(paidExactly(last, last.proceeds + remainder));
}

function paidExactly(part: RedemptionPart, proceeds: bigint): RedemptionPart {
  return { ...part, gross: paise(proceeds + part.load), proceeds: paise(proceeds) };
}

function partOf(lot: Lot, units: MilliUnits, rate: PerMillion, nav: NavTenThousandths): RedemptionPart {
  return { lot, units, rate, ...soldAtLoad(units, rate, nav) };
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function total(parts: readonly RedemptionPart[], figure: 'gross' | 'load' | 'proceeds'): Paise {
  return paise(parts.reduce((sum, part) => sum + part[figure], 0n));
}
