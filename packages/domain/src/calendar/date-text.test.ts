import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { orSkipped, sharedData } from '../../test/shared-data.ts';
import { dayText, formatDate, parseDisplayDate } from './date-text.ts';

const navFile = sharedData('nav/NAVAll_6col.txt');

describe('a date on screen', () => {
  it('reads DD-Mon-YYYY [S9-27]', () => {
    expect(formatDate(day('2026-04-05'))).toBe('05-Apr-2026');
    const firsts = Array.from({ length: 12 }, (_, index) =>
      formatDate(Temporal.PlainDate.from({ year: 2026, month: index + 1, day: 28 })),
    );
    expect(firsts.map((text) => text.slice(3, 6)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(formatDate(date)).toMatch(/^\d{2}-[A-Z][a-z]{2}-\d{4}$/);
      }),
    );
  });

  it('of the wire reads as the day itself does', () => {
    expect(dayText('2026-04-05')).toBe('05-Apr-2026');
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(dayText(date.toString())).toBe(formatDate(date));
      }),
    );
  });

  it('reads back to the same day', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(parseDisplayDate(formatDate(date))?.equals(date)).toBe(true);
      }),
    );
    expect(parseDisplayDate(' 05-APR-2026 ')?.toString()).toBe('2026-04-05');
  });

  it.each([
    '',
    '5-Apr-2026',
    '05-Apr-26',
    '05-04-2026',
    '05/Apr/2026',
    '05-Foo-2026',
    '31-Feb-2026',
    '29-Feb-2025',
    '00-Jan-2026',
    '32-Jan-2026',
    '2026-04-05',
    '05-Apr-2026x',
  ])('is not %j', (text) => {
    expect(parseDisplayDate(text)).toBeNull();
  });

  it.skipIf(navFile === null)(orSkipped('is how the NAV file of AMFI writes every date', navFile), () => {
    const dates = new Set((navFile ?? '').match(/(?<=;)\d{2}-[A-Za-z]{3}-\d{4}(?=\r?$)/gm));
    expect(dates.size).toBeGreaterThan(500);
    for (const text of dates) {
      const date = parseDisplayDate(text);
      expect(date && formatDate(date)).toBe(text);
    }
  });
});
