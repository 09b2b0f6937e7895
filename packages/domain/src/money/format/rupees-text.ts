import { moneyOf } from '../figure-text.ts';
import { formatRupees, type RupeesOptions } from './format-amounts.ts';

/** An amount of the wire as people read it: `5000.00` as `₹5,000`, with paise only where there are some. */
export const rupeesText = (amount: string, options: RupeesOptions = { decimals: 'some' }): string =>
  formatRupees(moneyOf(amount), options);
