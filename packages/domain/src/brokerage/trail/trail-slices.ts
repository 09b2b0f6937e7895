import { addMonths, type DayNumber, firstOfMonth } from '../../calendar/day-number.ts';
import type { PerMillion } from '../../money/per-million.ts';
import type { Paise } from '../../money/scaled.ts';
import type { GstBasis } from '../tax/gst.ts';
import type { LotRange } from './lot-ranges.ts';
import type { NavSums } from './nav-sums.ts';
import { constantDays, lotRate, type TrailMissing, type TrailTerms, trailAmount } from './trail.ts';

/*
 * The same trail by another cut: first units × rate of all lots of a day are added up, then the days on which that sum
 * stays the same are one slice. A scheme held for ten years by a monthly SIP has 120 lots and hardly more slices.
 */

/** Days on which the units × rate of a position, added up over its lots, stay the same. */
export interface TrailSlice {
  readonly gstBasis: GstBasis;
  readonly from: DayNumber;
  /** Included; null while nothing is known that ends it. */
  readonly to: DayNumber | null;
  readonly weight: bigint;
  /** Null where lots have several. */
  readonly rate: PerMillion | null;
}

/** A lot's days without a rate or a price; without an end where nothing is known that ends it. */
export type SliceMissing = Omit<TrailMissing, 'to'> & { readonly to: DayNumber | null };

interface SlicedTrail {
  /** In order of their days, of each basis. */
  readonly slices: readonly TrailSlice[];
  readonly missing: readonly SliceMissing[];
}

interface Change {
  readonly day: number;
  readonly weight: bigint;
  readonly rate: PerMillion;
  readonly lots: 1 | -1;
}

/** The end of a period that has none: later than any anniversary of a lot of today. */
const EVER = 10_000_000 as DayNumber;
const endOf = (day: DayNumber): DayNumber | null => (day === EVER ? null : day);

/** Days that lack the same as those before them are one piece with them, whatever else changes in between. */
function goOn(missing: SliceMissing[], next: SliceMissing): void {
  const last = missing.at(-1);
  const isSame = last?.to === next.from - 1 && last.ref === next.ref && lackOf(last.why) === lackOf(next.why);
  if (isSame) missing[missing.length - 1] = { ...last, to: next.to };
  else missing.push(next);
}

const lackOf = (why: SliceMissing['why']): string =>
  why === 'nav' ? why : `${why.missing} ${why.version ?? ''}`;

/** What a folio holds of a scheme, from its first day on, as if nothing more happened than what is known. */
export function trailSlices(ranges: readonly LotRange[], terms: TrailTerms): SlicedTrail {
  const changes: Record<GstBasis, Change[]> = { exclusive: [], inclusive: [] };
  const missing: SliceMissing[] = [];
  const { first } = terms.navs;
  for (const range of ranges) {
    const { lot, units } = range;
    for (const { from, to } of constantDays(range, { from: range.from, to: EVER }, terms)) {
      const found = lotRate(lot, from, terms);
      if (!found.ok || first === null || from < first) {
        goOn(missing, { from, to: endOf(to), ref: lot.ref, why: found.ok ? 'nav' : found });
        continue;
      }
      const { rate, gstBasis } = found;
      const weight = units * rate;
      changes[gstBasis].push({ day: from, weight, rate, lots: 1 });
      if (to !== EVER) changes[gstBasis].push({ day: to + 1, weight: -weight, rate, lots: -1 });
    }
  }
  const slices = (['exclusive', 'inclusive'] as const).flatMap((gstBasis) =>
    slicesOf(gstBasis, changes[gstBasis]),
  );
  return { slices, missing };
}

function slicesOf(gstBasis: GstBasis, changes: Change[]): TrailSlice[] {
  changes.sort((one, other) => one.day - other.day);
  const slices: { -readonly [Key in keyof TrailSlice]: TrailSlice[Key] }[] = [];
  const lotsAt = new Map<PerMillion, number>();
  let weight = 0n;
  for (let at = 0; at < changes.length; ) {
    const { day } = changes[at] as Change;
    for (let change = changes[at]; change?.day === day; change = changes[++at]) {
      weight += change.weight;
      const lots = (lotsAt.get(change.rate) ?? 0) + change.lots;
      if (lots === 0) lotsAt.delete(change.rate);
      else lotsAt.set(change.rate, lots);
    }
    const last = slices.at(-1);
    const rate = lotsAt.size === 1 ? ([...lotsAt.keys()][0] as PerMillion) : null;
    if (last?.to === null && last.weight === weight && last.rate === rate && lotsAt.size > 0) continue;
    if (last?.to === null) last.to = (day - 1) as DayNumber;
    if (lotsAt.size > 0) slices.push({ gstBasis, from: day as DayNumber, to: null, weight, rate });
  }
  return slices;
}

/** What a position earns in a month, up to a day. */
export interface TrailMonth {
  /** Its first day. */
  readonly month: DayNumber;
  readonly gstBasis: GstBasis;
  readonly product: bigint;
  readonly amount: Paise;
  readonly rate: PerMillion | null;
  /** On which units were held. */
  readonly days: number;
}

/** The months of some slices between two days, both included. */
export function trailMonths(
  slices: readonly TrailSlice[],
  navs: NavSums,
  { from, to: through }: { readonly from: DayNumber; readonly to: DayNumber },
): TrailMonth[] {
  const months = new Map<string, { -readonly [Key in keyof TrailMonth]: TrailMonth[Key] }>();
  for (const { gstBasis, weight, rate, ...days } of slices) {
    const last = Math.min(days.to ?? through, through);
    for (let day = Math.max(days.from, from) as DayNumber; day <= last; ) {
      const month = firstOfMonth(day);
      const next = addMonths(month, 1);
      const end = Math.min(last, next - 1) as DayNumber;
      const product = weight * navs.sum(day, end);
      const key = `${gstBasis} ${month}`;
      const existing = months.get(key);
      if (existing === undefined) {
        months.set(key, { month, gstBasis, product, amount: 0n as Paise, rate, days: end - day + 1 });
      } else {
        existing.product += product;
        existing.days += end - day + 1;
        if (existing.rate !== rate) existing.rate = null;
      }
      day = next;
    }
  }
  return [...months.values()].map((month) => ({ ...month, amount: trailAmount(month.product) }));
}
