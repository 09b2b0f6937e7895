import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import { type HeldUnits, holdingTerm } from '../../holdings/tax/holding-term.ts';

/** Every length that any law has asked for. */
const requestedMonths = [12, 24, 36];

/** The first day after that one on which units count as long held; null where they do already, or never will. */
export function longFrom(held: Omit<HeldUnits, 'soldOn'>, on: DayNumber): DayNumber | null {
  const isLong = (soldOn: DayNumber) => holdingTerm({ ...held, soldOn }).term === 'long';
  if (isLong(on)) return null;
  const days = requestedMonths.map((months) => (addMonths(held.acquiredOn, months) + 1) as DayNumber);
  return days.find((day) => day > on && isLong(day)) ?? null;
}
