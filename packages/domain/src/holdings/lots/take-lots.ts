import { type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import { costLeft, dutyLeft, type Lot, withUnits } from './lot.ts';
import type { OpenPosition } from './open-position.ts';

/** A part of a lot that went out. */
export interface LotPart {
  /** The lot as it was before. */
  readonly lot: Lot;
  readonly units: MilliUnits;
  readonly cost: Paise;
  readonly duty: Paise;
}

const CUT_AFTER = 64;

/** Units go out, oldest first. The caller has seen to it that there are enough. */
export function takeLots(open: OpenPosition, units: MilliUnits, onPart?: (part: LotPart) => void): void {
  const { lots } = open;
  let left: bigint = units;
  while (left > 0n) {
    const lot = lots[open.head];
    if (lot === undefined) throw new RangeError('The lots hold fewer units than the position');
    const before = costLeft(lot);
    if (lot.units <= left) {
      left -= lot.units;
      open.cost -= before;
      open.head += 1;
      onPart?.({ lot, units: lot.units, cost: before, duty: dutyLeft(lot) });
    } else {
      const after = withUnits(lot, milliUnits(lot.units - left));
      const cost = paise(before - costLeft(after));
      lots[open.head] = after;
      open.cost -= cost;
      onPart?.({ lot, units: milliUnits(left), cost, duty: paise(dutyLeft(lot) - dutyLeft(after)) });
      left = 0n;
    }
  }
  open.units -= units;
  if (open.head > CUT_AFTER && open.head * 2 > lots.length) {
    lots.splice(0, open.head);
    open.head = 0;
  }
}
