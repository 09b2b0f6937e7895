import { dayText } from '@hub/domain';

/** `13-Nov`, where the year stands beside it. */
const shortDayText = (day: string): string => dayText(day).slice(0, 6);

/** `13-Nov to 14-Nov`; with years where they differ. */
export const daysText = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDayText(from)} to ${shortDayText(to)}`
    : `${dayText(from)} to ${dayText(to)}`;

/** `3 SIPs`, `1 SIP`. */
export const countOf = (count: string, one: string, many = `${one}s`): string =>
  `${count} ${count === '1' ? one : many}`;
