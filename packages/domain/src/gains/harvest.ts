import type { DayNumber } from '../calendar/day-number.ts';
import { type ExitLoadRule, loadOnLot } from '../holdings/exit-load.ts';
import type { Lot } from '../holdings/lot.ts';
import { MILLION, type PerMillion } from '../holdings/per-million.ts';
import type { Position } from '../holdings/position.ts';
import { type MilliUnits, milliUnits, type Paise } from '../money/scaled.ts';
import { daysOfYear, startYearOf } from './gain-year.ts';
import { longEquityAllowance } from './long-equity-allowance.ts';
import { type WhatIf, type WhatIfLot, type WhatIfTerms, whatIf } from './what-if.ts';

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
  if (scheme?.taxClass !== 'equity' || allowance === null || allowance.left === 0n) return null;

  const sold = (units: bigint): WhatIf | null => {
    const answer = whatIf(position, { by: 'units', units: milliUnits(units) }, terms);
    return answer.ok ? answer.whatIf : null;
  };
  const all = whatIf(position, { by: 'all' }, terms);
  const best = all.ok ? mostGain(all.whatIf.lots, allowance.left, sold) : null;
  return best && { units: best.redemption.units, whatIf: best, until: daysOfYear(startYear).to };
}

/**
 * The largest gain from the front that fits. What a lot gains does not depend on those behind it, so one look at all of
 * them says how far whole lots go; only of the next one the part has to be found.
 */
function mostGain(
  lots: readonly WhatIfLot[],
  left: Paise,
  sold: (units: bigint) => WhatIf | null,
): WhatIf | null {
  let [gain, front] = [0n, 0n];
  let most = { gain: 0n, units: 0n };
  for (const lot of lots) {
    if (lot.term !== 'long' || lot.gain === null || lot.load > 0n) break;
    if (gain + lot.gain > left) {
      const part = partThatFits(lot, front, left, gain, sold);
      return part !== null && part.longGain > most.gain ? part : sold(most.units);
    }
    gain += lot.gain;
    front += lot.units;
    if (gain > most.gain) most = { gain, units: front };
  }
  return most.units === 0n ? null : sold(most.units);
}

/** Gains grow with the units but for paise: the share that would fit, or a few thousandths of a unit less. */
function partThatFits(
  lot: WhatIfLot,
  front: bigint,
  left: Paise,
  gain: bigint,
  sold: (units: bigint) => WhatIf | null,
): WhatIf | null {
  const share = (lot.units * (left - gain)) / (lot.gain ?? 1n);
  for (let units = share < lot.units ? share + 1n : lot.units; units > 0n; units -= 1n) {
    const part = sold(front + units);
    if (part !== null && part.longGain <= left) return part;
  }
  return null;
}

export interface LoadEnd {
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
