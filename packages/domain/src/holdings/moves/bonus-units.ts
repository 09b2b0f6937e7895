import { divideHalfUp, type MilliUnits, milliUnits } from '../../money/scaled.ts';

/** Units given free, so many for every so many held: a bonus of 1:2 is `{ given: 1, forEvery: 2 }`. */
export interface BonusRatio {
  readonly given: number;
  readonly forEvery: number;
}

export function bonusUnits(held: MilliUnits, ratio: BonusRatio): MilliUnits {
  if (ratio.given <= 0 || ratio.forEvery <= 0) throw new RangeError('A bonus gives something for something');
  return milliUnits(divideHalfUp(held * BigInt(ratio.given), BigInt(ratio.forEvery)));
}
