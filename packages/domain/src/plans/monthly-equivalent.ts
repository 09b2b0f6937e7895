import { divideHalfUp, type Paise, paise } from '../money/scaled.ts';
import { type Frequency, frequencyFacts } from './frequencies.ts';

/** Handbook §3.1: daily x 21, weekly x 52/12, fortnightly x 26/12, quarterly / 3, half-yearly / 6, annual / 12. */
export function monthlyEquivalent(amount: Paise, frequency: Frequency): Paise {
  const { instalments, inMonths } = frequencyFacts[frequency];
  return paise(divideHalfUp(amount * BigInt(instalments), BigInt(inMonths)));
}
