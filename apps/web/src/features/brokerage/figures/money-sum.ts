import { moneyOf, type Paise, paise } from '@hub/domain';

/** Of figures of the wire, exactly. */
export const total = (amounts: readonly string[]): Paise =>
  paise(amounts.reduce((sum, amount) => sum + moneyOf(amount), 0n));
