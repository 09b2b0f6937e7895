import { describe, expect, it } from 'vitest';
import type { FeedRow } from '../rows/feed-row.ts';
import { dateOrderOf } from './date-order.ts';

const rows = (...dates: string[]): FeedRow[] =>
  dates.map((date, index) => ({ line: index + 2, damage: null, end: 0, at: () => date, get: () => date }));
const order = (dates: string[], registrar: 'cams' | 'kfin' = 'cams') =>
  dateOrderOf(rows(...dates), [0], registrar);

describe('the order of day and month in a file', () => {
  it('is shown by any number over twelve', () => {
    expect(order(['3/4/2019', '3/20/2019'])).toBe('month-first');
    expect(order(['03/04/2019', '21/05/2019'], 'kfin')).toBe('day-first');
  });

  it('is CAMS’s own when its export has AM and PM and nothing else shows it', () => {
    expect(order(['7/10/2026  12:00:00 AM'])).toBe('month-first');
    expect(order(['7/10/2026  12:00:00 AM'], 'kfin')).toBe('unsure');
  });

  it('stays open where nothing shows it', () => {
    expect(order(['7/10/2026'])).toBe('unsure');
    expect(order(['01-Apr-2026', '20260401'])).toBe('unsure');
  });

  it('is not overturned by one stray row', () => {
    const days = Array.from({ length: 16 }, (_, index) => `${index + 13}/04/2026`);
    const more = days.map((day) => day.replace('/04/', '/05/'));
    expect(order([...days, ...more, '04/20/2026'])).toBe('day-first');
  });

  it('that differs from row to row makes the file unusable', () => {
    expect(() => order(['13/04/2026', '04/20/2026'])).toThrow(/none of them can be trusted/);
  });
});
