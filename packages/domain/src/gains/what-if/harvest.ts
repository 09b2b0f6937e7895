import type { DayNumber } from '../../calendar/day-number.ts';
import type { Lot } from '../../holdings/lots/lot.ts';
import type { Position } from '../../holdings/lots/position.ts';
import { type ExitLoadRule, loadOnLot } from '../../holdings/tax/exit-load.ts';
import { taxClassOn } from '../../holdings/tax/tax-class.ts';
import { MILLION, type PerMillion } from '../../money/per-million.ts';
import { type MilliUnits, milliUnits } from '../../money/scaled.ts';
import { daysOfYear, startYearOf } from '../year/gain-year.ts';
import { longEquityAllowance } from '../year/long-equity-allowance.ts';
import { type WhatIf, type WhatIfLot, type WhatIfRequest, type WhatIfTerms, whatIf } from './what-if.ts';

export interface Harvest {
  /** From the front of the holding, as units are sold first in, first out. */
  readonly units: MilliUnits;
  /** What their sale would be. */
  readonly whatIf: WhatIf;
  /** The year's last day. */
  readonly until: DayNumber;
}

/**
 * The units whose long-term gain fits what is left of the year's allowance: those that, sold from the front, bring the
 * largest such gain without a short-term one, a load or a lot of unknown cost among them. Null where there are none.
 */
export function harvestOf(position: Position, terms: WhatIfTerms): Harvest | null {
  const scheme = terms.schemes.get(terms.schemeCode);
  const startYear = startYearOf(terms.on);
  const allowance = longEquityAllowance(startYear, terms.longEquityGainOf(startYear));
  if (scheme === undefined || taxClassOn(scheme, terms.on) !== 'equity') return null;
  if (allowance === null || allowance.left === 0n) return null;

  const sold = (request: WhatIfRequest): WhatIf | null => {
    const answer = whatIf(position, request, terms);
    return answer.ok ? answer.whatIf : null;
  };
  const some = (units: bigint): WhatIf | null => sold({ by: 'units', units: milliUnits(units) });
  const fits = (found: WhatIf | null): boolean =>
    found !== null && found.longGain <= allowance.left && found.lots.every(isHarvestable);
  let best = { units: 0n, gain: 0n };
  let units = 0n;
  let gain = 0n;
  // Lots from the front, as long as each fits whole; then as much of the next one as does.
  for (const lot of sold({ by: 'all' })?.lots ?? []) {
    const isWhole = isHarvestable(lot) && gain + (lot.gain ?? 0n) <= allowance.left;
    // A part of a short-term lot is short-term: nothing to look for in it.
    if (lot.term === 'short') break;
    const count = isWhole ? units + lot.units : mostThat((n) => fits(some(n)), units, units + lot.units);
    gain = isWhole ? gain + (lot.gain ?? 0n) : count > units ? (some(count)?.longGain ?? 0n) : gain;
    units = count;
    if (gain > best.gain) best = { units, gain };
    if (!isWhole) break;
  }
  const found = best.gain > 0n ? some(best.units) : null;
  return found && { units: found.redemption.units, whatIf: found, until: daysOfYear(startYear).to };
}

const isHarvestable = ({ term, gain, load }: WhatIfLot): boolean =>
  term === 'long' && gain !== null && load === 0n;

/** The most between the two that holds: of nothing it does, of the whole it does not. */
function mostThat(holds: (units: bigint) => boolean, from: bigint, to: bigint): bigint {
  let low = from;
  let high = to;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

interface LoadEnd {
  readonly lot: Lot;
  /** Units that bear it now. */
  readonly units: MilliUnits;
  readonly rate: PerMillion;
  /** The first day without load. */
  readonly endsOn: DayNumber;
}

/** The lots whose load ends within so many days of today, in the order of the lots. */
export function loadEndsWithin(
  position: Position,
  on: DayNumber,
  exitLoad: readonly ExitLoadRule[],
  days: number,
): LoadEnd[] {
  return position.lots.flatMap((lot) => {
    const loaded = loadOnLot(lot, on, exitLoad).find(({ rate }) => rate > 0n && rate < MILLION);
    if (loaded === undefined) return [];
    for (let ahead = 1; ahead <= days; ahead += 1) {
      const day = (on + ahead) as DayNumber;
      if (loadOnLot(lot, day, exitLoad).every(({ rate }) => rate === 0n)) {
        return [{ lot, units: loaded.units, rate: loaded.rate, endsOn: day }];
      }
    }
    return [];
  });
}
