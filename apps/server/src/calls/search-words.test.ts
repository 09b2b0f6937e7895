import { describe, expect, it } from 'vitest';
import { clientWords, searchable, searchWords } from './search-words.ts';

describe('the words of a search', () => {
  it('are capitals without punctuation, each once, eight at most', () => {
    expect(searchWords(' Flexi-cap  (growth), flexi ')).toEqual(['FLEXI', 'CAP', 'GROWTH']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords(' %_\\ ')).toEqual([]);
    expect(searchable('Large & Mid', 'ＦＵＮＤ')).toBe('LARGE MID FUND');
  });

  it('for clients keep the signs of folios and names', () => {
    expect(clientWords("Gopal, D'Souza 7654321/98")).toEqual(['gopal', "d'souza", '7654321/98']);
    expect(clientWords('K.R. Iyer')).toEqual(['k', 'r', 'iyer']);
    expect(clientWords('+91 98765-43210')).toEqual(['98765-43210']);
    expect(clientWords(' . , ')).toEqual([]);
  });
});
