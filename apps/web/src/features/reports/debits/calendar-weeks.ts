/** The weeks that hold these days, Monday first; null before the first day and after the last. */
export function calendarWeeks(from: string, to: string): (string | null)[][] {
  const first = Temporal.PlainDate.from(from);
  const last = Temporal.PlainDate.from(to);
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const count = monday.until(last, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.ceil(count / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = monday.add({ days: week * 7 + weekday });
      const isIn = Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, last) <= 0;
      return isIn ? day.toString() : null;
    }),
  );
}
