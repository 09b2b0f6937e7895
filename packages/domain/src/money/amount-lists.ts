const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);

/** Spec §9: 24 values. */
export const shortAmountList: readonly number[] = [1, 3, 5, 10, ...steps(25, 500, 25)];

/**
 * Spec §9: 43 values from 0 to 2000 with 1300 twice, as the readings (12) fill them in. Kept as the spec has
 * it; a list shown to people shows 1300 once.
 */
export const longAmountList: readonly number[] = [0, 25, ...steps(50, 1300, 50), ...steps(1300, 2000, 50)];
