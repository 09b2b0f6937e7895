import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './code-digits.ts';

describe('a pasted code', () => {
  it('is found in however it was copied', () => {
    expect(digitsOf('409812')).toBe('409812');
    expect(digitsOf(' 409 812\n')).toBe('409812');
    expect(digitsOf('Your code is 409-812.')).toBe('409812');
    expect(digitsOf('409812 is your code, valid for 10 minutes')).toBe('409812');
  });

  it('is at most six digits and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(digitsOf(text)).toMatch(/^\d{0,6}$/);
      }),
    );
  });
});
