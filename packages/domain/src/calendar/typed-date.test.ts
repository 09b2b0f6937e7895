import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './date-text.ts';
import { parseTypedDate } from './typed-date.ts';

const read = (text: string, latestYear?: number) => parseTypedDate(text, latestYear)?.toString() ?? null;

describe('a typed date', () => {
  it.each([
    '5/1/2027',
    '05-01-2027',
    '5.1.27',
    '5 Jan 27',
    '5-jan-2027',
    '05 January 2027',
    '5 Jan, 2027',
    '05012027',
    '2027-01-05',
    ' 05-Jan-2027 ',
  ])('%s', (text) => {
    expect(read(text)).toBe('2027-01-05');
  });

  it.each(['', '5', '5 Jan', '31/2/2027', '29-02-2027', '5/13/2027', '0/1/2027', '5 foo 2027', '5/1/202'])(
    'refuses %j',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('of a year with two digits is the latest that is possible', () => {
    expect(read('5/1/85', 2026)).toBe('1985-01-05');
    expect(read('5/1/26', 2026)).toBe('2026-01-05');
    expect(read('5/1/27', 2026)).toBe('1927-01-05');
    expect(read('5/1/27')).toBe('2027-01-05');
  });

  it('reads what is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const date = Temporal.PlainDate.from('1930-01-01').add({ days });
        expect(read(formatDate(date))).toBe(date.toString());
      }),
    );
  });
});
