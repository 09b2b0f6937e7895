/*
 * Exact figures between the texts of the database and the texts of the wire. A column's decimals are always written
 * out, so leaving out the point gives the scaled whole number: 191.043 units are 191043n.
 */

export const scaled = (text: string): bigint => BigInt(text.replace('.', ''));

/** The nearest whole quotient, a half away from zero, as PostgreSQL rounds a numeric. `by` is above zero. */
function nearest(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + by) / (2n * by);
  return value < 0n ? -rounded : rounded;
}

export function exactText(value: bigint, places: 2 | 3): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Units have 3 decimals and NAVs 4: their product has 7, and a paisa is the second. */
const PRODUCT_TO_PAISA = 100_000n;
export const paiseOf = (product: bigint): bigint => nearest(product, PRODUCT_TO_PAISA);

/** In per cent with 2 decimals; null of nothing. */
export const percentText = (part: bigint, whole: bigint): string | null =>
  whole <= 0n ? null : exactText(nearest(part * 10_000n, whole), 2);
