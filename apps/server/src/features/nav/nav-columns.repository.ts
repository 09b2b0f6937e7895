import type { NavSort, ReturnPeriod } from '@hub/contract/calls/nav/nav';
import type { SortKeys } from '../../db/lists/sorted-by.ts';

/*
 * Parts of the statements that read prices. Nothing here comes from a request: sorts and periods are chosen by name.
 */

/**
 * A price counts for a day when it is of that day or at most this many days older, as over a long holiday. An older
 * one would make a return over another time than its name says.
 */
const DAYS_BACK = 14;

interface Period {
  readonly interval: string;
  /** 1 for a simple return; else the years of a yearly rate. */
  readonly years: number;
}

const periods: Readonly<Record<ReturnPeriod, Period>> = {
  '1m': { interval: '1 month', years: 1 },
  '3m': { interval: '3 months', years: 1 },
  '1y': { interval: '1 year', years: 1 },
  '3y': { interval: '3 years', years: 3 },
  '5y': { interval: '5 years', years: 5 },
};

/** The price that held `interval` before `day`: one read of the primary key. */
export const priceBefore = (code: string, day: string, interval: string): string =>
  `select b.day, b.nav from nav_of_day b
    where b.scheme_code = ${code} and b.day <= (${day} - ${interval})::date
      and b.day >= (${day} - ${interval})::date - ${DAYS_BACK}
    order by b.day desc limit 1`;

const baseOf = (from: string, period: ReturnPeriod): string =>
  `left join lateral (${priceBefore(`${from}.code`, `${from}.day`, `interval '${periods[period].interval}'`)}) as base_${period} on true`;

/** In per cent, not rounded. Nothing grows from nil. */
function returnOf(from: string, period: ReturnPeriod): string {
  const { years } = periods[period];
  const growth = `${from}.nav / nullif(base_${period}.nav, 0)`;
  return years === 1 ? `(${growth} - 1) * 100` : `(power(${growth}, 1.0 / ${years}) - 1) * 100`;
}

const all = Object.keys(periods) as ReturnPeriod[];

export const returnJoins = (from: string): string => all.map((period) => baseOf(from, period)).join('\n');
export const returnColumns = (from: string): string =>
  all.map((period) => `round(${returnOf(from, period)}, 2) as "return${period}"`).join(', ');

export const orders: SortKeys<NavSort> = {
  name: { key: 'w.name', first: 'asc' },
  nav: { key: 'w.nav', first: 'desc' },
  change: { key: 'w.nav / nullif(w.previous_nav, 0)', first: 'desc' },
  return1y: { key: returnOf('w', '1y'), join: baseOf('w', '1y'), first: 'desc' },
};
