import { type DayNumber, dayNumber } from '@hub/domain';

const MOST_CACHED = 100_000;
/** A book has a few thousand days and millions of rows. Made in its full length: with holes it is a slow list. */
const existing = new Array<string | undefined>(MOST_CACHED);

/** YYYY-MM-DD of a counted day and back, without an object per row: imports do it by the million. */
export function isoDay(day: number): string {
  if (day < 0 || day >= MOST_CACHED) return new Date(day * 86_400_000).toISOString().slice(0, 10);
  const iso = existing[day] ?? new Date(day * 86_400_000).toISOString().slice(0, 10);
  existing[day] = iso;
  return iso;
}

let lastIso = '';
let lastDay: DayNumber = dayNumber(1970, 1, 1);

/** A row has one day two or three times. */
export function dayOfIso(iso: string): DayNumber {
  if (iso === lastIso) return lastDay;
  lastDay = dayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
  lastIso = iso;
  return lastDay;
}
