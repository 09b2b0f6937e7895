import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlipOf } from './slips.ts';

describe('a slip', () => {
  it.each([
    ['statment', 'statement', 'a letter too few'],
    ['statemment', 'statement', 'a letter too many'],
    ['staetment', 'statement', 'two changed places'],
    ['statoment', 'statement', 'another letter'],
    ['brokrage', 'brokerage', 'a letter too few'],
    ['oportunities', 'opportunities', 'one of a double'],
    ['kap', 'cap', 'heard alike'],
    ['fleksi', 'flexi', 'heard alike'],
    ['maturing', 'maturity', 'another ending'],
    ['statm', 'statement', 'the beginning, a letter too few'],
    ['portf', 'portfolio', 'the beginning itself'],
  ])('%s means %s: %s', (typed, word) => {
    expect(isSlipOf(typed, word)).toBe(true);
  });

  it.each([
    ['sip', 'stp'],
    ['nav', 'new'],
    ['port', 'posters'],
    ['debt', 'depts of'],
    ['xyzzyq', 'statement'],
    ['qwertyui', 'queries'],
    ['gold', 'bold'],
    ['liquid', 'liability'],
    ['a', 'aum'],
    ['', 'aum'],
    ['x'.repeat(25), 'x'.repeat(25)],
  ])('%s does not mean %s', (typed, word) => {
    expect(isSlipOf(typed, word)).toBe(false);
  });

  it('of one letter is forgiven in every word of four letters or more, wherever it is but at the first', () => {
    const letter = fc.constantFrom(...'abdegimnort');
    const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, fc.nat(), letter, (meant, place, other) => {
        const at = 1 + (place % (meant.length - 1));
        const typed = meant.slice(0, at) + other + meant.slice(at + 1);
        // Doubles count once, and what is left must be a word.
        fc.pre(typed.replace(/(.)\1+/g, '$1').length >= 4);
        expect(isSlipOf(typed, meant)).toBe(true);
      }),
    );
  });
});
