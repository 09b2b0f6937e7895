import { type DayNumber, dateOfDayNumber } from '../../calendar/day-number.ts';
import { financialYearOf } from '../../calendar/financial-year.ts';
import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';

/** Section 48, explanation (v): the index of a year is 100 for FY 2001-02 and for all that was bought before. */
export const inflationIndexSource =
  'CBDT notifications under section 48 of the Income-tax Act 1961, base FY 2001-02; FY 2026-27 by no. 85/2026';

const FIRST_YEAR = 2001;
const indexes = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317,
  331, 348, 363, 376, 384,
] as const;

/** The index of the financial year that begins in that April; null for a year that has none yet. */
export function inflationIndexOf(startYear: number): number | null {
  return startYear < FIRST_YEAR ? indexes[0] : (indexes[startYear - FIRST_YEAR] ?? null);
}

const indexOn = (day: DayNumber): number | null =>
  inflationIndexOf(financialYearOf(dateOfDayNumber(day)).startYear);

/** What was paid, raised by the index from the year of purchase to that of sale; rounded once, to the paisa. */
export function indexedCost(cost: Paise, acquiredOn: DayNumber, soldOn: DayNumber): Paise | null {
  const bought = indexOn(acquiredOn);
  const sold = indexOn(soldOn);
  if (bought === null || sold === null) return null;
  return paise(divideHalfUp(cost * BigInt(sold), BigInt(bought)));
}
