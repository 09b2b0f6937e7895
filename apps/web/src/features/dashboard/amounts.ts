import { compactRupees, formatDate, type Paise, paise, parseRupees } from '@hub/domain';

/** An amount of the wire, exact. */
export function amountOf(value: string): Paise {
  const amount = parseRupees(value);
  if (amount === null) throw new TypeError(`${value} is no amount`);
  return amount;
}

export const compactText = (value: string): string => compactRupees(amountOf(value));

/** `2026-11-13` as `13-Nov-2026`. */
export const dayText = (day: string): string => formatDate(Temporal.PlainDate.from(day));

/** `13-Nov`, where the year stands beside it. */
const shortDayText = (day: string): string => dayText(day).slice(0, 6);

/** `13-Nov to 14-Nov`; with years where they differ. */
export const daysText = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDayText(from)} to ${shortDayText(to)}`
    : `${dayText(from)} to ${dayText(to)}`;

/** Beside a line of the chart: `₹20 Cr`, no decimals that say nothing. */
export const tickText = (rupees: number): string =>
  compactRupees(paise(BigInt(Math.round(rupees)) * 100n)).replace(/\.0+(?= )/, '');

/** `3 SIPs`, `1 SIP`. */
export const countOf = (count: string, one: string, many = `${one}s`): string =>
  `${count} ${count === '1' ? one : many}`;
