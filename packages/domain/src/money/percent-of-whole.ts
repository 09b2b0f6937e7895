import { percentOf } from './figure-text.ts';
import { type BasisPoints, basisPoints, divideNearest } from './scaled.ts';

/** What a part is of a whole, or a gain of its cost. Null where there is no whole to be a part of. */
export const percentOfWhole = (part: bigint, whole: bigint): BasisPoints | null =>
  whole <= 0n ? null : basisPoints(divideNearest(part * 10_000n, whole));

/** A rate that had to be found by trying, such as an XIRR: `0.1234` is 12.34 %. No money is made of it. */
export const percentOfRate = (rate: number): BasisPoints => percentOf((rate * 100).toFixed(2));
