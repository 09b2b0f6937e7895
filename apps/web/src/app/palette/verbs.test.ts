import { describe, expect, it } from 'vitest';
import { typedAct } from './verbs.ts';

describe('an act and for whom', () => {
  it.each([
    ['redeem mary', 'redeem', 'mary', null],
    ['Sell  Mary Thomas', 'redeem', 'Mary Thomas', null],
    ['sip 5,000 sharma', 'sip', 'sharma', '5000.00'],
    ['sip sharma ₹1,00,000', 'sip', 'sharma', '100000.00'],
    ['pause anand', 'sip-pause', 'anand', null],
    ['mandate iyer', 'otm', 'iyer', null],
    ['lumpsum 0 iyer', 'lumpsum', 'iyer', null],
  ])('%s', (typed, opens, words, amount) => {
    expect(typedAct(typed)).toMatchObject({ opens, words, amount });
  });

  it.each(['mary', 'mary redeem', 'redeem', 'redeem m', 'sip 5000', 'sipra das', ''])(
    '“%s” is none',
    (typed) => {
      expect(typedAct(typed)).toBeNull();
    },
  );
});
