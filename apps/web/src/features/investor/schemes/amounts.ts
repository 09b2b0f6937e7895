import { type Paise, paise } from '@hub/domain';
import { amountOf } from '../investor-text.ts';

export const difference = (one: string, other: string): Paise => paise(amountOf(one) - amountOf(other));

/** What a gain is of what it cost, in per cent with two decimals; null where nothing was paid. */
export function percentOf(gain: Paise, cost: Paise): string | null {
  if (cost <= 0n) return null;
  const size = gain < 0n ? -gain : gain;
  const hundredths = (size * 10_000n * 2n + cost) / (cost * 2n);
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  return gain < 0n && hundredths > 0n ? `-${text}` : text;
}
