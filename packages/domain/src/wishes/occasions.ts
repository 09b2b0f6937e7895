import {
  type DayNumber,
  dateOfDayNumber,
  dayNumber,
  dayNumberOf,
  daysInMonth,
} from '../calendar/day-number.ts';
import { type FestivalDay, festivalsBetween, isObservedIn } from './festival-days.ts';

const wishKinds = ['birthday', 'marriage', 'first-investment', 'festival'] as const;
type WishKind = (typeof wishKinds)[number];
export type YearlyKind = Exclude<WishKind, 'festival'>;

/** What is known of a client's days. */
export interface ClientDays {
  readonly birthDate: Temporal.PlainDate | null;
  readonly marriedOn: Temporal.PlainDate | null;
  readonly investedOn: Temporal.PlainDate | null;
  readonly state: string | null;
}

export type Occasion =
  | {
      readonly kind: YearlyKind;
      readonly on: Temporal.PlainDate;
      /** The how manieth it is. */
      readonly years: number;
    }
  | { readonly kind: 'festival'; readonly on: Temporal.PlainDate; readonly festival: string };

/** What it is an occasion of, whatever the year: a yearly day, or `festival-` and the festival. */
export const wishCategory = (occasion: Occasion): string =>
  occasion.kind === 'festival' ? `festival-${occasion.festival}` : occasion.kind;

/** A wish by its name within a client's: the same in one year is the same wish, whichever way it goes. */
export const wishName = (occasion: Occasion): string => `${wishCategory(occasion)}-${occasion.on.year}`;

/** Its day in a year. Of 29-Feb that is the 28th in a common year, as the client list has it. */
const inYear = ({ month, day }: Temporal.PlainDate, year: number): DayNumber =>
  dayNumber(year, month, Math.min(day, daysInMonth(year, month)));

const dayOf = {
  birthday: ({ birthDate }: ClientDays) => birthDate,
  marriage: ({ marriedOn }: ClientDays) => marriedOn,
  'first-investment': ({ investedOn }: ClientDays) => investedOn,
} as const;
export const yearlyKinds = ['birthday', 'marriage', 'first-investment'] as const;

export interface WishWindow {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** Today, today and six days more, or today and all before the same day of the next month. */
export function wishWindow(span: 'day' | 'week' | 'month', today: Temporal.PlainDate): WishWindow {
  const after = { day: { days: 1 }, week: { days: 7 }, month: { months: 1 } }[span];
  return { from: today, to: today.add(after).subtract({ days: 1 }) };
}

/** The occasions of many clients in one window: its festivals are looked up once. */
export function occasionsIn({ from, to }: WishWindow): (client: ClientDays) => Occasion[] {
  const festivals = festivalsBetween(from, to);
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index);
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  return (client) => {
    const yearly = yearlyKinds.flatMap((kind): Occasion[] => {
      const date = dayOf[kind](client);
      if (date === null) return [];
      return years.flatMap((year): Occasion[] => {
        const day = inYear(date, year);
        // The first day itself is no anniversary.
        if (year <= date.year || day < first || day > last) return [];
        return [{ kind, on: dateOfDayNumber(day), years: year - date.year }];
      });
    });
    return [...yearly, ...festivals.flatMap((day) => festivalOf(day, client))].sort((one, other) =>
      Temporal.PlainDate.compare(one.on, other.on),
    );
  };
}

function festivalOf({ festival, on }: FestivalDay, { state }: ClientDays): Occasion[] {
  const isWished = festival.greeting !== null && isObservedIn(festival, state);
  return isWished ? [{ kind: 'festival', on, festival: festival.id }] : [];
}
