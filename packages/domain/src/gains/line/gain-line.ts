import type { RealisedLot } from '../../holdings/sales/realised-lots.ts';
import type { HoldingTerm, TaxRate } from '../../holdings/tax/holding-term.ts';
import { type Grandfathering, type LotGain, lotGain } from '../../holdings/tax/lot-gain.ts';
import { type TaxClass, taxClassOn } from '../../holdings/tax/tax-class.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import { indexedCost } from './cost-inflation.ts';
import { type GainScheme, type GainSchemes, grandfatherNavOf } from './gain-schemes.ts';

/** One line of a capital-gain statement: a part of a lot, the sale that it met, and how that counts. */
export interface GainLine extends RealisedLot {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly taxClass: TaxClass;
  readonly term: HoldingTerm;
  readonly rate: TaxRate;
  readonly grandfathering: Grandfathering | null;
  /** Only where the rate goes with it. */
  readonly indexedCost: Paise | null;
  /** The cost that counts: the actual one, the grandfathered or the indexed. */
  readonly countedCost: Paise;
  /** Proceeds less the cost that counts; null where nobody knows what the units cost. */
  readonly gain: Paise | null;
  /** The same without the index: what a return that leaves the index out would say. */
  readonly gainWithoutIndex: Paise | null;
}

export interface GainPlace {
  readonly folioNo: string;
  readonly schemeCode: string;
}

/** Null where nobody knows what the scheme was for tax on the day of the sale. */
export function gainLine(
  part: RealisedLot,
  place: GainPlace,
  scheme: GainScheme,
  schemes: GainSchemes,
): GainLine | null {
  const taxClass = taxClassOn(scheme, part.soldOn);
  if (taxClass === null) return null;
  const { isListed } = scheme;
  const grandfatherNav = grandfatherNavOf(schemes, place.schemeCode, part.origin);
  return lineWith(part, place, taxClass, lotGain({ ...part, taxClass, isListed, grandfatherNav }));
}

/** The line of a part whose gain is known but for the index. */
export function lineWith(
  part: RealisedLot,
  { folioNo, schemeCode }: GainPlace,
  taxClass: TaxClass,
  existing: LotGain,
): GainLine {
  const { term, rate, grandfathering } = existing;
  const isIndexed = rate.kind === 'flat' && rate.isIndexed && part.hasCost;
  const indexed = isIndexed ? indexedCost(part.cost, part.acquiredOn, part.soldOn) : null;
  const countedCost = indexed ?? existing.cost;
  // Field by field: a spread of this size costs as much as all of the rest.
  return {
    soldBy: part.soldBy,
    saleKind: part.saleKind,
    soldOn: part.soldOn,
    saleNav: part.saleNav,
    boughtBy: part.boughtBy,
    lotKind: part.lotKind,
    acquiredOn: part.acquiredOn,
    purchaseNav: part.purchaseNav,
    allotted: part.allotted,
    units: part.units,
    origin: part.origin,
    cost: part.cost,
    hasCost: part.hasCost,
    duty: part.duty,
    proceeds: part.proceeds,
    stt: part.stt,
    tds: part.tds,
    load: part.load,
    folioNo,
    schemeCode,
    taxClass,
    term,
    rate,
    grandfathering,
    indexedCost: indexed,
    countedCost,
    gain: part.hasCost ? paise(part.proceeds - countedCost) : null,
    gainWithoutIndex: part.hasCost ? existing.gain : null,
  };
}
