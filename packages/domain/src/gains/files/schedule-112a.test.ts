import { describe, expect, it } from 'vitest';
import { ledgersOf, schemes } from '../../../test/gains/scenario.ts';
import { gainLinesOfBook } from '../lines/gain-lines.ts';
import { schedule112A } from './schedule-112a.ts';

const scheduleOf = (rows: readonly string[], startYear: number) =>
  schedule112A(gainLinesOfBook(ledgersOf(rows), schemes).lines, schemes, startYear);

const old = ['1/E: 1 purchase 2017-01-10 100 2,000', '1/E: 2 purchase 2018-02-01 100 3,000'];

describe('Schedule 112A', () => {
  it('has 14 columns up to FY 2023-24, a row for each old lot and one for the later ones of a fund', () => {
    const { headers, rows } = scheduleOf(
      [...old, '1/E: 3 redemption 2023-08-01 200 14,000.50 nav=70.0025'],
      2023,
    );
    expect(headers).toHaveLength(14);
    expect(headers.slice(0, 2)).toEqual(['Share/Unit acquired(1a)', 'ISIN Code(2)']);
    expect(rows.map((row) => row.join(' '))).toEqual([
      'BE INF000A00001 Equity Fund 100 70.0025 7000 3400 2000 3400 34 3400 0 3400 3600',
      'AE INF000A00001 Equity Fund 0 0 7000 3000 3000 0 0 0 0 3000 4000',
    ]);
  });

  it('leaves out what was sold before 1-Apr-2018, when such gains were exempt', () => {
    const { rows } = scheduleOf(
      ['1/E: 1 purchase 2016-01-10 100 2,000', '1/E: 2 redemption 2018-03-28 100 7,000'],
      2017,
    );
    expect(rows).toEqual([]);
  });

  it('has 15 columns for FY 2024-25 and a row for each side of 23-Jul-2024', () => {
    const { headers, rows } = scheduleOf(
      [
        ...old,
        '1/E: 3 redemption 2024-07-22 100 7,000 nav=70',
        '1/E: 4 redemption 2024-07-22 40 2,800 nav=70',
        '1/E: 5 redemption 2024-07-23 60 4,200 nav=70',
      ],
      2024,
    );
    expect(headers).toHaveLength(15);
    expect(headers[1]).toBe('Share/Unit Transferred(1b)');
    expect(rows.map((row) => row.join(' '))).toEqual([
      'BE BE INF000A00001 Equity Fund 100 70 7000 3400 2000 3400 34 3400 0 3400 3600',
      'AE BE INF000A00001 Equity Fund 0 0 2800 1200 1200 0 0 0 0 1200 1600',
      'AE AE INF000A00001 Equity Fund 0 0 4200 1800 1800 0 0 0 0 1800 2400',
    ]);
  });

  it('has one row for all later lots of all funds from FY 2025-26 on', () => {
    const { headers, rows } = scheduleOf(
      [
        ...old,
        '1/E: 3 redemption 2025-07-22 200 14,000 nav=70',
        '1/F: 1 purchase 2020-01-06 100 2,000',
        '1/F: 2 redemption 2026-01-05 100 1,500 nav=15',
      ],
      2025,
    );
    expect(headers).toHaveLength(14);
    expect(rows.map((row) => row.join(' '))).toEqual([
      'BE INF000A00001 Equity Fund 100 70 7000 3400 2000 3400 34 3400 0 3400 3600',
      'AE INNOTREQUIRD CONSOLIDATED 0 0 8500 5000 5000 0 0 0 0 5000 3500',
    ]);
  });

  it('has the sale after load, per unit too; the value of 2018 per unit of the fund that is sold', () => {
    const loaded = scheduleOf(
      [
        '1/E: 1 purchase 2017-01-10 100 2,000',
        '1/E: 5 merger-out 2024-08-16 100 6,000',
        '1/K: 5 merger-in 2024-08-16 40 6,000',
        '1/K: 6 redemption 2026-03-10 40 7,920',
      ],
      2025,
    );
    // 100 units at 34 are 3,400, which is 85 for each of the 40.
    expect(loaded.rows.map((row) => row.slice(3).join(' '))).toEqual([
      '40 198 7920 3400 2000 3400 85 3400 0 3400 4520',
    ]);
  });

  it('leaves out short-term sales, other classes, other years and units of unknown cost', () => {
    const { rows } = scheduleOf(
      [
        '1/F: 1 purchase 2025-05-05 100 2,000',
        '1/F: 2 redemption 2026-01-05 100 1,500',
        '1/H: 1 purchase 2020-05-05 100 2,000',
        '1/H: 2 redemption 2026-01-05 100 1,500',
        '2/F: 1 purchase 2020-05-05 100 2,000',
        '2/F: 2 redemption 2026-04-01 100 1,500',
        '3/F: 5 transfer-in 2020-05-05 100 2,000',
        '3/F: 6 redemption 2026-01-05 100 1,500',
      ],
      2025,
    );
    expect(rows).toEqual([]);
  });

  it('rounds half a rupee up and reckons on with what it wrote', () => {
    const { rows } = scheduleOf(
      ['1/F: 1 purchase 2020-01-06 10 100.50', '1/F: 2 redemption 2026-01-05 10 150.49'],
      2025,
    );
    expect(rows.map((row) => row.slice(5).join(' '))).toEqual(['150 101 101 0 0 0 0 101 49']);
  });
});
