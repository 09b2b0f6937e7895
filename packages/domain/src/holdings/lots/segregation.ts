import type { DayNumber } from '../../calendar/day-number.ts';
import { divideHalfUp, type NavTenThousandths, paise } from '../../money/scaled.ts';
import { costLeft, type Lot } from './lot.ts';
import type { OpenPosition } from './open-position.ts';
import type { LotPart } from './take-lots.ts';

/** A scheme whose bad assets went to a portfolio of their own (handbook part 3, A5), and what each is worth then. */
export interface Segregation {
  /** The scheme the assets were in. */
  readonly fromScheme: string;
  /** Whoever holds units at its close gets as many of the new portfolio. */
  readonly on: DayNumber;
  readonly nav: NavTenThousandths;
  /** Of the scheme without them. */
  readonly fromNav: NavTenThousandths;
}

/**
 * Each lot gives a part of its cost to the segregated units, as the NAVs are to each other; units and days stay. What
 * went is told as parts, and both sides add up to the cost of before.
 */
export function splitLots(
  open: OpenPosition,
  { nav, fromNav }: Segregation,
  onPart: (part: LotPart) => void,
): void {
  const whole = nav + fromNav;
  for (let at = open.head; at < open.lots.length; at += 1) {
    const lot = open.lots[at] as Lot;
    const paid = whole === 0n ? lot.paid : paise(lot.paid - divideHalfUp(lot.paid * nav, whole));
    const after: Lot = { ...lot, paid };
    const cost = paise(costLeft(lot) - costLeft(after));
    open.lots[at] = after;
    open.cost -= cost;
    onPart({ lot, units: lot.units, cost, duty: paise(0n) });
  }
}
