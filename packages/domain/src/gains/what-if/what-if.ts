import { costLeft, type Lot, originUnits, withUnits } from '../../holdings/lots/lot.ts';
import type { Position } from '../../holdings/lots/position.ts';
import {
  previewRedemption,
  type Redemption,
  type RedemptionPreview,
  type RedemptionRequest,
  type RedemptionTerms,
} from '../../holdings/sales/redemption-preview.ts';
import type { HoldingTerm, TaxRate } from '../../holdings/tax/holding-term.ts';
import { type Grandfathering, lotGain } from '../../holdings/tax/lot-gain.ts';
import { securitiesTax } from '../../holdings/tax/securities-tax.ts';
import { type TaxClass, taxClassOn } from '../../holdings/tax/tax-class.ts';
import { type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import { type GainSchemes, grandfatherNavOf } from '../line/gain-schemes.ts';
import { startYearOf } from '../year/gain-year.ts';
import { type LongEquityAllowance, longEquityAllowance } from '../year/long-equity-allowance.ts';
import { type Tds, tdsOnGains } from '../year/tds-on-gains.ts';

/** As of a redemption; or so much is to reach the bank, after load, STT and a non-resident's TDS. */
export type WhatIfRequest = RedemptionRequest | { readonly by: 'net'; readonly net: Paise };

export interface WhatIfTerms extends Omit<RedemptionTerms, 'exitLoad' | 'taxClass'> {
  readonly schemeCode: string;
  readonly schemes: GainSchemes;
  /** By the folio's tax status: tax is taken at source. */
  readonly isNonResident?: boolean;
  /** Long-term gains of equity less such losses that the book has in a financial year, by its first year. */
  readonly longEquityGainOf: (startYear: number) => Paise;
}

/** A lot that the sale would meet. */
export interface WhatIfLot {
  readonly lot: Lot;
  readonly units: MilliUnits;
  readonly gross: Paise;
  readonly load: Paise;
  readonly proceeds: Paise;
  readonly cost: Paise;
  readonly countedCost: Paise;
  readonly grandfathering: Grandfathering | null;
  readonly term: HoldingTerm;
  readonly rate: TaxRate;
  /** Null where nobody knows what it cost. */
  readonly gain: Paise | null;
}

export interface WhatIf {
  readonly on: RedemptionTerms['on'];
  readonly redemption: Redemption;
  readonly lots: readonly WhatIfLot[];
  readonly shortGain: Paise;
  readonly longGain: Paise;
  /** Units among them whose gain nobody knows. */
  readonly unitsWithoutCost: MilliUnits;
  /** The year's allowance before the sale and after it; null where the scheme is no equity. */
  readonly allowance: { readonly before: LongEquityAllowance; readonly after: LongEquityAllowance } | null;
  /** What the sale adds to the long-term gains that are over the allowance (all of them where there is none). */
  readonly longOverAllowance: Paise;
  /** Kept for the tax of a non-resident; null for residents. */
  readonly tds: Tds | null;
  /** What reaches the bank. */
  readonly net: Paise;
}

export type WhatIfAnswer =
  | { readonly ok: true; readonly whatIf: WhatIf }
  | Extract<RedemptionPreview, { readonly ok: false }>
  | { readonly ok: false; readonly reason: 'no-scheme' | 'no-tax-class' };

/** What a redemption would give, and what would be gained by it, lot by lot. Gains only, never the tax due. */
export function whatIf(position: Position, request: WhatIfRequest, terms: WhatIfTerms): WhatIfAnswer {
  if (request.by === 'net' && terms.isNonResident) return raisedAfterTds(position, request.net, terms);
  const scheme = terms.schemes.get(terms.schemeCode);
  if (scheme === undefined) return { ok: false, reason: 'no-scheme' };
  const taxClass = taxClassOn(scheme, terms.on);
  if (taxClass === null) return { ok: false, reason: 'no-tax-class' };
  const { exitLoad } = scheme;
  const preview = previewRedemption(position, plainRequest(request, terms, taxClass), {
    nav: terms.nav,
    on: terms.on,
    holds: terms.holds,
    taxClass,
    exitLoad,
  });
  if (!preview.ok) return preview;
  const { redemption } = preview;
  const lots = lotsMet(position, redemption, terms);
  const tds = terms.isNonResident ? tdsOnGains(lots, terms.on) : null;
  const gainOf = (term: HoldingTerm): Paise =>
    paise(lots.reduce((sum, lot) => (lot.term === term ? sum + (lot.gain ?? 0n) : sum), 0n));
  const longGain = gainOf('long');
  const allowance = taxClass === 'equity' ? allowanceOf(terms, longGain) : null;
  return {
    ok: true,
    whatIf: {
      on: terms.on,
      redemption,
      lots,
      shortGain: gainOf('short'),
      longGain,
      unitsWithoutCost: milliUnits(
        lots.reduce((sum, { gain, units }) => (gain === null ? sum + units : sum), 0n),
      ),
      allowance,
      longOverAllowance:
        allowance === null ? aboveNil(longGain) : paise(overOf(allowance.after) - overOf(allowance.before)),
      tds,
      net: paise(redemption.net - (tds?.amount ?? 0n)),
    },
  };
}

const aboveNil = (amount: bigint): Paise => paise(amount > 0n ? amount : 0n);
const overOf = ({ gain, amount }: LongEquityAllowance): Paise => aboveNil(gain - amount);

/** The smallest amount that leaves so much after STT. */
function plainRequest(request: WhatIfRequest, { on }: WhatIfTerms, taxClass: TaxClass): RedemptionRequest {
  if (request.by !== 'net') return request;
  let amount = request.net;
  // STT is a hundred-thousandth: each round brings a paisa, and there are as many as it has.
  for (let stt = securitiesTax(amount, taxClass, on); amount - stt < request.net; ) {
    amount = paise(request.net + stt);
    stt = securitiesTax(amount, taxClass, on);
  }
  return { by: 'amount', amount };
}

/** The least amount of which so much is left after TDS, which takes less than each rupee more brings. */
function raisedAfterTds(position: Position, net: Paise, terms: WhatIfTerms): WhatIfAnswer {
  const sell = (amount: bigint) => whatIf(position, { by: 'amount', amount: paise(amount) }, terms);
  const isEnough = (answer: WhatIfAnswer) => answer.ok && answer.whatIf.net >= net;
  const first = sell(net);
  if (!first.ok || isEnough(first)) return first;
  let [least, most] = [net as bigint, net * 2n];
  let best = sell(most);
  while (best.ok && !isEnough(best)) {
    [least, most] = [most, most * 2n];
    best = sell(most);
  }
  if (!best.ok) {
    if (best.reason !== 'more-than-free') return best;
    const refused = best;
    most = best.worth;
    best = sell(most);
    if (!isEnough(best)) return refused;
  }
  while (most - least > 1n) {
    const middle = (least + most) / 2n;
    const answer = sell(middle);
    if (isEnough(answer)) [most, best] = [middle, answer];
    else least = middle;
  }
  return best;
}

function allowanceOf({ on, longEquityGainOf }: WhatIfTerms, longGain: Paise): WhatIf['allowance'] {
  const startYear = startYearOf(on);
  const realised = longEquityGainOf(startYear);
  const before = longEquityAllowance(startYear, realised);
  const after = longEquityAllowance(startYear, paise(realised + longGain));
  return before === null || after === null ? null : { before, after };
}

/** The parts of a redemption, which a free part may split, as lots with their share of the cost. */
export function lotsMet(
  position: Position,
  { parts }: Redemption,
  terms: Pick<WhatIfTerms, 'schemes' | 'schemeCode' | 'holds' | 'on'>,
): WhatIfLot[] {
  const scheme = terms.schemes.get(terms.schemeCode);
  if (scheme === undefined) return [];
  const { isListed } = scheme;
  const taxClass = taxClassOn(scheme, terms.on);
  if (taxClass === null) return [];
  // Orders on their way take the oldest units first: the cost of those is gone before.
  let ahead: bigint = terms.holds.inFlight;
  const partsOf = Map.groupBy(parts, ({ lot }) => lot);
  const lots: WhatIfLot[] = [];
  for (const lot of position.lots) {
    const skipped = ahead < lot.units ? ahead : lot.units;
    ahead -= skipped;
    const ofLot = partsOf.get(lot);
    if (ofLot === undefined) continue;
    const total = (of: 'units' | 'gross' | 'load' | 'proceeds'): bigint =>
      ofLot.reduce((sum, part) => sum + part[of], 0n);
    const before = withUnits(lot, milliUnits(lot.units - skipped));
    const units = milliUnits(total('units'));
    const cost = paise(costLeft(before) - costLeft(withUnits(lot, milliUnits(before.units - units))));
    const proceeds = paise(total('proceeds'));
    const origin = lot.origin && { scheme: lot.origin.scheme, units: originUnits(before, units) ?? units };
    const existing = lotGain({
      taxClass,
      isListed,
      acquiredOn: lot.acquiredOn,
      soldOn: terms.on,
      units,
      cost,
      proceeds,
      origin,
      lotKind: lot.kind,
      grandfatherNav: grandfatherNavOf(terms.schemes, terms.schemeCode, origin),
    });
    lots.push({
      lot,
      units,
      gross: paise(total('gross')),
      load: paise(total('load')),
      proceeds,
      cost,
      countedCost: existing.cost,
      grandfathering: lot.hasCost ? existing.grandfathering : null,
      term: existing.term,
      rate: existing.rate,
      gain: lot.hasCost ? existing.gain : null,
    });
  }
  return lots;
}
