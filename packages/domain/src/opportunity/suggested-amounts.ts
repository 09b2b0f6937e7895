import { type Paise, paise } from '../money/scaled.ts';

const STEP = 500_00n;
const LARGEST_SIP = 25_000_00n;

/** Down to whole steps, and never less than one. */
const inSteps = (amount: bigint): bigint => {
  const whole = amount - (amount % STEP);
  return whole < STEP ? STEP : whole;
};

/** What a SIP for somebody who has so much may begin with: one per cent of it, 500 to 25,000 in steps of 500. */
export function suggestedSip(aum: Paise): Paise {
  const amount = inSteps(aum / 100n);
  return paise(amount > LARGEST_SIP ? LARGEST_SIP : amount);
}

/** What an STP may move a month, so that what is held has moved within a year. */
export const suggestedStp = (held: Paise): Paise => paise(inSteps(held / 12n));
