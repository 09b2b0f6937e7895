import type { DayNumber } from '../calendar/day-number.ts';
import { type ExitLoadRule, loadOnLot } from '../holdings/exit-load.ts';
import { freeUnits } from '../holdings/free-units.ts';
import type { Lot } from '../holdings/lot.ts';
import { MILLION, type PerMillion } from '../holdings/per-million.ts';
import type { Position } from '../holdings/position.ts';
import { type MilliUnits, milliUnits } from '../money/scaled.ts';
import { daysOfYear, startYearOf } from './gain-year.ts';
import { longEquityAllowance } from './long-equity-allowance.ts';
import { type WhatIf, type WhatIfTerms, whatIf } from './what-if.ts';

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
  const fits = ({ longGain, lots, redemption }: WhatIf): boolean =>
    longGain <= allowance.left &&
    redemption.load === 0n &&
    lots.every(({ term, gain }) => term === 'long' && gain !== null);
  let best: WhatIf | null = null;
  let front = 0n;
  for (const units of lotEnds(position, terms)) {
    const whole = sold(units);
    if (whole !== null && fits(whole)) {
      if (whole.longGain > (best?.longGain ?? 0n)) best = whole;
      front = units;
      continue;
    }
    const part = mostThat(
      (count) => {
        const some = sold(count);
        return some !== null && fits(some);
      },
      front,
      units,
    );
    const some = part > front ? sold(part) : null;
    if (some !== null && some.longGain > (best?.longGain ?? 0n)) best = some;
    break;
  }
  return best && { units: best.redemption.units, whatIf: best, until: daysOfYear(startYear).to };
}

/** How many units from the front end with each lot, as far as they are free. */
function lotEnds(position: Position, { on, holds }: WhatIfTerms): bigint[] {
  const { free } = freeUnits(position, on, holds);
  const ends: bigint[] = [];
  let end: bigint = -holds.inFlight;
  for (const { units } of position.lots) {
    end += units;
    if (end <= 0n) continue;
    ends.push(end < free ? end : free);
    if (end >= free) break;
  }
  return ends;
}

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
