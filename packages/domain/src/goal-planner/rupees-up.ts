import { type Paise, paise } from '../money/scaled.ts';

/** No scheme takes paise, and a rupee less would miss the target. */
export const rupeesUp = (amount: Paise): Paise => paise(((amount + 99n) / 100n) * 100n);
