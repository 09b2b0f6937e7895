import { describe, expect, it } from 'vitest';
import { ledgersOf, schemes } from '../../../test/gains/scenario.ts';
import { dayNo, rupees, units } from '../../../test/ledger.ts';
import { gainLinesOfBook } from '../lines/gain-lines.ts';
import { gainYearOf } from './gain-year.ts';
import { longEquityAllowance } from './long-equity-allowance.ts';

const yearOf = (rows: readonly string[], startYear: number) =>
  gainYearOf(gainLinesOfBook(ledgersOf(rows), schemes).lines, startYear);

describe('a year of gains', () => {
  it('has the sales from 1-Apr to 31-Mar, each slot with its last day', () => {
    const days = [
      '2025-03-31', // the year before
      '2025-04-01',
      '2025-06-15',
      '2025-06-16',
      '2025-09-15',
      '2025-09-16',
      '2025-12-15',
      '2025-12-16',
      '2026-03-15',
      '2026-03-16',
      '2026-03-31',
      '2026-04-01', // the year after
    ];
    const rows = days.map((day, index) => `1/F: ${index + 2} redemption ${day} 1 ${index + 1}`);
    const { slots, total } = yearOf(['1/F: 1 purchase 2019-01-07 100 0', ...rows], 2025);
    expect(slots.map(({ total: { count } }) => count)).toEqual([2, 2, 2, 2, 2]);
    // 2 + 3, 4 + 5 …: the second sale of the list is the first of the year.
    expect(slots.map(({ total: { gain } }) => gain)).toEqual(
      ['5', '9', '13', '17', '21'].map((amount) => rupees(amount)),
    );
    expect(total).toMatchObject({ count: 10, gain: rupees('65') });
  });

  it('has both rates of a year in which the law changed, and one allowance for all of it', () => {
    const { groups, allowance, laws } = yearOf(
      [
        '1/F: 1 purchase 2020-01-06 100 1,000',
        '1/F: 2 redemption 2024-07-22 10 60,100',
        '1/F: 3 redemption 2024-07-23 10 80,100',
      ],
      2024,
    );
    expect(groups.map(({ rate, gain }) => [rate, gain])).toEqual([
      [{ kind: 'flat', basisPoints: 1000, isIndexed: false }, rupees('60,000')],
      [{ kind: 'flat', basisPoints: 1250, isIndexed: false }, rupees('80,000')],
    ]);
    expect(allowance).toMatchObject({
      amount: rupees('1,25,000'),
      gain: rupees('1,40,000'),
      used: rupees('1,25,000'),
      left: 0n,
    });
    expect(laws.map(({ from }) => from)).toEqual([dayNo('2018-04-01'), dayNo('2024-07-23')]);
  });

  it('sets losses of the year against its gains before it looks at the allowance', () => {
    const { allowance } = yearOf(
      [
        '1/F: 1 purchase 2020-01-06 100 1,000',
        '1/F: 2 redemption 2025-07-22 10 50,100',
        '2/F: 3 purchase 2020-01-06 100 1,00,000',
        '2/F: 4 redemption 2025-07-23 100 80,000',
      ],
      2025,
    );
    expect(allowance).toMatchObject({
      gain: rupees('30,000'),
      used: rupees('30,000'),
      left: rupees('95,000'),
    });
  });

  it('has the allowance of its law, and none before FY 2018-19', () => {
    const amountOf = (startYear: number) => longEquityAllowance(startYear, rupees('0'))?.amount;
    expect([2017, 2018, 2023, 2024, 2026].map(amountOf)).toEqual([
      undefined,
      rupees('1,00,000'),
      rupees('1,00,000'),
      rupees('1,25,000'),
      rupees('1,25,000'),
    ]);
    const loss = longEquityAllowance(2025, rupees('-5'));
    expect(loss).toMatchObject({ used: 0n, left: rupees('1,25,000') });
  });

  it('leaves units of unknown cost out of every sum and says how many they are', () => {
    const year = yearOf(
      [
        '1/F: balance 2025-12-31 40',
        '1/F: 1 purchase 2026-01-02 10 100',
        '1/F: 2 redemption 2026-01-05 45 900',
      ],
      2025,
    );
    expect(year.withoutCost).toEqual({ count: 1, units: units('40'), proceeds: rupees('800') });
    expect(year.total).toEqual({ count: 1, value: rupees('100'), cost: rupees('50'), gain: rupees('50') });
  });
});
