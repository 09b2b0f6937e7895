import { paise } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { differenceText, shortBy } from '../figures/difference.tsx';
import { monthsBetween, monthsOf } from '../links/period.ts';
import { lineOf, lineText, reportState, requestedOf } from '../links/report-state.ts';
import { daysText } from '../risk/risk-words.ts';
import { monthText, rateText, shortMonth } from './words.ts';

describe('words of brokerage', () => {
  it('name months as the dates beside them', () => {
    expect([monthText('2026-06'), shortMonth('2026-06')]).toEqual(['Jun 2026', 'Jun 26']);
  });

  it('write a rate with as many decimals as it needs, two at least', () => {
    expect(['0.8000', '0.8250', '0.8125', '-1.0000'].map(rateText)).toEqual([
      '0.80%',
      '0.825%',
      '0.8125%',
      '−1.00%',
    ]);
  });

  it('say which way a difference goes', () => {
    expect(shortBy('414.60', '381.05')).toBe(3355n);
    expect([3355n, -3300n, 0n].map((gap) => differenceText(paise(gap)))).toEqual([
      '₹33.55 less than expected',
      '₹33 more than expected',
      'As expected',
    ]);
  });

  it('count the days to a deadline and those after it', () => {
    expect([20, 1, 0, -1, -140].map(daysText)).toEqual([
      '20 days left',
      '1 day left',
      'Today is the last day',
      '1 day over',
      '140 days over',
    ]);
  });
});

describe('months', () => {
  it('are asked for only where the server does not choose them', () => {
    expect(monthsOf({ period: 'newest', from: '2026-01', to: '2026-02' })).toEqual({});
    expect(monthsOf({ period: 'custom', from: '2026-01', to: '2026-02' })).toEqual({
      from: '2026-01',
      to: '2026-02',
    });
    const { from, to } = monthsOf({ period: 'last-year', from: null, to: null });
    expect([from?.slice(5), to?.slice(5)]).toEqual(['04', '03']);
    expect(Number(to?.slice(0, 4)) - Number(from?.slice(0, 4))).toBe(1);
  });

  it('are listed newest first, over the end of a year', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });
});

describe('a line in the address', () => {
  it('comes back as it was, with a folio of any form', () => {
    const line = { month: '2026-06', kind: 'clawback', schemeCode: 'AFC01', folioNo: '123-4/56' } as const;
    expect(lineOf(lineText(line))).toEqual(line);
    const { line: read } = reportState.read(`?line=${encodeURIComponent(lineText(line))}`);
    expect(read).toBe(lineText(line));
  });

  it('is none where somebody wrote something else', () => {
    for (const wrong of ['2026-13~trail~A~1', '2026-06~gift~A~1', '2026-06~trail~A', 'x']) {
      expect(lineOf(wrong)).toBeNull();
      expect(reportState.read(`?line=${wrong}`).line).toBeNull();
    }
  });

  it('asks only for what is chosen', () => {
    expect(requestedOf(reportState.anywhere)).toEqual({ group: 'line', sort: 'month', order: 'desc' });
    expect(requestedOf(reportState.read('?class=EQUITY&state=held&euin=E123456&sort=client'))).toEqual({
      group: 'line',
      assetClass: 'EQUITY',
      state: 'held',
      euin: 'E123456',
      sort: 'client',
      order: 'asc',
    });
  });
});
