import type { BasisPoints, Paise } from '../money/scaled.ts';
import { amountFor, grownBy } from './factor.ts';
import { growthOver } from './rates.ts';

/** What an amount is in so many months: a cost with inflation, or money held with its return. */
export const grown = (amount: Paise, rate: BasisPoints, months: number): Paise =>
  grownBy(amount, growthOver(rate, months));

/** What must be there now to become the target. */
export const lumpsumNeeded = (target: Paise, rate: BasisPoints, months: number): Paise =>
  amountFor(target, growthOver(rate, months));
