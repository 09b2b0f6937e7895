import { dayText } from '@hub/domain';

/** What a client's holdings were worth over time, against what was paid for them. */
export const clientValueTexts = {
  title: 'Value against invested',
  range: 'How far back',
  chart: 'Value and invested by month, arrow keys move along the line',
  value: 'Value',
  invested: 'Invested',
  gain: 'Gain',
  unknown: 'Not known: a NAV of that day is missing',
  failed: 'The value over time could not be loaded',
  loading: 'Loading the value over time',
  none: 'It is drawn from the second month on.',
  say: (day: string, value: string | null, invested: string): string =>
    `${dayText(day)}, value ${value ?? 'not known'}, invested ${invested}`,
  course: (from: string, first: string, to: string, last: string): string =>
    `From ${first} on ${dayText(from)} to ${last} on ${dayText(to)}.`,
} as const;
