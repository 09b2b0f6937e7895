import { type Paise, paise } from './scaled.ts';

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);

/** Spec §9: 24 values. */
export const shortAmountList: readonly number[] = [1, 3, 5, 10, ...steps(25, 500, 25)];

/** Spec §9: 43 values from 0 to 2000 with 1300 twice, as the readings (12) fill them in. Kept as the spec has it. */
export const longAmountList: readonly number[] = [0, 25, ...steps(50, 1300, 50), ...steps(1300, 2000, 50)];

/** What a client's AUM is looked for by: the first list, in lakhs. */
export const aumSteps: readonly Paise[] = shortAmountList.map((lakhs) => paise(BigInt(lakhs) * 1_00_000_00n));

/** What an opportunity's worth is looked for by: the second list, in thousands, each value once. */
export const worthSteps: readonly Paise[] = [...new Set(longAmountList)].map((thousands) =>
  paise(BigInt(thousands) * 1_000_00n),
);
