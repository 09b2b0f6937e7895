import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEuin, isPan } from './identity-codes.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
const digit = fc.constantFrom(...'0123456789');
const text = (unit: fc.Arbitrary<string>, length: number) =>
  fc.string({ unit, minLength: length, maxLength: length });

describe('PAN', () => {
  it('is five letters, four digits, one letter, and nothing shorter, longer or in other order [S5-01]', () => {
    expect(isPan('ABCPK1234L')).toBe(true);
    for (const wrong of [
      '',
      'ABCPK1234',
      'ABCPK1234LL',
      'ABCP1234LK',
      '1234ABCPKL',
      'ABCPK12345',
      'ABCPK12E4L',
      ' ABCPK1234L',
      'ABCPK1234L\n',
      'ABCPK-1234-L',
      'ÀBCPK1234L',
      'ABCPK١٢٣٤L',
    ]) {
      expect(isPan(wrong), JSON.stringify(wrong)).toBe(false);
    }
    const good = fc.tuple(text(letter, 5), text(digit, 4), letter);
    fc.assert(fc.property(good, (parts) => isPan(parts.join(''))));
    fc.assert(
      fc.property(good, fc.nat({ max: 9 }), ([head, middle, tail], at) => {
        const pan = head + middle + tail;
        expect(isPan(pan.slice(0, at) + pan.slice(at + 1))).toBe(false);
        expect(isPan(`${pan.slice(0, at)}?${pan.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('may be in either case [S5-02]', () => {
    expect(isPan('abcpk1234l')).toBe(true);
    expect(isPan('aBcPk1234L')).toBe(true);
  });
});

describe('EUIN', () => {
  it('is optional: empty passes [S5-06]', () => {
    expect(isEuin('')).toBe(true);
    expect(isEuin(' ')).toBe(false);
  });

  it('is E and six digits when given [S5-07]', () => {
    fc.assert(fc.property(text(digit, 6), (digits) => isEuin(`E${digits}`)));
    for (const wrong of [
      'E12345',
      'E1234567',
      'e123456',
      'A123456',
      '1234567',
      'E12345A',
      'E',
      'E123456\n',
    ]) {
      expect(isEuin(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });
});
