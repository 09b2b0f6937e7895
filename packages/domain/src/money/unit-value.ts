import {
  divideHalfUp,
  divideNearest,
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from './scaled.ts';

// milli-units * ten-thousandths of a rupee = 10^-7 rupees, and a paisa is 10^-2 of one.
const SCALE = 100_000n;

/** Handbook §1.3: units to 3 decimals, half up. */
export function unitsFor(amount: Paise, nav: NavTenThousandths): MilliUnits {
  if (nav <= 0n) throw new RangeError('Units need a NAV above zero');
  return milliUnits(divideHalfUp(amount * SCALE, nav));
}

/** What units are worth at a NAV, to the paisa, half up. */
export const valueAt = (units: MilliUnits, nav: NavTenThousandths): Paise => valueOfProduct(units * nav);

/** Of a sum of units × NAV, so that it is rounded once; what is below nil is rounded like what is above. */
export const valueOfProduct = (product: bigint): Paise => paise(divideNearest(product, SCALE));
