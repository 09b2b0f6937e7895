import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskNumber } from './mask-number.ts';

describe('a masked number', () => {
  it('shows its last four characters and how long it is', () => {
    expect(maskNumber('ABCPN1234K')).toBe('******234K');
    expect(maskNumber('10270100123456')).toBe('**********3456');
  });

  it('is all stars when four characters would be all of it', () => {
    expect(maskNumber('1234')).toBe('****');
    expect(maskNumber('')).toBe('');
  });

  it('is as long as the number and never shows more than four of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,20}$/), (text) => {
        expect(maskNumber(text)).toMatch(
          new RegExp(`^\\*{${text.length <= 4 ? text.length : text.length - 4}}[A-Z0-9]{0,4}$`),
        );
        expect(maskNumber(text)).toHaveLength(text.length);
      }),
    );
  });
});
