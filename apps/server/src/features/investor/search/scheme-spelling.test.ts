import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../calls/search-words.ts';
import { spellingsOf } from './scheme-spelling.ts';

const names = [
  'Aranya Flexi Cap Fund Flexi Cap Fund',
  'Aranya Gilt Fund Gilt Fund',
  'Aranya Balanced Advantage Fund Dynamic Asset Allocation',
  'Aranya Nifty 50 Index Fund Index Funds',
];

describe('a scheme typed with slips', () => {
  it.each([
    ['flexi kap', [['FLEXI'], ['CAP']]],
    ['flexikap', [['FLEXICAP']]],
    ['felxi cap', [['FLEXI'], ['CAP']]],
    ['balaced advntage', [['BALANCED'], ['ADVANTAGE']]],
    ['nifti 50', [['NIFTY'], ['50']]],
    ['gilt fund', [['GILT'], ['FUND']]],
  ])('%j is read as %j', (typed, expected) => {
    expect(spellingsOf(searchWords(typed), names)).toEqual(expected);
  });

  it.each(['xyzzy', 'gilt xyzzy', 'nifty 51', 'qwertyuiop'])('%j means none of them', (typed) => {
    expect(spellingsOf(searchWords(typed), names)).toBeNull();
  });
});
