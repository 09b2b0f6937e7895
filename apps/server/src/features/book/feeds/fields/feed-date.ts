/** Which number comes first in dates such as 01/04/2026. 'unsure' takes only those that say it themselves. */
export type DateOrder = 'day-first' | 'month-first' | 'unsure';

/** How to fill up a year of two digits: a trade lies in the past, the end of a plan in the future. */
export type YearSide = 'past' | 'future';

export type DateFault = 'not-a-date' | 'no-such-day' | 'ambiguous' | 'spreadsheet-number';

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

const time = String.raw`(?:[ T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M)?Z?)?`;
const isoForm = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${time}$`, 'i');
const compactForm = /^(\d{4})(\d{2})(\d{2})$/;
const namedForm = new RegExp(`^(\\d{1,2})[-/. ]([A-Za-z]{3,9})[-/., ]+(\\d{2}|\\d{4})${time}$`, 'i');
const numberForm = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{2}|\\d{4})${time}$`, 'i');

/** "15 September, 2026 12:00:00.000000000 AM" and room to spare. */
export const LONGEST_DATE = 64;

/** What feeds put where a date is missing. */
const absent = /^(?:|-+|0+|n\.?a\.?|null|nil|[-/. ]+)$/i;

interface NumberDate {
  readonly first: number;
  readonly second: number;
  readonly year: string;
  /** Written as India writes: two digits each, or no slash. Bare 7/10/2026 is how CAMS exports months first. */
  readonly padded: boolean;
  readonly clock: boolean;
}

/** The parts of a date like 3/20/2019, whose order one has to know; null for any other form. */
export function numberDate(text: string): NumberDate | null {
  if (text.length > LONGEST_DATE) return null;
  const [all, first = '', separator, second = '', year = ''] = numberForm.exec(text) ?? [];
  if (all === undefined) return null;
  return {
    first: Number(first),
    second: Number(second),
    year,
    padded: separator !== '/' || (first.length === 2 && second.length === 2),
    clock: /[AP]M$/i.test(text),
  };
}

/**
 * A date in any form the registrars use, as YYYY-MM-DD: 01-Apr-2026, 01/04/2026, 2026-04-01, 20260401, 1-4-26,
 * each with or without a time. '' where the feed means "none". Never a guess: what could be two days is a fault.
 */
export function parseFeedDate(
  text: string,
  order: DateOrder,
  side: YearSide,
  today: string,
): string | { readonly fault: DateFault } {
  if (absent.test(text)) return '';
  if (text.length > LONGEST_DATE) return { fault: 'not-a-date' };
  const iso = isoForm.exec(text) ?? compactForm.exec(text);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = namedForm.exec(text);
  if (named) {
    const month = months[(named[2] ?? '').slice(0, 3).toLowerCase()];
    if (month === undefined) return { fault: 'not-a-date' };
    return withYear(named[3] ?? '', month, Number(named[1]), side, today);
  }
  const numbers = numberDate(text);
  if (numbers) {
    const { first, second, year, padded } = numbers;
    const eitherWay = first <= 12 && second <= 12 && first !== second;
    if (order === 'unsure' && eitherWay && !padded) return { fault: 'ambiguous' };
    return order === 'month-first'
      ? withYear(year, first, second, side, today)
      : withYear(year, second, first, side, today);
  }
  return { fault: /^\d{5}(\.\d+)?$/.test(text) ? 'spreadsheet-number' : 'not-a-date' };
}

function withYear(year: string, month: number, day: number, side: YearSide, today: string) {
  if (year.length === 4) return checked(Number(year), month, day);
  const recent = checked(2000 + Number(year), month, day);
  if (side === 'future' || typeof recent !== 'string' || recent <= today) return recent;
  return checked(1900 + Number(year), month, day);
}

/** The first days that databases and spreadsheets know: their way to say "none". */
const none: ReadonlySet<number> = new Set([10101, 17530101, 18991230, 18991231, 19000101]);

const longMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function checked(year: number, month: number, day: number): string | { readonly fault: DateFault } {
  if (none.has(year * 10_000 + month * 100 + day)) return '';
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && !leap ? 28 : (longMonths[month - 1] ?? 0);
  if (day < 1 || day > last) return { fault: 'no-such-day' };
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
