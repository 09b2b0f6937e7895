declare const dayNumberBrand: unique symbol;

/**
 * A calendar day counted from 1-Jan-1970. The book's folds run over millions of entries, where a
 * Temporal object per entry would cost more than the arithmetic; everywhere else a day is a
 * `Temporal.PlainDate`. The same count as PostgreSQL's `date - date '1970-01-01'`.
 */
export type DayNumber = number & { readonly [dayNumberBrand]: true };

const DAYS_OF_ERA = 146_097;
const DAYS_TO_1970 = 719_468;

/** The civil calendar counted in eras of 400 years that begin on 1-Mar, so that a leap day ends its year. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return (era * DAYS_OF_ERA + yearOfEra * 365 + leapDays + dayOfYear - DAYS_TO_1970) as DayNumber;
}

export function dayNumberOf(date: Temporal.PlainDate): DayNumber {
  return dayNumber(date.year, date.month, date.day);
}

export function dateOfDayNumber(day: DayNumber): Temporal.PlainDate {
  return Temporal.PlainDate.from(civil(day));
}

/** So many months on; a day the month lacks falls to its end, as Temporal's `add` does. */
export function addMonths(from: DayNumber, months: number): DayNumber {
  const { year, month, day } = civil(from);
  const count = year * 12 + (month - 1) + months;
  const toYear = Math.floor(count / 12);
  const toMonth = count - toYear * 12 + 1;
  return dayNumber(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

export function firstOfMonth(day: DayNumber): DayNumber {
  return (day - civil(day).day + 1) as DayNumber;
}

export function daysInMonth(year: number, month: number): number {
  const isDecember = month === 12;
  return dayNumber(isDecember ? year + 1 : year, isDecember ? 1 : month + 1, 1) - dayNumber(year, month, 1);
}

function civil(dayCount: DayNumber): { year: number; month: number; day: number } {
  const fromEraStart = dayCount + DAYS_TO_1970;
  const era = Math.floor(fromEraStart / DAYS_OF_ERA);
  const dayOfEra = fromEraStart - era * DAYS_OF_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
