import { type DatedRule, ruleInForce } from '../../calendar/dated-rule.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { MILLION, type PerMillion, perMillion } from '../../money/per-million.ts';
import {
  divideHalfUp,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { entryKinds } from '../ledger/entry-kinds.ts';
import type { Lot } from '../lots/lot.ts';

interface LoadSlab {
  /** Applies up to and including so many days after acquisition. */
  readonly upToDays: number;
  readonly rate: PerMillion;
}

/** A scheme's load as it stands for units acquired from its date on: a change never touches older units. */
export interface ExitLoadRule extends DatedRule {
  readonly slabs: readonly LoadSlab[];
  /** The part of a lot's units that may leave without load in the slab's time ("10 % of units free"). */
  readonly freePart: PerMillion;
}

const none = perMillion(0n);

/** Handbook §1.3, used where a scheme has nothing of its own. */
export const noExitLoad: readonly ExitLoadRule[] = [];

interface LoadedUnits {
  readonly units: MilliUnits;
  readonly rate: PerMillion;
}

/** The rule of the day a lot was acquired and its rate at that age; null where it bears none. */
export function loadAtAge(
  lot: Pick<Lot, 'kind' | 'acquiredOn'>,
  on: DayNumber,
  rules: readonly ExitLoadRule[],
): { readonly rate: PerMillion; readonly freePart: PerMillion } | null {
  const rule = entryKinds[lot.kind].bearsLoad ? ruleInForce(rules, lot.acquiredOn) : null;
  if (rule === null) return null;
  const age = on - lot.acquiredOn;
  for (const { upToDays, rate } of rule.slabs) {
    if (age <= upToDays) return rate === none ? null : { rate, freePart: rule.freePart };
  }
  return null;
}

/** The load a lot's units bear on a day: first those that are free of it, then the rest. Nil is left out. */
export function loadOnLot(lot: Lot, on: DayNumber, rules: readonly ExitLoadRule[]): readonly LoadedUnits[] {
  const load = loadAtAge(lot, on, rules);
  if (load === null) return [{ units: lot.units, rate: none }];
  // What left the lot before has used up its free part first.
  const gone = lot.allotted - lot.units;
  const allowance = (lot.allotted * load.freePart) / MILLION - gone;
  const free = allowance <= 0n ? 0n : allowance < lot.units ? allowance : lot.units;
  return [
    { units: milliUnits(free), rate: none },
    { units: milliUnits(lot.units - free), rate: load.rate },
  ].filter((part) => part.units > 0n);
}

/** Units in milli, NAV in ten-thousandths and the price's share in millionths, down to paise. */
export const LOADED_PRICE_SCALE = 100_000n * MILLION;

/** Units sold at a NAV: what is paid is rounded, and the load is what it lacks of their value (handbook §1.3). */
export function soldAtLoad(
  units: MilliUnits,
  rate: PerMillion,
  nav: NavTenThousandths,
): { readonly gross: Paise; readonly load: Paise; readonly proceeds: Paise } {
  const gross = valueAt(units, nav);
  const proceeds = paise(divideHalfUp(units * nav * (MILLION - rate), LOADED_PRICE_SCALE));
  return { gross, load: paise(gross - proceeds), proceeds };
}

/** The first day after that one on which a lot leaves without load; null where it does already. */
export function loadFreeFrom(lot: Lot, on: DayNumber, rules: readonly ExitLoadRule[]): DayNumber | null {
  const rule = entryKinds[lot.kind].bearsLoad ? ruleInForce(rules, lot.acquiredOn) : null;
  const last = rule?.slabs.findLast(({ rate }) => rate > 0n);
  if (last === undefined) return null;
  const from = lot.acquiredOn + last.upToDays + 1;
  return from > on ? (from as DayNumber) : null;
}
