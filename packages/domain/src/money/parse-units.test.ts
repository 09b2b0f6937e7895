import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnits } from './format-amounts.ts';
import { parseUnits } from './parse-units.ts';
import { milliUnits } from './scaled.ts';

describe('typed units', () => {
  it.each([
    ['1,234.567', 1_234_567n],
    ['12', 12_000n],
    ['.5', 500n],
    ['5.', 5_000n],
  ])('%s', (text, units) => {
    expect(parseUnits(text)).toBe(units);
  });

  it.each(['', '.', '1.2345', '-1', '1e5', '1,2'])('refuse %j', (text) => {
    expect(parseUnits(text)).toBeNull();
  });

  it('read what is shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
        expect(parseUnits(formatUnits(milliUnits(units)))).toBe(units);
      }),
    );
  });
});
