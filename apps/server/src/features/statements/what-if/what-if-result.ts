import type { ResponseOf } from '@hub/contract';
import type { whatIf as whatIfCall } from '@hub/contract/calls/statements/statements-what-if';
import { whyText } from '@hub/contract/statements/statement-texts';
import { type DayNumber, writeMoney, writeRate, writeUnits } from '@hub/domain';
import type { GainScheme } from '@hub/domain/gains/line/gain-schemes';
import { longFrom } from '@hub/domain/gains/line/long-from';
import type { CheapestDay } from '@hub/domain/gains/what-if/cheapest-day';
import type { WhatIf, WhatIfLot } from '@hub/domain/gains/what-if/what-if';
import { loadFreeFrom } from '@hub/domain/holdings/tax/exit-load';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import { isoDay } from '../scope/figure-of.ts';

type Item = ResponseOf<typeof whatIfCall>['items'][number];
type Result = NonNullable<Item['result']>;

const maybeDay = (day: DayNumber | null): string | null => (day === null ? null : isoDay(day));

const figuresOf = ({ redemption, shortGain, longGain, tds }: WhatIf) => ({
  load: writeMoney(redemption.load),
  short: writeMoney(shortGain),
  long: writeMoney(longGain),
  tds: tds && writeMoney(tds.amount),
});

function partOf(one: WhatIfLot, { on, redemption }: WhatIf, scheme: GainScheme): Result['parts'][number] {
  const { lot } = one;
  // Of a lot that is partly free of load, what the rest bears.
  const rate = redemption.parts.findLast((part) => part.lot === lot)?.rate;
  const { isListed, exitLoad } = scheme;
  const taxClass = taxClassOn(scheme, on);
  return {
    boughtOn: isoDay(lot.acquiredOn),
    units: writeUnits(one.units),
    daysHeld: on - lot.acquiredOn,
    loadPercent: rate === undefined ? '0.0000' : writeRate(rate),
    load: writeMoney(one.load),
    proceeds: writeMoney(one.proceeds),
    countedCost: one.gain === null ? null : writeMoney(one.countedCost),
    term: one.term,
    gain: one.gain === null ? null : writeMoney(one.gain),
    loadFreeFrom: maybeDay(loadFreeFrom(lot, on, exitLoad)),
    longFrom: taxClass && maybeDay(longFrom({ taxClass, isListed, acquiredOn: lot.acquiredOn }, on)),
  };
}

function cheapestOf(cheapest: CheapestDay): Result['cheapest'] {
  const { best, first, loadSaved, shortSaved } = cheapest;
  if (best === first) return null;
  return {
    day: isoDay(best.on),
    ...figuresOf(best.whatIf),
    net: writeMoney(best.whatIf.net),
    loadSaved: writeMoney(loadSaved),
    shortLess: writeMoney(shortSaved),
    why: whyText(cheapest),
  };
}

/** A what-if on the wire. */
export function resultOf(whatIf: WhatIf, cheapest: CheapestDay | null, scheme: GainScheme): Result {
  const { redemption } = whatIf;
  return {
    units: writeUnits(redemption.units),
    gross: writeMoney(redemption.gross),
    ...figuresOf(whatIf),
    stt: writeMoney(redemption.stt),
    tdsParts: (whatIf.tds?.parts ?? []).map((part) => ({
      ...part,
      gain: writeMoney(part.gain),
      tds: writeMoney(part.tds),
    })),
    net: writeMoney(whatIf.net),
    unitsLeft: writeUnits(redemption.unitsLeft),
    valueLeft: writeMoney(redemption.valueLeft),
    unitsWithoutCost: writeUnits(whatIf.unitsWithoutCost),
    parts: whatIf.lots.map((lot) => partOf(lot, whatIf, scheme)),
    cheapest: cheapest && cheapestOf(cheapest),
    days: (cheapest?.days ?? []).map((day) => ({ day: isoDay(day.on), ...figuresOf(day.whatIf) })),
  };
}
