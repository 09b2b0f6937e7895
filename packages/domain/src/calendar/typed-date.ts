import { YEAR_BOUND } from './dates.ts';

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

// 5/1/2027, 05-01-27, 5.1.2027, 5 Jan 27, 5-January-2027, 5 Jan, 2027: the day first, as in India.
const separated = /^(\d{1,2})[\s./-]{1,2}(\d{1,2}|[a-z]{3,9})[\s.,/-]{1,2}(\d{4}|\d{2})$/;
const together = /^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `jan`, `sept`, `january`, `1`: 1; 0 for anything else. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return monthNames.findIndex((name) => name.startsWith(text)) + 1;
}

/** Of two digits, the latest year that is not after the bound: `85` of a birth date is 1985. */
function yearOf(text: string, latestYear: number): number {
  if (text.length === 4) return Number(text);
  const year = Math.floor(latestYear / 100) * 100 + Number(text);
  return year > latestYear ? year - 100 : year;
}

/** A date as people type it; null for what is none, and for days that do not exist. */
export function parseTypedDate(typed: string, latestYear: number = YEAR_BOUND): Temporal.PlainDate | null {
  const text = typed.trim().toLowerCase();
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  const [, day = isoDay, name = isoMonth, year = isoYear] = separated.exec(text) ?? together.exec(text) ?? [];
  if (day === undefined || name === undefined || year === undefined) return null;
  try {
    return Temporal.PlainDate.from(
      { year: yearOf(year, latestYear), month: monthOf(name), day: Number(day) },
      { overflow: 'reject' },
    );
  } catch {
    return null;
  }
}
