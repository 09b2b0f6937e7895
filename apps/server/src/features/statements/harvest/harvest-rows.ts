import {
  type DayNumber,
  milliUnits,
  navOf,
  type Paise,
  paise,
  unitsOf,
  writeMoney,
  writeUnits,
} from '@hub/domain';
import type { GainSchemes } from '@hub/domain/gains/line/gain-schemes';
import { type Harvest, harvestOf } from '@hub/domain/gains/what-if/harvest';
import { loadEnding } from '@hub/domain/gains/what-if/load-ending';
import type { WhatIfTerms } from '@hub/domain/gains/what-if/what-if';
import type { LongEquityAllowance } from '@hub/domain/gains/year/long-equity-allowance';
import { unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import type { Position } from '@hub/domain/holdings/lots/position';
import { valueAt } from '@hub/domain/money/unit-value';
import { isoDay } from '../scope/figure-of.ts';
import type { HarvestPosition, HarvestPrices, NewHarvestRow } from './harvest-book.repository.ts';

/** How soon a load must end to be waited for. */
const LOAD_ENDS_WITHIN_DAYS = 30;
/** Less is not worth a call: a liquid scheme's load is a few rupees. */
const LEAST_LOAD = paise(100_00n);
const LEAST_GAIN = paise(1_000_00n);

interface HarvestTerms extends Pick<HarvestPrices, 'schemes'> {
  readonly gainSchemes: GainSchemes;
  /** The day a sale would have. */
  readonly on: DayNumber;
  /** The year's last business day. */
  readonly lastDay: string;
}

interface Holding {
  readonly held: HarvestPosition;
  readonly position: Position;
  readonly nav: ReturnType<typeof navOf>;
  readonly lockInMonths: number;
}

/** The rows of one client: what fits the allowance, one holding after the other, and where a load ends soon. */
export function harvestRows(
  held: readonly HarvestPosition[],
  allowance: LongEquityAllowance,
  terms: HarvestTerms,
): NewHarvestRow[] {
  const holdings = held.flatMap((one): Holding[] => {
    const scheme = terms.schemes.get(one.schemeCode);
    if (scheme === undefined) return [];
    const { nav, lockInMonths } = scheme;
    return [{ held: one, position: unpackPosition(one.state), nav: navOf(nav), lockInMonths }];
  });
  return [
    ...withinAllowance(holdings, allowance, terms),
    ...holdings.flatMap((holding) => loadRows(holding, terms)),
  ];
}

const rowOf = ({ held, position, nav }: Holding) => ({
  investorId: held.investorId,
  folioNo: held.folioNo,
  schemeCode: held.schemeCode,
  units: writeUnits(position.units),
  value: writeMoney(valueAt(position.units, nav)),
});

const whatIfTerms = (
  { held, nav, lockInMonths }: Holding,
  { gainSchemes, on }: HarvestTerms,
  realised: Paise,
): WhatIfTerms => ({
  nav,
  on,
  schemeCode: held.schemeCode,
  schemes: gainSchemes,
  holds: { lockInMonths, lien: unitsOf(held.lien), inFlight: milliUnits(0n) },
  longEquityGainOf: () => realised,
});

/**
 * The allowance is the client's, not the holding's: the one that uses most of it comes first, and the next has what is
 * left, so that all rows together fit.
 */
function withinAllowance(
  holdings: readonly Holding[],
  allowance: LongEquityAllowance,
  terms: HarvestTerms,
): NewHarvestRow[] {
  const found = (holding: Holding, realised: Paise): Harvest | null =>
    harvestOf(holding.position, whatIfTerms(holding, terms, realised));
  const most = holdings
    .flatMap((holding) => {
      const harvest = found(holding, allowance.gain);
      return harvest === null ? [] : [{ holding, harvest }];
    })
    .sort((one, other) => (other.harvest.whatIf.longGain < one.harvest.whatIf.longGain ? -1 : 1));
  const rows: NewHarvestRow[] = [];
  let realised = allowance.gain;
  for (const { holding, harvest: alone } of most) {
    const harvest = rows.length === 0 ? alone : found(holding, realised);
    if (harvest === null || harvest.whatIf.longGain < LEAST_GAIN) continue;
    const { longGain, redemption } = harvest.whatIf;
    rows.push({
      ...rowOf(holding),
      kind: 'allowance',
      sellUnits: writeUnits(harvest.units),
      sellValue: writeMoney(redemption.proceeds),
      gain: writeMoney(longGain),
      allowanceLeft: writeMoney(paise(allowance.amount - (realised > 0n ? realised : 0n))),
      load: null,
      until: terms.lastDay,
    });
    realised = paise(realised + longGain);
  }
  return rows;
}

function loadRows(holding: Holding, { gainSchemes, on }: HarvestTerms): NewHarvestRow[] {
  const { held, position, nav } = holding;
  const exitLoad = gainSchemes.get(held.schemeCode)?.exitLoad ?? [];
  const ending = loadEnding(position, { on, nav, exitLoad }, LOAD_ENDS_WITHIN_DAYS);
  if (ending === null || ending.load < LEAST_LOAD) return [];
  return [
    {
      ...rowOf(holding),
      kind: 'load',
      sellUnits: writeUnits(ending.units),
      sellValue: writeMoney(ending.value),
      gain: writeMoney(ending.gain),
      allowanceLeft: null,
      load: writeMoney(ending.load),
      until: isoDay(ending.from),
    },
  ];
}
