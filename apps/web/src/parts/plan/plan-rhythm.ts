import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { ordinal } from '@hub/contract/orders/words/plan-texts';
import { formatDate } from '@hub/domain';
import { daysOfMonthOf } from '@hub/domain/plans/due-dates';
import { isFrequency } from '@hub/domain/plans/frequencies';

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

type RhythmOf = Pick<PlanRow, 'frequency' | 'startsOn' | 'dueDays'>;

/** `monthly on the 7th`: how often, and on which day; `weekly on the 7th, 14th, 21st, 28th` where days were registered. */
export function rhythmText({ frequency, startsOn, dueDays }: RhythmOf): string {
  const start = Temporal.PlainDate.from(startsOn);
  const weekday = weekdays[start.dayOfWeek - 1];
  const days = isFrequency(frequency) ? daysOfMonthOf(frequency, dueDays) : null;
  const onDays = days && `on the ${days.map(ordinal).join(', ')}`;
  switch (frequency) {
    case 'daily':
      return 'every business day';
    case 'weekly':
      return `weekly ${onDays ?? `on ${weekday}`}`;
    case 'fortnightly':
      return onDays ? `twice a month ${onDays}` : `every second week on ${weekday}`;
    case 'twice-monthly':
      return onDays ? `twice a month ${onDays}` : 'twice a month';
    case 'annual':
      return `yearly on ${formatDate(start.with({ day: days?.[0] ?? start.day })).slice(0, 6)}`;
    case 'two-monthly':
      return `every two months ${onDays ?? `on the ${ordinal(start.day)}`}`;
    case 'monthly':
    case 'quarterly':
    case 'half-yearly':
      return `${frequency} ${onDays ?? `on the ${ordinal(start.day)}`}`;
    default:
      return frequency.replaceAll('-', ' ');
  }
}
