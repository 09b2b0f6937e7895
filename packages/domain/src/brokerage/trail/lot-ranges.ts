import type { DayNumber } from '../../calendar/day-number.ts';
import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import { unitRanges } from '../../holdings/ledger/ledger-moves.ts';
import type { Lot } from '../../holdings/lots/lot.ts';
import type { FoldedLedger } from '../../holdings/lots/position-of.ts';
import type { PerMillion } from '../../money/per-million.ts';
import { type MilliUnits, milliUnits, type Paise } from '../../money/scaled.ts';
import type { CityClass } from '../rate-card/rate-card.ts';

/** What the rate of a lot depends on. */
export interface TrailLot {
  readonly ref: string;
  readonly boughtOn: DayNumber;
  readonly location: CityClass | null;
  readonly amount: Paise | null;
  /**
   * Of units that came from another distributor, what that one was paid: the lower of both rates counts (handbook
   * §3.2). Null for all others.
   */
  readonly earlierRate: PerMillion | 'unknown' | null;
}

/** Units of a lot that stayed the same from one day to another, both included; without an end they still do. */
export interface LotRange {
  readonly lot: TrailLot;
  readonly from: DayNumber;
  readonly to: DayNumber | null;
  readonly units: MilliUnits;
}

/** What the ledger does not say of a lot. */
export type LotSource = (lot: Lot) => Pick<TrailLot, 'location' | 'earlierRate'>;

export const trailLot = (lot: Lot, sourceOf: LotSource): TrailLot => ({
  ref: lot.ref,
  boughtOn: lot.acquiredOn,
  amount: lot.hasCost ? lot.paid : null,
  ...sourceOf(lot),
});

/**
 * How many units of each lot there were on every day, out of a ledger that was folded with its sales. What was reversed
 * never was: it earns nothing, and a sale that was undone costs nothing.
 */
export function lotRangesOf(folded: FoldedLedger, sourceOf: LotSource): LotRange[] {
  const { position, sales, movedOut } = folded;
  const cameOn = arrivals(folded);
  const lots = new Map<string, { lot: Lot; moves: { day: DayNumber; units: MilliUnits }[] }>();
  const historyOf = (lot: Lot) => {
    const existing = lots.get(lot.ref);
    if (existing !== undefined) return existing;
    const history = { lot, moves: [{ day: cameOn(lot), units: lot.allotted }] };
    lots.set(lot.ref, history);
    return history;
  };
  for (const { entry, parts } of [...sales, ...movedOut]) {
    for (const { lot, units } of parts) {
      historyOf(lot).moves.push({ day: entry.day, units: milliUnits(-units) });
    }
  }
  for (const lot of position.lots) historyOf(lot);
  return [...lots.values()].flatMap(({ lot, moves }) => {
    const terms = trailLot(lot, sourceOf);
    return unitRanges(moves).flatMap((range) => (range.units === 0n ? [] : [{ lot: terms, ...range }]));
  });
}

/** The day a lot came into the position, which for carried units is later than that of their purchase. */
function arrivals({ counted, opening }: FoldedLedger): (lot: Lot) => DayNumber {
  const days = new Map([...counted, ...(opening === null ? [] : [opening])].map(byRef));
  return ({ ref, acquiredOn }) =>
    days.get(ref) ?? days.get(ref.slice(0, Math.max(0, ref.lastIndexOf('/')))) ?? acquiredOn;
}

const byRef = ({ ref, day }: LedgerEntry): [string, DayNumber] => [ref, day];
