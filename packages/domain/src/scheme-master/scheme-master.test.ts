import { describe, expect, it } from 'vitest';
import { dayNo, nav, units } from '../../test/ledger.ts';
import { loadAtAge } from '../holdings/tax/exit-load.ts';
import { writeUnits } from '../money/figure-text.ts';
import { readExitLoads } from '../schemes/read-exit-loads.ts';
import { compareSchemes, type ExistingScheme, missingFields } from './compare-schemes.ts';
import { isIsin, splitIsins } from './isins.ts';
import { readSlabs } from './load-slabs.ts';
import { allotBy, isNfoTooLong, mergedUnits } from './scheme-events.ts';
import { contradictsPlan, flagOf, planOf, riskOf, rtaOfWord } from './scheme-words.ts';

describe('ISINs of AMFI’s last column', () => {
  it('are none, one or two, and no other length (handbook, part 3 A6)', () => {
    expect(isIsin('INF209K01MG9')).toBe(true);
    expect(isIsin('INF209K01MG8')).toBe(false);
    expect(splitIsins('INF209K01MG9INF209K01MH7')).toEqual({
      isin: 'INF209K01MG9',
      isinReinvest: 'INF209K01MH7',
    });
    expect(splitIsins(' - ')).toEqual({ isin: null, isinReinvest: null });
    for (const wrong of ['INF209K01MG9X', 'INF209K01MG', 'INF209K01MG9INF209K01MH8'])
      expect(splitIsins(wrong)).toBeNull();
  });
});

describe('an exit load as it is typed', () => {
  it('has slabs that follow each other', () => {
    expect(readSlabs('1% 0-365; 0.5 % 366-730')).toEqual([
      { upToDays: 365, percent: '1' },
      { upToDays: 730, percent: '0.5' },
    ]);
    expect(readSlabs('Nil')).toEqual([]);
    expect(readSlabs('1% 0-365; 0.5% 300-730')).toBe('overlap');
    expect(readSlabs('1% 0-365; 0.5% 400-730')).toBe('gap');
    for (const wrong of ['1% 365-0', '1 percent', '']) expect(readSlabs(wrong)).toBe('form');
  });

  it('counts by the day of allotment (handbook, part 3 A6)', () => {
    const rules = readExitLoads([
      { from: '2020-01-01', slabs: [{ upToDays: 365, percent: '1' }] },
      { from: '2026-04-01', slabs: [{ upToDays: 90, percent: '1' }] },
    ]);
    const at = (day: string) =>
      loadAtAge({ kind: 'purchase', acquiredOn: dayNo(day) }, dayNo('2026-09-01'), rules)?.rate ?? null;
    expect([at('2026-03-31'), at('2026-04-01')]).toEqual([10_000n, null]);
  });
});

it('a merger gives units at the NAVs of the day (handbook, part 3 A6)', () => {
  expect(writeUnits(mergedUnits(units('1,000'), nav('18.4321'), nav('52.7790')))).toBe('349.232');
});

it('an NFO allots within five business days and is open for fifteen days (handbook, part 3 A6)', () => {
  const day = (iso: string) => Temporal.PlainDate.from(iso);
  const isWeekday = (date: Temporal.PlainDate) => date.dayOfWeek < 6;
  expect(allotBy(day('2026-10-30'), isWeekday).toString()).toBe('2026-11-06');
  expect(isNfoTooLong(day('2026-10-16'), day('2026-10-30'), false)).toBe(false);
  expect(isNfoTooLong(day('2026-10-15'), day('2026-10-30'), false)).toBe(true);
  expect(isNfoTooLong(day('2026-10-01'), day('2026-10-30'), true)).toBe(false);
});

it('words of every file mean one thing, and an unknown one means nothing', () => {
  expect([planOf('NORMAL'), planOf('DIR'), planOf(''), planOf('X')]).toEqual([
    'REGULAR',
    'DIRECT',
    null,
    null,
  ]);
  expect([rtaOfWord('KARVY'), riskOf('Moderately High'), riskOf('4'), flagOf('0'), flagOf('Z')]).toEqual([
    ...['KFIN', 4, 4, false, null],
  ]);
  expect(contradictsPlan('Aranya Gilt Fund - Direct - Growth', 'REGULAR')).toBe(true);
  expect(contradictsPlan('Aranya Gilt Fund - Direct - Growth', 'DIRECT')).toBe(false);
});

describe('a file beside the master', () => {
  const existing: ExistingScheme = {
    ...{ code: '119551', fund: 'A', name: 'Aranya Flexi Cap Fund - Regular - Growth', plan: 'REGULAR' },
    ...{
      option: 'GROWTH',
      rta: 'CAMS',
      rtaCode: 'B02G',
      isin: null,
      isinReinvest: null,
      assetClass: 'EQUITY',
    },
    ...{ category: 'Flexi Cap', taxClass: null, cutoff: 'OTHER', risk: 6, benchmark: 'Nifty 500 TRI' },
    ...{ manager: 'A. Rao', launchedOn: '2015-01-01', lockInMonths: 0, isOpen: true },
    rules: { sip: { leadDays: 5 }, fresh: { min: '500.00' } },
    loads: [{ from: '2020-01-01', slabs: [{ upToDays: 365, percent: '1' }] }],
    facts: { ter: '1.65' },
  };
  const book = new Map([[existing.code, existing]]);

  it('changes only what it says, and a load from a later day leaves the earlier one', () => {
    const said = {
      ...{ line: 2, code: '119551', risk: 5, facts: { ter: '1.65', kim: 'https://amc.example/kim.pdf' } },
      rules: { fresh: { min: '1000.00' } },
      loads: [{ from: '2026-12-01', slabs: [{ upToDays: 90, percent: '1' }] }],
    };
    const [change] = compareSchemes([said], book);
    expect(change?.fields).toEqual(['risk', 'rules', 'loads', 'facts']);
    expect(change?.after).toMatchObject({
      ...{ name: existing.name, risk: 5, facts: { ter: '1.65', kim: 'https://amc.example/kim.pdf' } },
      rules: { sip: { leadDays: 5 }, fresh: { min: '1000.00' } },
    });
    expect(change?.after.loads.map(({ from }) => from)).toEqual(['2020-01-01', '2026-12-01']);
  });

  it('that says the same changes nothing, and one that lacks a scheme closes nobody', () => {
    expect(compareSchemes([{ line: 2, code: '119551', risk: 6, facts: {} }], book)).toEqual([]);
    expect(compareSchemes([], book)).toEqual([]);
    expect(missingFields({ line: 2, code: '1', facts: {} })).toContain('rtaCode');
  });
});
