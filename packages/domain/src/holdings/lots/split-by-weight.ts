import { divideHalfUp } from '../../money/scaled.ts';

/**
 * Splits a whole by weights without losing a grain: each running total is rounded, so the shares differ
 * from the exact ones by less than one and add up to the whole.
 */
export function splitByWeight(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? whole : 0n));
  let weighed = 0n;
  let given = 0n;
  return weights.map((weight) => {
    weighed += weight;
    const upTo = divideHalfUp(whole * weighed, sum);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
