import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shares, shareText } from './shares.ts';

describe('shares of a whole', () => {
  it('adds up to a hundred per cent, each within a tenth of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 8 }),
        (parts) => {
          const whole = parts.reduce((sum, part) => sum + part, 0n);
          fc.pre(whole > 0n);
          const got = shares(parts);
          expect(got.reduce((sum, one) => sum + one, 0)).toBe(1000);
          got.forEach((tenths, at) => {
            expect(Math.abs(tenths - (Number(parts[at]) * 1000) / Number(whole))).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('gives what rounding leaves to those it took most from', () => {
    expect(shares([1n, 1n, 1n])).toEqual([334, 333, 333]);
    expect(shares([2n, 1n])).toEqual([667, 333]);
  });

  it('is nil where there is no whole', () => {
    expect(shares([])).toEqual([]);
    expect(shares([0n, 0n])).toEqual([0, 0]);
  });

  it('reads with one decimal', () => {
    expect(shareText(582)).toBe('58.2%');
    expect(shareText(1000)).toBe('100.0%');
  });
});
