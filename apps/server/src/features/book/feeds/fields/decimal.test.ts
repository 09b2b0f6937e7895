import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from './decimal.ts';

describe('a number of a feed', () => {
  it('is exact at the wanted decimals', () => {
    expect(parseDecimal('801.282', 3)).toBe(801_282n);
    expect(parseDecimal('25000', 2)).toBe(2_500_000n);
    expect(parseDecimal('-12.5', 2)).toBe(-1_250n);
    expect(parseDecimal('+0.12', 2)).toBe(12n);
    expect(parseDecimal('.5', 2)).toBe(50n);
    expect(parseDecimal('5.', 2)).toBe(500n);
    expect(parseDecimal('0', 2)).toBe(0n);
    expect(parseDecimal('99999999999999.99', 2)).toBe(9_999_999_999_999_999n);
  });

  it('is rounded half up by magnitude beyond them, as the handbook has it for units', () => {
    expect(parseDecimal('10.1234', 3)).toBe(10_123n);
    expect(parseDecimal('10.1235', 3)).toBe(10_124n);
    expect(parseDecimal('-10.1235', 3)).toBe(-10_124n);
    expect(parseDecimal('14.25207048', 4)).toBe(142_521n);
    expect(parseDecimal('0.99995', 4)).toBe(10_000n);
  });

  it('may be grouped in the Indian or Western way', () => {
    expect(parseDecimal('1,23,456.78', 2)).toBe(12_345_678n);
    expect(parseDecimal('123,456.78', 2)).toBe(12_345_678n);
  });

  it('is never zero when it is none', () => {
    for (const text of [
      '',
      ' ',
      'N.A.',
      '-',
      '.',
      'abc',
      '1.2.3',
      '12a',
      '1,2',
      '--5',
      '*****',
      '0x10',
      'NaN',
      'Infinity',
    ]) {
      expect(parseDecimal(text, 2)).toBe('not-a-number');
    }
    expect(parseDecimal('1.01806E+09', 2)).toBe('scientific');
    expect(parseDecimal('9'.repeat(30), 2)).toBe('too-large');
  });

  it('read is what was written, for any size and any decimals', () => {
    const size = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
    fc.assert(
      fc.property(
        size,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals, places) => {
          const text = decimalText(value, decimals);
          const shift = 10n ** BigInt(Math.abs(places - decimals));
          const magnitude = value < 0n ? -value : value;
          const scaled = places >= decimals ? magnitude * shift : (2n * magnitude + shift) / (2n * shift);
          expect(parseDecimal(text, places)).toBe(value < 0n ? -scaled : scaled);
        },
      ),
    );
  });
});

function decimalText(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return value < 0n ? `-${text}` : text;
}
