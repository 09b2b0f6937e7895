import { type DayNumber, dateOfDayNumber, dayNumber, dayNumberOf } from '../calendar/day-number.ts';
import { type Festival, festivals, festivalYears } from './festivals.ts';
import { placeOf } from './regions.ts';

export interface FestivalDay {
  readonly festival: Festival;
  readonly on: Temporal.PlainDate;
}

interface DatedFestival {
  readonly festival: Festival;
  readonly day: DayNumber;
}

const dayOf = (year: number, monthAndDay: string): DayNumber => {
  const [month, day] = monthAndDay.split('-').map(Number);
  return dayNumber(year, month ?? 0, day ?? 0);
};

/** In order of days. */
const calendar: readonly DatedFestival[] = festivals
  .flatMap((festival) =>
    festivalYears.map((year, index) => ({ festival, day: dayOf(year, festival.days[index] ?? '') })),
  )
  .sort((one, other) => one.day - other.day);

/** Festivals from one day to another, both included. Beyond `festivalYears` none is known. */
export function festivalsBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): FestivalDay[] {
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  return calendar
    .filter(({ day }) => day >= first && day <= last)
    .map(({ festival, day }) => ({ festival, on: dateOfDayNumber(day) }));
}

/** Whether people of a state keep it. Who lives in none that is known keeps what all of India does. */
export function isObservedIn({ where }: Festival, state: string | null): boolean {
  if (where === 'all') return true;
  const place = state === null ? null : placeOf(state);
  return place !== null && where.some((one) => one === place.region || one === place.state);
}

/** The coming festivals of a year, each once, on its first day from `today` on and its last: states differ. */
export interface FestivalAhead {
  readonly festival: Festival;
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** Those that have a greeting, in order of days. Of one that comes twice within the year, the first. */
export function festivalsAhead(today: Temporal.PlainDate): FestivalAhead[] {
  const ahead = new Map<string, FestivalAhead>();
  for (const { festival, on } of festivalsBetween(today, today.add({ years: 1 }).subtract({ days: 1 }))) {
    const existing = ahead.get(festival.id);
    if (existing === undefined && festival.greeting !== null)
      ahead.set(festival.id, { festival, from: on, to: on });
    else if (existing?.from.year === on.year) ahead.set(festival.id, { ...existing, to: on });
  }
  return [...ahead.values()];
}
