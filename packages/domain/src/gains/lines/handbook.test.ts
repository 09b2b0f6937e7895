import { describe, expect, it } from 'vitest';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import type { ExitLoadRule } from '../../holdings/tax/exit-load.ts';
import { perMillion } from '../../money/per-million.ts';
import { schedule112A } from '../files/schedule-112a.ts';
import { gainArithmetic } from '../line/gain-arithmetic.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { gainYearOf } from '../year/gain-year.ts';
import { gainLinesOfBook } from './gain-lines.ts';

const onePercent: ExitLoadRule[] = [
  {
    from: dayNo('1900-01-01'),
    slabs: [{ upToDays: 365, rate: perMillion(10_000n) }],
    freePart: perMillion(0n),
  },
];
const scheme: GainScheme = {
  name: 'Some Flexi Cap Fund - Regular Plan - Growth',
  isin: 'INF000A00001',
  taxClass: 'equity',
  isListed: false,
  exitLoad: onePercent,
  grandfatherNav: nav('34'),
};
const schemes = new Map([['E', scheme]]);

const { lines, gaps } = gainLinesOfBook(
  [
    {
      folioNo: '1',
      schemeCode: 'E',
      balance: null,
      entries: [
        entry('1', 'purchase', '2017-01-10', {
          units: units('1000'),
          nav: nav('20'),
          amount: rupees('20,000'),
        }),
        entry('2', 'purchase', '2025-06-05', {
          units: units('500'),
          nav: nav('60'),
          amount: rupees('30,001.50'),
          duty: rupees('1.50'),
        }),
        entry('3', 'redemption', '2026-03-10', {
          units: units('1200'),
          nav: nav('70'),
          amount: rupees('83,860'),
        }),
      ],
    },
  ],
  schemes,
);

describe('example A of the handbook, §3.5', () => {
  it('has a long line of 36,000 and a short one of 1,859.40, after a load of 140', () => {
    expect(gaps).toEqual([]);
    expect(lines).toMatchObject([
      {
        term: 'long',
        cost: rupees('20,000'),
        countedCost: rupees('34,000'),
        gain: rupees('36,000'),
        load: 0n,
      },
      {
        term: 'short',
        proceeds: rupees('13,860'),
        countedCost: rupees('12,000.60'),
        gain: rupees('1,859.40'),
        load: rupees('140'),
      },
    ]);
  });

  it('sums up by term and slot, and against the allowance of the year', () => {
    const year = gainYearOf(lines, 2025);
    expect(year.label).toBe('FY 2025-26');
    expect(year.groups.map(({ term, gain }) => [term, gain])).toEqual([
      ['short', rupees('1,859.40')],
      ['long', rupees('36,000')],
    ]);
    expect(year.slots.map(({ total }) => total.count)).toEqual([0, 0, 0, 2, 0]);
    expect(year.allowance).toMatchObject({
      amount: rupees('1,25,000'),
      used: rupees('36,000'),
      left: rupees('89,000'),
    });
  });

  it('is the row of Schedule 112A that part 2, B1 gives', () => {
    const { rows } = schedule112A(lines, schemes, 2025);
    expect(rows).toEqual([
      [
        'BE',
        'INF000A00001',
        scheme.name,
        ...'1000 70 70000 34000 20000 34000 34 34000 0 34000 36000'.split(' '),
      ],
    ]);
  });

  it('can be written out step by step', () => {
    expect(lines.map((line) => gainArithmetic(line).map(({ step, figure }) => [step, figure]))).toEqual([
      [
        ['proceeds', rupees('70,000')],
        ['cost', rupees('20,000')],
        ['value-2018', rupees('34,000')],
        ['counted-cost', rupees('34,000')],
        ['gain', rupees('36,000')],
      ],
      [
        ['proceeds', rupees('13,860')],
        ['load', rupees('140')],
        ['cost', rupees('12,000.60')],
        ['gain', rupees('1,859.40')],
      ],
    ]);
  });
});
