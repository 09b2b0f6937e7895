import { parseFeedDate } from '../../book/feeds/feeds.public.ts';
import type { Holiday } from '../data/builtin-lists.ts';
import { replaceHolidays } from '../lists/import-list.repository.ts';
import type { ListDefinition } from './list-definition.ts';
import { type Cell, RowFault, textOf } from './list-row.ts';

const SATURDAY = 6;
const both = ['EQUITY', 'DEBT'] as const;

function calendarsOf(cell: Cell): readonly Holiday['calendar'][] {
  const text = textOf(cell, 'calendar').toUpperCase();
  if (text === '' || text === 'BOTH' || text === 'ALL') return both;
  if (/^(EQUITY|EQ|CM|CAPITAL MARKET|EXCHANGE|NSE|BSE)/.test(text)) return ['EQUITY'];
  if (/^(DEBT|MONEY MARKET|BANK|RBI)/.test(text)) return ['DEBT'];
  throw new RowFault('calendar', `${text} is no calendar: EQUITY, DEBT or BOTH.`);
}

function dayOf(cell: Cell): string {
  const text = textOf(cell, 'date', true);
  // An Indian list has the day first; what could be two days and is not padded is refused all the same.
  const day = parseFeedDate(text, 'unsure', 'future', '');
  if (typeof day === 'string' && day !== '') return day;
  throw new RowFault('date', `${text} is no date one can be sure of: write 26-Jan-2027.`);
}

/**
 * Days off, for whole years: a file that names a day of a year says all of that year, so that expected days give way
 * to the published ones. Without a column for the calendar it is the exchange's list, which debt schemes keep too.
 */
export const holidayList: ListDefinition<Holiday> = {
  name: 'holidays',
  title: 'holiday',
  columns: {
    date: ['DATE', 'HOLIDAY_DATE', 'TRADING_DATE'],
    name: ['NAME', 'DESCRIPTION', 'HOLIDAY', 'OCCASION'],
    calendar: ['CALENDAR', 'SEGMENT', 'MARKET'],
  },
  needs: [['date'], ['name']],
  mostEntries: 20_000,
  // All at once: only the whole file says which days are gone.
  batchRows: Number.POSITIVE_INFINITY,
  rowsOf(cell) {
    const day = dayOf(cell);
    const name = textOf(cell, 'name', true);
    const calendars = calendarsOf(cell);
    if (Temporal.PlainDate.from(day).dayOfWeek >= SATURDAY) return [];
    return calendars.map((calendar) => ({ calendar, day, name }));
  },
  keyOf: ({ calendar, day }) => `${calendar} ${day}`,
  importRows: (tx, rows, has) => replaceHolidays(tx, rows, has('calendar')),
};
