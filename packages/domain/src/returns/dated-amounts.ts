/**
 * A sum on a day, for finding a rate. A float is right here and nowhere else in the book: a rate of return
 * is no money, and nobody is paid by it.
 */
export interface DatedAmount {
  /** Day number. */
  readonly day: number;
  /** Below zero is paid in, above is received; any unit, the same for all. */
  readonly amount: number;
}

/** Sums of years since the first day, in order, days joined and nil left out. */
export interface YearlySums {
  readonly years: readonly number[];
  readonly sums: readonly number[];
}

const DAYS_OF_YEAR = 365;

/** Actual days over 365, as spreadsheets count for XIRR. */
export function yearlySums(flows: readonly DatedAmount[]): YearlySums {
  const byDay = new Map<number, number>();
  for (const { day, amount } of flows) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  const days = [...byDay].filter(([, sum]) => sum !== 0).sort(([one], [other]) => one - other);
  const first = days[0]?.[0] ?? 0;
  return {
    years: days.map(([day]) => (day - first) / DAYS_OF_YEAR),
    sums: days.map(([, sum]) => sum),
  };
}
