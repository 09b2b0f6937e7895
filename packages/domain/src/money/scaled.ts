declare const unit: unique symbol;

/** A bigint that knows what it counts. Never a float for money, and paise never meet units by accident. */
type Scaled<Unit extends string> = bigint & { readonly [unit]: Unit };

/** Money, 2 decimals. */
export type Paise = Scaled<'Paise'>;
/** Net asset value, 4 decimals. */
export type NavTenThousandths = Scaled<'NavTenThousandths'>;
/** Fund units, 3 decimals. */
export type MilliUnits = Scaled<'MilliUnits'>;

export const paise = (count: bigint): Paise => count as Paise;
export const navTenThousandths = (count: bigint): NavTenThousandths => count as NavTenThousandths;
export const milliUnits = (count: bigint): MilliUnits => count as MilliUnits;

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Nearest whole quotient of two positive numbers, a half going up. */
export function divideHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}
