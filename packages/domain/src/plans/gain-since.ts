import type { DayNumber } from '../calendar/day-number.ts';
import type { Lot } from '../holdings/lots/lot.ts';
import type { NavTenThousandths, Paise } from '../money/scaled.ts';
import { valueOfProduct } from '../money/unit-value.ts';

/**
 * What an STP or SWP by appreciation moves: the gain of the units that were held at an earlier NAV and still are. Units
 * that came in since have not gained from there, whatever they gained since they came.
 */
export function gainSince(
  lots: readonly Lot[],
  since: { readonly day: DayNumber; readonly nav: NavTenThousandths },
  nav: NavTenThousandths,
): Paise {
  const held = lots.reduce((sum, lot) => (lot.acquiredOn <= since.day ? sum + lot.units : sum), 0n);
  return valueOfProduct(held * (nav - since.nav));
}
