import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';

const marked = (name: string, typed: string) =>
  matchParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('what was typed, in the name that was found', () => {
  it('is marked in any case and order', () => {
    expect(marked('Latha Iyer', 'iy LAT')).toBe('[Lat]ha [Iy]er');
    expect(marked('Banana', 'an')).toBe('B[anan]a');
    expect(marked('Latha Iyer', '')).toBe('Latha Iyer');
    expect(marked('Latha Iyer', '(')).toBe('Latha Iyer');
  });
});
