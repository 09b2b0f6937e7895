import { expect, it } from 'vitest';
import { bounceWords } from './bounce-words.ts';

it('says why a debit was missed and what to do, by code or by words', () => {
  expect(bounceWords('04')).toEqual({
    words: 'Not enough money in the account',
    next: 'Ask the investor to keep enough money in the account. The next instalment is tried as usual.',
  });
  expect(bounceWords('Insufficient balance')).toEqual({
    words: 'Insufficient balance',
    next: bounceWords('04').next,
  });
  expect(bounceWords('The mandate has expired').next).toMatch(/register a new mandate/);
  expect(bounceWords('Debit limit exceeded').next).toMatch(/More money in the account does not help/);
  expect(bounceWords('58').next).toBe(bounceWords('Daily limit exceeded').next);
  expect(bounceWords('26').next).toMatch(/mandate with a higher limit/);
  expect(bounceWords('Account frozen').next).toMatch(/blocked by law/);
  expect(bounceWords('Something else')).toEqual({ words: 'Something else', next: null });
  expect(bounceWords(null)).toEqual({ words: 'No reason given', next: null });
});
