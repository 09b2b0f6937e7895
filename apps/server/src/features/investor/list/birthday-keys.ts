/** A day of any year: month times 100 plus day. */
const keyOf = ({ month, day }: Temporal.PlainDate): number => month * 100 + day;

/**
 * The birthdays that are kept from `today` on for so many days, across the end of a year. Who was born on 29-Feb keeps
 * it on the 28th in a common year.
 */
export function birthdayKeys(today: Temporal.PlainDate, days: number): number[] {
  return Array.from({ length: days }, (_, ahead) => today.add({ days: ahead })).flatMap((day) =>
    keyOf(day) === 228 && !day.inLeapYear ? [228, 229] : [keyOf(day)],
  );
}
