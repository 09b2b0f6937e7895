import type { YearlySums } from './dated-amounts.ts';

export interface Point {
  readonly value: number;
  readonly slope: number;
}

/**
 * Net present value as a function of x = ln(1 + rate), smooth over all of x where the rate itself stops at
 * -100 %. Below zero it is taken at the last day instead of the first: the same sign and the same roots,
 * and no power of it overflows.
 */
export function presentValue({ years, sums }: YearlySums, x: number, side: 'below' | 'above'): Point {
  const shift = side === 'below' ? (years.at(-1) ?? 0) : 0;
  let value = 0;
  let slope = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const power = shift - (years[index] ?? 0);
    const term = (sums[index] ?? 0) * Math.exp(power * x);
    value += term;
    slope += power * term;
  }
  return { value, slope };
}
