/**
 * The minus of every figure that people read: as wide as a digit, where a hyphen is short, sits low and is stretched by
 * tabular figures. Files for programs and the wire keep the plain `-`.
 */
export const MINUS = '−';

/** Before an amount's size: the sign of what is below nil. */
export const minusOf = (value: bigint): string => (value < 0n ? MINUS : '');
