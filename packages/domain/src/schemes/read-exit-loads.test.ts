import { describe, expect, it } from 'vitest';
import { equityExitLoad, liquidExitLoad } from '../../test/exit-loads.ts';
import { exitLoadText, readExitLoads } from './read-exit-loads.ts';

const from = '1900-01-01';

describe('exit loads as stored', () => {
  it('say the same as the usual equity and liquid loads of the handbook', () => {
    expect(readExitLoads([{ from, slabs: [{ upToDays: 365, percent: '1' }], freePercent: '10' }])).toEqual(
      equityExitLoad,
    );
    const percents = ['0.0070', '0.0065', '0.0060', '0.0055', '0.0050', '0.0045'];
    const slabs = percents.map((percent, index) => ({ upToDays: index + 1, percent }));
    expect(readExitLoads([{ from, slabs }])).toEqual(liquidExitLoad);
  });

  it('come in order of dates and of days, however they are written', () => {
    const rules = readExitLoads([
      { from: '2024-04-01', slabs: [] },
      {
        from: '2020-01-01',
        slabs: [
          { upToDays: 365, percent: '0.5' },
          { upToDays: 90, percent: '1' },
        ],
      },
    ]);
    expect(rules.map((rule) => rule.slabs.map(({ upToDays }) => upToDays))).toEqual([[90, 365], []]);
  });

  it('refuse what is no percentage or finer than we keep', () => {
    for (const percent of ['', '-1', '1%', '1.00005', 'one', '1e1']) {
      expect(() => readExitLoads([{ from, slabs: [{ upToDays: 1, percent }] }]), percent).toThrow(RangeError);
    }
  });
});

describe('an exit load in words', () => {
  it('says rate, time and what is free', () => {
    expect(exitLoadText(equityExitLoad[0] ?? null)).toBe('1% within 365 days, 10% of units free');
    expect(exitLoadText(liquidExitLoad[0] ?? null)).toMatch(/^0\.007% within 1 day, 0\.0065% within 2 days,/);
    const [half] = readExitLoads([{ from, slabs: [{ upToDays: 30, percent: '0.25' }] }]);
    expect(exitLoadText(half ?? null)).toBe('0.25% within 30 days');
  });

  it('is Nil without a rule, without slabs and with slabs of nothing', () => {
    expect(exitLoadText(null)).toBe('Nil');
    for (const slabs of [[], [{ upToDays: 30, percent: '0' }]]) {
      expect(exitLoadText(readExitLoads([{ from, slabs }])[0] ?? null)).toBe('Nil');
    }
  });
});
