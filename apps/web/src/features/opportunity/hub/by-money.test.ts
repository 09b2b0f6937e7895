import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { describe, expect, it } from 'vitest';
import { groupsByMoney } from './by-money.ts';
import { changeText } from './change-text.ts';

const counted = (list: OpportunityList, worth: string, rows = 1) => ({ list, worth, rows });

describe('the lists of the hub', () => {
  it('stand by money, within a group and between groups', () => {
    const groups = groupsByMoney([
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
});

describe('the change since last week', () => {
  const before = { on: '2026-11-10', worth: '0.00' };

  it.each([
    [12, 9, '3 more than on 10-Nov'],
    [9, 12, '3 fewer than on 10-Nov'],
    [9, 9, 'as many as on 10-Nov'],
    [1200, 0, '1,200 more than on 10-Nov'],
  ])('from %i, with %i before, is said in words', (rows, then, words) => {
    expect(changeText({ rows, before: { ...before, rows: then } })).toBe(words);
  });

  it('is not said where nobody counted', () => {
    expect(changeText({ rows: 3, before: null })).toBeNull();
  });
});
