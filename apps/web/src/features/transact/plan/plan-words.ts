import { weekdayName } from '@hub/contract/orders/words/plan-texts';
import { formatDate } from '@hub/domain';
import { type Frequency, frequencyFacts } from '@hub/domain/plans/frequencies';

/** How many instalments so many years have. */
export function countOfYears(frequency: Frequency, years: number): number {
  const { instalments, inMonths } = frequencyFacts[frequency];
  return Math.round((instalments * 12 * years) / inMonths);
}

/** `15-Aug`: the year is in the row above. */
const shortDate = (day: Temporal.PlainDate): string => formatDate(day).slice(0, 6);

function listed(days: readonly Temporal.PlainDate[]): string {
  const all = days.map(shortDate);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

const SATURDAY = 6;

/** Why an instalment moves: `07-Feb is a Sunday`, `15-Aug is a holiday and 16-Aug is a Sunday`. '' where it does not. */
export function whyMoved(dueOn: Temporal.PlainDate, debitOn: Temporal.PlainDate): string {
  const closed: Temporal.PlainDate[] = [];
  for (let day = dueOn; Temporal.PlainDate.compare(day, debitOn) < 0; day = day.add({ days: 1 })) {
    closed.push(day);
  }
  const holidays = closed.filter(({ dayOfWeek }) => dayOfWeek < SATURDAY);
  const weekend = closed.filter(({ dayOfWeek }) => dayOfWeek >= SATURDAY);
  const [only, ...others] = weekend;
  return [
    holidays.length === 0
      ? null
      : `${listed(holidays)} ${holidays.length === 1 ? 'is a holiday' : 'are holidays'}`,
    only === undefined
      ? null
      : others.length === 0
        ? `${shortDate(only)} is a ${weekdayName(only.dayOfWeek)}`
        : `${listed(weekend)} are the weekend`,
  ]
    .filter((part) => part !== null)
    .join(' and ');
}
