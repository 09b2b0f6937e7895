import type { DayNumber } from '../../calendar/day-number.ts';
import { costLeft } from '../../holdings/lots/lot.ts';
import type { Position } from '../../holdings/lots/position.ts';
import { type ExitLoadRule, soldAtLoad } from '../../holdings/tax/exit-load.ts';
import {
  divideHalfUp,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { loadEndsWithin } from './harvest.ts';

/** Units that bear a load now and soon will not, added up. */
interface LoadEnding {
  readonly units: MilliUnits;
  readonly value: Paise;
  /** What the load would be today. */
  readonly load: Paise;
  /** Of those whose cost is known, without the load. */
  readonly gain: Paise;
  /** The first day on which none of them bears any. */
  readonly from: DayNumber;
}

interface LoadTerms {
  readonly on: DayNumber;
  readonly nav: NavTenThousandths;
  readonly exitLoad: readonly ExitLoadRule[];
}

/** What of a holding gets free of its load within so many days; null where nothing does. */
export function loadEnding(
  position: Position,
  { on, nav, exitLoad }: LoadTerms,
  days: number,
): LoadEnding | null {
  const ends = loadEndsWithin(position, on, exitLoad, days);
  if (ends.length === 0) return null;
  let [units, value, load, gain] = [0n, 0n, 0n, 0n];
  let from = on;
  for (const end of ends) {
    const sold = soldAtLoad(end.units, end.rate, nav);
    units += end.units;
    value += sold.gross;
    load += sold.load;
    if (end.lot.hasCost) gain += sold.gross - divideHalfUp(costLeft(end.lot) * end.units, end.lot.units);
    if (end.endsOn > from) from = end.endsOn;
  }
  return { units: milliUnits(units), value: paise(value), load: paise(load), gain: paise(gain), from };
}
