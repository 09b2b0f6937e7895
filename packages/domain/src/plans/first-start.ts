import { type Weekday, weeklySipStart } from '../calendar/instalments.ts';
import { type Frequency, frequencyFacts } from './frequencies.ts';

interface PlanDay {
  readonly frequency: Frequency;
  /** Day of the month (31: month end) or weekday; null for a daily plan. */
  readonly day: number | null;
}

/** The plan's first day on that date or after it: the 5th, a Monday, the end of a month. */
export function planDayOnOrAfter({ frequency, day }: PlanDay, date: Temporal.PlainDate): Temporal.PlainDate {
  const { every } = frequencyFacts[frequency];
  if (every === null || day === null) return date;
  if ('days' in every) return date.add({ days: (day - date.dayOfWeek + 7) % 7 });
  const inMonth = dayIn(date, day);
  return Temporal.PlainDate.compare(inMonth, date) >= 0
    ? inMonth
    : dayIn(date.with({ day: 1 }).add({ months: 1 }), day);
}

const dayIn = (month: Temporal.PlainDate, day: number): Temporal.PlainDate =>
  month.with({ day: Math.min(day, month.daysInMonth) });

/** The first day a plan can begin on that is ordered today. By the week, Spec §5 asks for four days at least. */
export function firstStart(plan: PlanDay, today: Temporal.PlainDate, leadDays: number): Temporal.PlainDate {
  const led = planDayOnOrAfter(plan, today.add({ days: leadDays }));
  const { every } = frequencyFacts[plan.frequency];
  if (every === null || 'months' in every || !isWeekday(plan.day)) return led;
  const weekly = weeklySipStart(today, plan.day);
  return Temporal.PlainDate.compare(weekly, led) > 0 ? weekly : led;
}

const isWeekday = (day: number | null): day is Weekday =>
  day !== null && Number.isInteger(day) && day >= 1 && day <= 7;
