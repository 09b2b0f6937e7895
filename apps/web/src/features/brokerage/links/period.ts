import { financialYearOf } from '@hub/domain';
import { today } from '../../../parts/statement/days.ts';
import { alwaysOneOf, maybe } from '../../../ui/list/list-state.ts';

/** Months of a list: the newest with lines, a financial year, or any. */
const periods = ['newest', 'this-year', 'last-year', 'custom'] as const;
export type PeriodName = (typeof periods)[number];

export interface Period {
  readonly period: PeriodName;
  readonly from: string | null;
  readonly to: string | null;
}

const monthForm = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export const periodFields = (usual: PeriodName) => ({
  period: alwaysOneOf(periods, usual),
  from: maybe(monthForm),
  to: maybe(monthForm),
});

const monthOf = (date: Temporal.PlainDate): string => date.toString().slice(0, 7);

export const yearOfPeriod = (period: PeriodName) =>
  financialYearOf(period === 'last-year' ? today().subtract({ years: 1 }) : today());

/** What the server is asked for; nothing where it takes the newest month. */
export function monthsOf({ period, from, to }: Period): { from?: string; to?: string } {
  if (period === 'newest') return {};
  if (period === 'custom') return { ...(from !== null && { from }), ...(to !== null && { to }) };
  const { start, end } = yearOfPeriod(period);
  return { from: monthOf(start), to: monthOf(end) };
}

/** The months from one to another, newest first. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  let day = Temporal.PlainDate.from(`${last}-01`);
  while (monthOf(day) >= first) {
    months.push(monthOf(day));
    day = day.subtract({ months: 1 });
  }
  return months;
}
