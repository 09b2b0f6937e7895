import { trailAmount } from '../src/brokerage/trail/trail.ts';
import type { PerMillion } from '../src/money/per-million.ts';
import type { Paise } from '../src/money/scaled.ts';

// `trailAmount` takes thousandths of units × ten-thousandths of rupees: a paisa is 10^5 of them.
const OF_PAISA = 100_000n;

/** The trail of a value that stays the same, for so many days. */
export const trailForDays = (value: Paise, rate: PerMillion, days: number): Paise =>
  trailAmount(value * OF_PAISA * rate * BigInt(days));
