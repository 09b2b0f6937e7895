import { type BasisPoints, basisPoints, divideNearest, type Paise, paise } from '../money/scaled.ts';

declare const factorBrand: unique symbol;

/**
 * A rate or a growth with 30 decimals, as a whole number. Powers of a rate have no end of digits, and a float's last
 * ones differ between machines: here a phone and the server find the same paisa. A century of months is off by less
 * than the 25th decimal, so money is rounded once, where a factor meets it.
 */
export type Factor = bigint & { readonly [factorBrand]: true };

const SCALE = 10n ** 30n;
const factor = (count: bigint): Factor => count as Factor;

export const NIL = factor(0n);
export const ONE = factor(SCALE);

/** 12.00 % is 0.12. */
export const factorOf = (rate: BasisPoints): Factor => factor((rate * SCALE) / 10_000n);
/** Down to a hundredth of a per cent. */
export const basisPointsBelow = (rate: Factor): BasisPoints => basisPoints((rate * 10_000n) / SCALE);

export const plus = (one: Factor, other: Factor): Factor => factor(one + other);
export const minus = (one: Factor, other: Factor): Factor => factor(one - other);
export const times = (one: Factor, other: Factor): Factor => factor(divideNearest(one * other, SCALE));
export const over = (one: Factor, other: Factor): Factor => factor(divideNearest(one * SCALE, other));
export const part = (whole: Factor, of: number): Factor => factor(divideNearest(whole, BigInt(of)));

export function power(base: Factor, exponent: number): Factor {
  let result = ONE;
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square);
    square = times(square, square);
  }
  return result;
}

/** The root of a growth of one or more, by Newton's steps from above: each is nearer, and the first that is not ends it. */
export function root(value: Factor, degree: number): Factor {
  if (value < ONE) throw new RangeError('A root is taken of a growth only');
  const [many, one] = [BigInt(degree), BigInt(degree - 1)];
  const radicand = value * SCALE ** one;
  let guess: bigint = value;
  for (;;) {
    const next = (one * guess + radicand / guess ** one) / many;
    if (next >= guess) return factor(guess);
    guess = next;
  }
}

/** An amount times a factor, to the nearest paisa. */
export const grownBy = (amount: Paise, growth: Factor): Paise => paise(divideNearest(amount * growth, SCALE));

/** The least amount that comes to the target: rounded up, so that no paisa is missing. */
export function amountFor(target: bigint, growth: Factor): Paise {
  return target <= 0n ? paise(0n) : paise((target * SCALE + growth - 1n) / growth);
}
