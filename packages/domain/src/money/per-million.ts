declare const perMillionBrand: unique symbol;

/** A rate in millionths, so that the smallest of the trade (0.0045 %, 45 millionths) is a whole number. */
export type PerMillion = bigint & { readonly [perMillionBrand]: true };

export const MILLION = 1_000_000n;

export const perMillion = (count: bigint): PerMillion => count as PerMillion;
