import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import type { PerMillion } from '../../money/per-million.ts';
import { divideHalfUp, type MilliUnits, type Paise, paise } from '../../money/scaled.ts';
import type { RateCard } from '../rate-card/rate-card.ts';
import { type RateFound, type RateMissing, rateOf } from '../rate-card/rate-of.ts';
import type { GstBasis } from '../tax/gst.ts';
import type { LotRange, TrailLot } from './lot-ranges.ts';
import type { NavSums } from './nav-sums.ts';

/*
 * Handbook §3.2: the sum over days of AUM × rate ÷ 365. Units, NAV and rate are whole numbers, so units × NAV × rate is
 * one, and a sum of such products is exact, in whatever pieces and whatever order it is made. It is divided once, for
 * the amount of a line.
 */

// Thousandths of a unit × ten-thousandths of a rupee × millionths are 10^-13 rupees, 10^-11 paise.
const PAISA = 10n ** 11n;
const DAYS_OF_YEAR = 365n;

/** To the paisa, half up. */
export const trailAmount = (product: bigint): Paise => paise(divideHalfUp(product, PAISA * DAYS_OF_YEAR));

/** Days on which a lot had one number of units and one rate. */
export interface TrailPiece {
  readonly lot: TrailLot;
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly units: MilliUnits;
  /** The NAVs of these days added up. */
  readonly navSum: bigint;
  /** What was counted: the card's rate, or the earlier distributor's where that is lower. */
  readonly rate: PerMillion;
  readonly found: RateFound;
  readonly product: bigint;
}

export interface TrailMissing {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly ref: string;
  readonly why: RateMissing | 'nav';
}

/** What one folio earns with one scheme in a period, of rates with the tax in them apart from those without. */
interface TrailLine {
  readonly gstBasis: GstBasis;
  readonly product: bigint;
  readonly amount: Paise;
  readonly pieces: readonly TrailPiece[];
}

export interface Trail {
  readonly lines: readonly TrailLine[];
  /** Days that earn nothing here because something is not known; never guessed. */
  readonly missing: readonly TrailMissing[];
}

/** Both days included. */
export interface Period {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

export interface TrailTerms {
  readonly scheme: string;
  /** In order of their days. */
  readonly cards: readonly RateCard[];
  readonly navs: NavSums;
}

/** A month, or any other days, of what a folio holds of a scheme. It costs what changed in it, not its days. */
export function trailOf(ranges: readonly LotRange[], period: Period, terms: TrailTerms): Trail {
  const pieces: TrailPiece[] = [];
  const missing: TrailMissing[] = [];
  for (const range of ranges) {
    for (const days of constantDays(range, period, terms)) {
      const piece = pieceOf(range, days, terms);
      if ('why' in piece) missing.push(piece);
      else pieces.push(piece);
    }
  }
  const byBasis = Map.groupBy(pieces, ({ found }) => found.line.gstBasis);
  const lines = [...byBasis].map(([gstBasis, ofBasis]): TrailLine => {
    const product = ofBasis.reduce((sum, piece) => sum + piece.product, 0n);
    return { gstBasis, product, amount: trailAmount(product), pieces: ofBasis };
  });
  return { lines, missing };
}

/** The days that a range shares with the period, cut where a card comes into force, the lot's year rises, NAVs begin. */
export function* constantDays(
  range: LotRange,
  period: Period,
  { cards, navs }: TrailTerms,
): Generator<Period> {
  const first = Math.max(range.from, period.from);
  const last = Math.min(range.to ?? period.to, period.to);
  if (first > last) return;
  const cuts = [12, 24, 36].map((months): number => addMonths(range.lot.boughtOn, months));
  for (const { from } of cards) cuts.push(from);
  if (navs.first !== null) cuts.push(navs.first);
  const starts = [first, ...cuts.filter((day) => first < day && day <= last).sort((a, b) => a - b)];
  for (const [index, from] of starts.entries()) {
    const to = (starts[index + 1] ?? last + 1) - 1;
    if (from <= to) yield { from: from as DayNumber, to: to as DayNumber };
  }
}

function pieceOf(range: LotRange, { from, to }: Period, terms: TrailTerms): TrailPiece | TrailMissing {
  const { lot, units } = range;
  const counted = lotRate(lot, from, terms);
  if (!counted.ok) return { from, to, ref: lot.ref, why: counted };
  const { first } = terms.navs;
  if (first === null || from < first) return { from, to, ref: lot.ref, why: 'nav' };
  const navSum = terms.navs.sum(from, to);
  const { rate, found } = counted;
  return { lot, from, to, units, navSum, rate, found, product: units * navSum * rate };
}

/** The rate that counts for a lot on a day: the card's, or the earlier distributor's where that is lower. */
export function lotRate(
  lot: TrailLot,
  on: DayNumber,
  { cards, scheme }: Pick<TrailTerms, 'cards' | 'scheme'>,
): RateCounted | RateMissing {
  const { boughtOn, location, amount } = lot;
  const found = rateOf(cards, { scheme, boughtOn, location, amount, on });
  if (!found.ok) return found;
  const { earlierRate } = lot;
  if (earlierRate === 'unknown') {
    const { version } = found.card;
    return { ok: false, missing: 'earlier-rate', scheme, boughtOn, location, amount, version };
  }
  const rate = earlierRate !== null && earlierRate < found.rate ? earlierRate : found.rate;
  return { ok: true, rate, gstBasis: found.line.gstBasis, found };
}

interface RateCounted {
  readonly ok: true;
  readonly rate: PerMillion;
  readonly gstBasis: GstBasis;
  readonly found: RateFound;
}
