import { type DayNumber, dayNumber } from '@hub/domain';

/** YYYY-MM-DD of a counted day and back, without an object per row: imports do it by the million. */
export const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const dayOfIso = (iso: string): DayNumber =>
  dayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
