import { addMonths, type DayNumber, dayNumberOf, financialYearOf } from '@hub/domain';
import type { BookCalendar } from '../ground/book-calendar.ts';
import type { Fund } from '../schemes/fund.ts';

/** IDCW declared: so much for each unit held on the record date, in ten-thousandths of a rupee. */
export interface Distribution {
  readonly on: DayNumber;
  readonly perUnit: number;
}

/** The IDCW option: the growth option's way, less what it gave away, in ten-thousandths of a rupee. */
interface IdcwPath {
  readonly navs: Int32Array;
  readonly distributions: readonly Distribution[];
}

const monthsBetween = { monthly: 1, quarterly: 3, yearly: 12 } as const;
/** Of the NAV, at each record date. */
const shares = { monthly: 0.0045, quarterly: 0.016, yearly: 0.07 } as const;
const dayOfMonth = { monthly: 26, quarterly: 18, yearly: 15 } as const;

export function idcwPath(fund: Fund, growth: Float64Array, calendar: BookCalendar): IdcwPath | null {
  const rhythm = fund.idcw;
  if (rhythm === undefined) return null;
  const { start, end } = calendar;
  const navs = new Int32Array(growth.length);
  const distributions: Distribution[] = [];
  const dates = recordDates(rhythm, calendar);
  let next = 0;
  // What it was worth when the book begins: it has given away most of what it earned until then.
  let price = 10 + ((growth[0] ?? 10) % 7);
  for (let index = 0; index < growth.length; index += 1) {
    if (index > 0) price *= (growth[index] ?? 1) / (growth[index - 1] ?? 1);
    const day = (start + index) as DayNumber;
    if (day === dates[next]) {
      next += 1;
      const perUnit = Math.floor(Math.min(price * shares[rhythm], price - 10) * 100) * 100;
      if (perUnit > 0) {
        distributions.push({ on: day, perUnit });
        price -= perUnit / 10_000;
      }
    }
    navs[index] = Math.round(price * 10_000);
  }
  return { navs, distributions: distributions.filter(({ on }) => on <= end) };
}

/** Business days of the book on which the option distributes, oldest first. */
function recordDates(rhythm: NonNullable<Fund['idcw']>, calendar: BookCalendar): DayNumber[] {
  const firstYear = financialYearOf(
    Temporal.PlainDate.from('1970-01-01').add({ days: calendar.start }),
  ).start;
  const dates: DayNumber[] = [];
  // Quarters and years end with March.
  const step = monthsBetween[rhythm];
  const first = addMonths(dayNumberOf(firstYear), rhythm === 'monthly' ? 0 : step - 1);
  for (let month = first; month <= calendar.end; month = addMonths(month, step)) {
    const on = calendar.onOrAfter((month + dayOfMonth[rhythm] - 1) as DayNumber);
    if (on > calendar.start && on <= calendar.end) dates.push(on);
  }
  return dates;
}
