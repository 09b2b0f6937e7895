import { addMonths, type DayNumber } from '@hub/domain';
import { type Frequency, frequencyFacts } from '@hub/domain/plans/frequencies';
import type { BookCalendar } from '../ground/book-calendar.ts';

/** The due days of a plan from its first, before holidays move them, for as long as somebody asks. */
export function* dueDays(
  frequency: Frequency,
  startsOn: DayNumber,
  endsOn: DayNumber,
  calendar: BookCalendar,
): Generator<DayNumber> {
  const { every } = frequencyFacts[frequency];
  for (let index = 0; ; index += 1) {
    const due = dueDay(every, startsOn, index);
    if (due > endsOn) return;
    if (every === null && !calendar.isBusinessDay(due)) continue;
    yield due;
  }
}

function dueDay(
  every: (typeof frequencyFacts)[Frequency]['every'],
  startsOn: DayNumber,
  index: number,
): DayNumber {
  if (every === null) return (startsOn + index) as DayNumber;
  return 'days' in every
    ? ((startsOn + every.days * index) as DayNumber)
    : addMonths(startsOn, every.months * index);
}

/** How many instalments lie between first and last day; of a daily plan without an end about so many. */
export function countInstalments(
  frequency: Frequency,
  startsOn: DayNumber,
  endsOn: DayNumber,
  calendar: BookCalendar,
): number {
  const { every } = frequencyFacts[frequency];
  if (every === null) {
    if (endsOn > calendar.today + 400) return Math.floor(((endsOn - startsOn) / 365.25) * 248);
    return Array.from(dueDays(frequency, startsOn, endsOn, calendar)).length;
  }
  if ('days' in every) return Math.floor((endsOn - startsOn) / every.days) + 1;
  let count = Math.floor((endsOn - startsOn) / (every.months * 30.436875)) + 2;
  while (count > 0 && addMonths(startsOn, every.months * (count - 1)) > endsOn) count -= 1;
  return count;
}
