import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { financialYearOf } from './financial-year.ts';

describe('the financial year', () => {
  it('starts in April; January to March belong to the year before [S5-21]', () => {
    expect(financialYearOf(day('2026-03-31')).startYear).toBe(2025);
    expect(financialYearOf(day('2026-04-01')).startYear).toBe(2026);
    expect(financialYearOf(day('2026-12-31')).startYear).toBe(2026);
    for (const month of ['01', '02', '03']) {
      expect(financialYearOf(day(`2027-${month}-15`)).startYear).toBe(2026);
    }
  });

  it('is named as people name it', () => {
    expect(financialYearOf(day('2026-11-15')).label).toBe('FY 2026-27');
    expect(financialYearOf(day('2000-01-01')).label).toBe('FY 1999-00');
    expect(financialYearOf(day('2008-05-01')).label).toBe('FY 2008-09');
  });

  it('holds its day between a 1-Apr and the next 31-Mar, and years touch without a gap', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const { start, end } = financialYearOf(date);
        expect(start.toString().slice(5)).toBe('04-01');
        expect(end.toString().slice(5)).toBe('03-31');
        expect(Temporal.PlainDate.compare(start, date)).toBeLessThanOrEqual(0);
        expect(Temporal.PlainDate.compare(date, end)).toBeLessThanOrEqual(0);
        expect(financialYearOf(end.add({ days: 1 })).start.equals(end.add({ days: 1 }))).toBe(true);
      }),
    );
  });
});
