/** Whether the market of a scheme class works on that day (handbook §6: one calendar per class). */
export type IsBusinessDay = (date: Temporal.PlainDate) => boolean;

const SATURDAY = 6;
/** Longer than any closure of an exchange: a calendar without a business day in it is a mistake. */
export const LONGEST_CLOSURE_DAYS = 60;

/**
 * Monday to Friday without the holidays; `sessions` are the weekend days on which funds worked all the same.
 * Both hold ISO dates.
 */
export function businessDays(
  holidays: ReadonlySet<string>,
  sessions: ReadonlySet<string> = new Set(),
): IsBusinessDay {
  return (date) => {
    const iso = date.toString();
    return date.dayOfWeek < SATURDAY ? !holidays.has(iso) : sessions.has(iso);
  };
}

/** That day itself or, when it is none, the next business day: moved forward, never back (handbook §1.3). */
export function businessDayOnOrAfter(
  date: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  for (let ahead = 0; ahead <= LONGEST_CLOSURE_DAYS; ahead += 1) {
    const day = date.add({ days: ahead });
    if (isBusinessDay(day)) return day;
  }
  throw new RangeError('The calendar has no business day in two months');
}

/** That day itself or, when it is none, the last business day before it. */
export function businessDayOnOrBefore(
  date: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  for (let back = 0; back <= LONGEST_CLOSURE_DAYS; back += 1) {
    const day = date.subtract({ days: back });
    if (isBusinessDay(day)) return day;
  }
  throw new RangeError('The calendar has no business day in two months');
}

export function nextBusinessDay(date: Temporal.PlainDate, isBusinessDay: IsBusinessDay): Temporal.PlainDate {
  return businessDayOnOrAfter(date.add({ days: 1 }), isBusinessDay);
}

/** T+n: so many business days after the day. */
export function addBusinessDays(
  date: Temporal.PlainDate,
  count: number,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  let day = date;
  for (let step = 0; step < count; step += 1) day = nextBusinessDay(day, isBusinessDay);
  return day;
}
