import { milliUnits, type Paise } from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { type Frequency, frequencyFacts } from '../../plans/frequencies.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import type { PlanCover } from './order-preview.ts';
import { nothingHeld, usableNav } from './sell-units.ts';

/** Null where a gain decides how much leaves, or nobody knows the NAV. Units of other orders leave before. */
export function planCover(
  { amount, frequency }: { readonly amount: Paise | null; readonly frequency: Frequency },
  { scheme, held }: Pick<OrderFacts, 'scheme' | 'held'>,
): PlanCover | null {
  const nav = scheme && usableNav(scheme);
  if (amount === null || amount <= 0n || !nav) return null;
  const { lots, inFlight } = held ?? nothingHeld;
  const left = lots.reduce((sum, { units }) => sum + units, 0n) - inFlight;
  const worth = valueAt(milliUnits(left > 0n ? left : 0n), nav.value);
  const instalments = Number(worth / amount);
  const rhythm = frequencyFacts[frequency];
  return { instalments, months: Math.floor((instalments * rhythm.inMonths) / rhythm.instalments), worth };
}
