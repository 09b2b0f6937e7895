import type { IsBusinessDay } from '../../calendar/business-days.ts';
import { type DayNumber, dateOfDayNumber, dayNumber } from '../../calendar/day-number.ts';
import type { Lot } from '../../holdings/lots/lot.ts';
import type { Position } from '../../holdings/lots/position.ts';
import { freeUnits } from '../../holdings/sales/free-units.ts';
import { type ExitLoadRule, loadOnLot } from '../../holdings/tax/exit-load.ts';
import { holdingTerm } from '../../holdings/tax/holding-term.ts';
import { taxClassOn } from '../../holdings/tax/tax-class.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import { startYearOf } from '../year/gain-year.ts';
import { type WhatIf, type WhatIfAnswer, type WhatIfRequest, type WhatIfTerms, whatIf } from './what-if.ts';

/** How far ahead is looked. */
export const CHEAPEST_WITHIN_DAYS = 60;

/** What makes a later day another one than today. */
type DayChange =
  | { readonly change: 'load-falls'; readonly lot: Lot }
  | { readonly change: 'turns-long'; readonly lot: Lot }
  | { readonly change: 'year-turns' };

export interface WhatIfDay {
  readonly on: DayNumber;
  /** What has changed since the day before it in the list, or while the market was closed. */
  readonly changes: readonly DayChange[];
  readonly whatIf: WhatIf;
}

/** The same sale on other days, with the NAV held still: nobody knows a later one. */
export interface CheapestDay {
  /** Today, or the first business day after it, then each day on which something changes. */
  readonly days: readonly WhatIfDay[];
  readonly first: WhatIfDay;
  /** Least load, then least gain taxed as short, then least long gain over the allowance, then the earliest. */
  readonly best: WhatIfDay;
  readonly loadSaved: Paise;
  /** How much less is taxed as short. */
  readonly shortSaved: Paise;
  readonly longOverSaved: Paise;
}

const aboveNil = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** What a sale costs as far as gains can tell: below nil when the first is the cheaper. */
function compareWhatIfs(one: WhatIf, other: WhatIf): number {
  const steps = [
    one.redemption.load - other.redemption.load,
    aboveNil(one.shortGain) - aboveNil(other.shortGain),
    one.longOverAllowance - other.longOverAllowance,
  ];
  const first = steps.find((step) => step !== 0n) ?? 0n;
  return first < 0n ? -1 : first > 0n ? 1 : 0;
}

/** Null where the sale itself cannot be; `whatIf` says why. */
export function cheapestDay(
  position: Position,
  request: WhatIfRequest,
  terms: WhatIfTerms,
  isBusinessDay: IsBusinessDay,
): CheapestDay | null {
  const scheme = terms.schemes.get(terms.schemeCode);
  if (scheme === undefined) return null;
  const last = (terms.on + CHEAPEST_WITHIN_DAYS) as DayNumber;
  const start = businessDayFrom(terms.on, last, isBusinessDay);
  if (start === null) return null;
  // "All" stays what is free now: a lot that comes out of its lock-in later would make it another sale.
  const { free } = freeUnits(position, start, terms.holds);
  const sale: WhatIfRequest = request.by === 'all' ? { by: 'units', units: free } : request;
  const changesBy = new Map<DayNumber, DayChange[]>([[start, []]]);
  for (const { on, ...change } of changesOf(position, terms, start, last)) {
    const day = businessDayFrom(on, last, isBusinessDay);
    if (day !== null) changesBy.set(day, [...(changesBy.get(day) ?? []), change as DayChange]);
  }
  const days: WhatIfDay[] = [];
  for (const [on, changes] of [...changesBy].sort(([one], [other]) => one - other)) {
    const answer: WhatIfAnswer = whatIf(position, sale, { ...terms, on });
    if (answer.ok) days.push({ on, changes: metBy(answer.whatIf, changes), whatIf: answer.whatIf });
  }
  const [first] = days;
  if (first === undefined || first.on !== start) return null;
  const best = days.reduce((least, day) => (compareWhatIfs(day.whatIf, least.whatIf) < 0 ? day : least));
  return {
    days,
    first,
    best,
    loadSaved: paise(first.whatIf.redemption.load - best.whatIf.redemption.load),
    shortSaved: paise(aboveNil(first.whatIf.shortGain) - aboveNil(best.whatIf.shortGain)),
    longOverSaved: paise(first.whatIf.longOverAllowance - best.whatIf.longOverAllowance),
  };
}

/** Only what concerns the lots that the sale would meet. */
const metBy = ({ lots }: WhatIf, changes: readonly DayChange[]): DayChange[] =>
  changes.filter((change) => change.change === 'year-turns' || lots.some(({ lot }) => lot === change.lot));

type DatedChange = DayChange & { readonly on: DayNumber };

function changesOf(position: Position, terms: WhatIfTerms, after: DayNumber, last: DayNumber): DatedChange[] {
  const scheme = terms.schemes.get(terms.schemeCode);
  if (scheme === undefined) return [];
  const { isListed, exitLoad } = scheme;
  const changes: DatedChange[] = [];
  for (const lot of position.lots) {
    const termOn = (day: number) => {
      const soldOn = day as DayNumber;
      const taxClass = taxClassOn(scheme, soldOn);
      return taxClass && holdingTerm({ taxClass, isListed, acquiredOn: lot.acquiredOn, soldOn }).term;
    };
    for (let on = after + 1; on <= last; on += 1) {
      const day = on as DayNumber;
      if (loadFallsOn(lot, day, exitLoad)) changes.push({ change: 'load-falls', lot, on: day });
      if (termOn(on) !== termOn(on - 1)) changes.push({ change: 'turns-long', lot, on: day });
    }
  }
  const turn = dayNumber(startYearOf(after) + 1, 4, 1);
  if (turn <= last) changes.push({ change: 'year-turns', on: turn });
  return changes;
}

const rateOn = (lot: Lot, on: number, rules: readonly ExitLoadRule[]) =>
  loadOnLot(lot, on as DayNumber, rules).at(-1)?.rate;

const loadFallsOn = (lot: Lot, on: DayNumber, rules: readonly ExitLoadRule[]): boolean =>
  rateOn(lot, on, rules) !== rateOn(lot, on - 1, rules);

function businessDayFrom(from: DayNumber, last: DayNumber, isBusinessDay: IsBusinessDay): DayNumber | null {
  for (let on = from as number; on <= last; on += 1) {
    if (isBusinessDay(dateOfDayNumber(on as DayNumber))) return on as DayNumber;
  }
  return null;
}
