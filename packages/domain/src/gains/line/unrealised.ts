import type { DayNumber } from '../../calendar/day-number.ts';
import { costLeft, type Lot, originUnits } from '../../holdings/lots/lot.ts';
import type { Position } from '../../holdings/lots/position.ts';
import type { HoldingTerm } from '../../holdings/tax/holding-term.ts';
import { type LotGain, lotGain } from '../../holdings/tax/lot-gain.ts';
import { taxClassOn } from '../../holdings/tax/tax-class.ts';
import {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { type GainSchemes, grandfatherNavOf } from './gain-schemes.ts';

/** A lot as if it were sold whole on the day, before load. */
interface UnrealisedLot {
  readonly lot: Lot;
  readonly value: Paise;
  /** Null where nobody knows what it cost. */
  readonly gain: LotGain | null;
}

interface UnrealisedSums {
  readonly units: MilliUnits;
  readonly value: Paise;
  readonly cost: Paise;
  readonly gain: Paise;
}

interface Unrealised {
  readonly lots: readonly UnrealisedLot[];
  readonly short: UnrealisedSums;
  readonly long: UnrealisedSums;
  readonly withoutCost: { readonly units: MilliUnits; readonly value: Paise };
}

interface UnrealisedTerms {
  readonly schemeCode: string;
  readonly nav: NavTenThousandths;
  /** As if sold on this day. */
  readonly on: DayNumber;
}

/** What the units held would gain at a NAV, lot by lot, short or long as on that day. Null for a scheme nobody knows, or not its tax class. */
export function unrealisedOf(
  position: Position,
  { schemeCode, nav, on }: UnrealisedTerms,
  schemes: GainSchemes,
): Unrealised | null {
  const scheme = schemes.get(schemeCode);
  if (scheme === undefined) return null;
  const { isListed } = scheme;
  const taxClass = taxClassOn(scheme, on);
  if (taxClass === null) return null;
  // Each lot has what it adds to the value of all before it: the lots add up to the value of the holding, to the paisa.
  let held = 0n;
  const lots = position.lots.map((lot): UnrealisedLot => {
    const before = valueAt(milliUnits(held), nav);
    held += lot.units;
    const value = paise(valueAt(milliUnits(held), nav) - before);
    if (!lot.hasCost) return { lot, value, gain: null };
    const origin = lot.origin && {
      scheme: lot.origin.scheme,
      units: originUnits(lot, lot.units) ?? lot.units,
    };
    const gain = lotGain({
      taxClass,
      isListed,
      acquiredOn: lot.acquiredOn,
      soldOn: on,
      units: lot.units,
      cost: costLeft(lot),
      proceeds: value,
      origin,
      lotKind: lot.kind,
      grandfatherNav: grandfatherNavOf(schemes, schemeCode, origin),
    });
    return { lot, value, gain };
  });
  const unknown = lots.filter(({ gain }) => gain === null);
  return {
    lots,
    short: sumsOf(lots, 'short'),
    long: sumsOf(lots, 'long'),
    withoutCost: {
      units: milliUnits(unknown.reduce((sum, { lot }) => sum + lot.units, 0n)),
      value: paise(unknown.reduce((sum, { value }) => sum + value, 0n)),
    },
  };
}

function sumsOf(lots: readonly UnrealisedLot[], term: HoldingTerm): UnrealisedSums {
  let units = 0n;
  let value = 0n;
  let cost = 0n;
  for (const one of lots) {
    if (one.gain?.term !== term) continue;
    units += one.lot.units;
    value += one.value;
    cost += one.gain.cost;
  }
  return { units: milliUnits(units), value: paise(value), cost: paise(cost), gain: paise(value - cost) };
}
