import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateOrder, parseFeedDate } from './feed-date.ts';

const TODAY = '2026-11-15';
const read = (text: string, order: DateOrder = 'day-first', side: 'past' | 'future' = 'past') => {
  const date = parseFeedDate(text, order, side, TODAY);
  return typeof date === 'string' ? date : date.fault;
};

describe('a date of a feed', () => {
  it('comes in all the forms registrars use', () => {
    for (const text of [
      '01-Apr-2026',
      '1-APR-26',
      '01 Apr 2026',
      '01/Apr/2026',
      '01/04/2026',
      '01-04-2026',
      '01.04.2026',
      '1-4-26',
      '2026-04-01',
      '2026/04/01',
      '20260401',
      '2026-04-01 00:00:00',
      '2026-04-01T00:00:00.000',
      '01/04/2026 12:00:00 AM',
      '01-April-2026',
    ]) {
      expect([text, read(text)]).toEqual([text, '2026-04-01']);
    }
    expect(read('3/20/2019  12:00:00 AM', 'month-first')).toBe('2019-03-20');
  });

  it('is refused when it could be two days and nothing says which', () => {
    expect(read('7/10/2026', 'unsure')).toBe('ambiguous');
    expect(read('7/10/2026', 'month-first')).toBe('2026-07-10');
    expect(read('7/10/2026', 'day-first')).toBe('2026-10-07');
    // Two digits each, or no slash, is how India writes; equal numbers are one day either way.
    expect(read('07/10/2026', 'unsure')).toBe('2026-10-07');
    expect(read('7-10-2026', 'unsure')).toBe('2026-10-07');
    expect(read('7/7/2026', 'unsure')).toBe('2026-07-07');
  });

  it('that no calendar has is refused', () => {
    for (const text of [
      '31-Feb-2026',
      '29/02/2025',
      '2026-13-01',
      '20/20/2020',
      '00-Jan-2026',
      '31/04/2026',
    ]) {
      expect([text, read(text)]).toEqual([text, 'no-such-day']);
    }
    expect(read('03/20/2019', 'day-first')).toBe('no-such-day');
    expect(read('29-Feb-2024')).toBe('2024-02-29');
  });

  it('that is none says so', () => {
    for (const text of ['yesterday', '2026', '12-Foo-2026', '1/2', '2026-04-01x'])
      expect(read(text)).toBe('not-a-date');
    expect(read('46113')).toBe('spreadsheet-number');
  });

  it('may be missing in the ways databases have for it', () => {
    for (const text of ['', '-', '00000000', 'NULL', '  /  /  ', '01-01-1900', '1/1/0001', '1900-01-01']) {
      expect([text, read(text)]).toEqual([text, '']);
    }
  });

  it('with a year of two digits lies in the past, or for the end of a plan in the future', () => {
    expect(read('01-04-50')).toBe('1950-04-01');
    expect(read('31-12-99', 'day-first', 'future')).toBe('2099-12-31');
    expect(read('15-11-26')).toBe('2026-11-15');
    expect(read('16-11-26')).toBe('1926-11-16');
  });

  it('agrees with the calendar for every day of a century, in every form', () => {
    const first = Temporal.PlainDate.from('1950-01-01');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_524 }), (offset) => {
        const day = first.add({ days: offset });
        const [year, month, date] = day.toString().split('-') as [string, string, string];
        expect(read(`${date}/${month}/${year}`)).toBe(day.toString());
        expect(read(`${Number(month)}/${Number(date)}/${year} 12:00:00 AM`, 'month-first')).toBe(
          day.toString(),
        );
        expect(read(`${year}${month}${date}`)).toBe(day.toString());
      }),
    );
  });
});
