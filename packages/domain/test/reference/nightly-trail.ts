import type { GstBasis } from '../../src/brokerage/tax/gst.ts';
import type { TrailLot } from '../../src/brokerage/trail/lot-ranges.ts';
import { lotRate, type TrailMissing, type TrailTerms } from '../../src/brokerage/trail/trail.ts';
import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { MilliUnits, NavTenThousandths } from '../../src/money/scaled.ts';

/** A lot with the units it has at the close of a day. */
interface HeldLot extends TrailLot {
  readonly units: MilliUnits;
}

interface NightlyTrail {
  /** To be added to what the nights before made: `trailAmount` of the sum is the month's line. */
  readonly products: Readonly<Record<GstBasis, bigint>>;
  readonly missing: readonly TrailMissing[];
}

/** One night's increment: the lots held at the close of the day, at its NAV, which is null where there is none. */
export function accrueDay(
  lots: readonly HeldLot[],
  on: DayNumber,
  nav: NavTenThousandths | null,
  terms: Pick<TrailTerms, 'cards' | 'scheme'>,
): NightlyTrail {
  const products = { exclusive: 0n, inclusive: 0n };
  const missing: TrailMissing[] = [];
  for (const lot of lots) {
    const found = lotRate(lot, on, terms);
    const why = found.ok ? (nav === null ? 'nav' : null) : found;
    if (why !== null) missing.push({ from: on, to: on, ref: lot.ref, why });
    else if (found.ok && nav !== null) {
      products[found.gstBasis] += lot.units * nav * found.rate;
    }
  }
  return { products, missing };
}
