import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { describe, expect, it } from 'vitest';
import { groupsByLoss } from './by-loss.ts';
import { changeText } from './change-text.ts';

const counted = (list: OpportunityList, worth: string, rows = 1, week: string | null = null) => ({
  list,
  worth,
  rows,
  week: week === null ? null : { worth: week },
});

describe('the lists of the hub', () => {
  it('stand by money, within a group and between groups', () => {
    const groups = groupsByLoss([
      counted('ceased', '1000.00'),
      counted('maturity', '2000.00'),
      counted('redeem', '30000.00'),
      counted('elss', '20000.00'),
      counted('zero-balance', '0.00', 9),
      counted('inactive', '0.00', 10),
      counted('liquid', '0.00', 0),
    ]);
    expect(groups.map(({ group, lists }) => [group, lists.map(({ list }) => list)])).toEqual([
      ['other', ['redeem', 'elss']],
      // 2,000 a month are 24,000 in a year.
      ['sip', ['maturity', 'ceased']],
      ['activation', ['inactive', 'zero-balance']],
      ['cross-sell', ['liquid']],
    ]);
  });

  it('begin with what can be lost this week, whatever else is at stake', () => {
    const groups = groupsByLoss([
      counted('redeem', '9000000.00'),
      // 500 a month are 6,000 in a year: less than the 5,000 a month that end by then.
      counted('expiring-swp', '90000.00', 9, '500.00'),
      counted('ceased', '800000.00'),
      counted('maturity', '20000.00', 4, '5000.00'),
      counted('not-renewed', '1000.00'),
      counted('liquid', '70000000.00'),
      counted('inactive', '60000000.00'),
    ]);
    expect(groups.slice(0, 2).map(({ group, lists }) => [group, lists.map(({ list }) => list)])).toEqual([
      ['sip', ['maturity', 'ceased', 'not-renewed']],
      ['other', ['expiring-swp', 'redeem']],
    ]);
  });
});

describe('the change since last week', () => {
  const before = { on: '2026-11-10', worth: '0.00' };

  it.each([
    [12, 9, '3 more than on 10-Nov'],
    [9, 12, '3 fewer than on 10-Nov'],
    [9, 9, null],
    [1200, 0, '1,200 more than on 10-Nov'],
  ])('from %i, with %i before, is said in words, and nothing where nothing changed', (rows, then, words) => {
    expect(changeText({ rows, before: { ...before, rows: then } })).toBe(words);
  });

  it('is not said where nobody counted', () => {
    expect(changeText({ rows: 3, before: null })).toBeNull();
  });
});
