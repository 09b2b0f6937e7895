declare const unit: unique symbol;

/** A bigint that knows what it counts. Never a float for money, and paise never meet units by accident. */
type Scaled<Unit extends string> = bigint & { readonly [unit]: Unit };

/** Money, 2 decimals. */
export type Paise = Scaled<'Paise'>;
/** Net asset value, 4 decimals. */
export type NavTenThousandths = Scaled<'NavTenThousandths'>;
/** Fund units, 3 decimals. */
export type MilliUnits = Scaled<'MilliUnits'>;
/** A percentage, 2 decimals: a basis point is a hundredth of a per cent. */
export type BasisPoints = Scaled<'BasisPoints'>;

export const paise = (count: bigint): Paise => count as Paise;
export const navTenThousandths = (count: bigint): NavTenThousandths => count as NavTenThousandths;
export const milliUnits = (count: bigint): MilliUnits => count as MilliUnits;
export const basisPoints = (count: bigint): BasisPoints => count as BasisPoints;

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Nearest whole quotient of two positive numbers, a half going up. */
export function divideHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

/** The nearest whole quotient, a half away from nil, as PostgreSQL rounds a numeric. `by` is above nil. */
export function divideNearest(value: bigint, by: bigint): bigint {
  const size = divideHalfUp(magnitude(value), by);
  return value < 0n ? -size : size;
}
