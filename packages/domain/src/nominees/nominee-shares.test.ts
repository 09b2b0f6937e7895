import { describe, expect, it } from 'vitest';
import { basisPoints } from '../money/scaled.ts';
import {
  equalShares,
  nomineeShares,
  parseShare,
  sharePercent,
  sumOfShares,
  WHOLE_SHARE,
  writeShare,
} from './nominee-shares.ts';

describe('nominee shares', () => {
  it('are equal where none is given, and the odd lot goes to the first', () => {
    expect(nomineeShares([null, null, null])).toEqual([3334n, 3333n, 3333n]);
    expect(nomineeShares([null])).toEqual([10_000n]);
    expect(equalShares(7)[0]).toBe(1432n);
    for (let count = 1; count <= 10; count += 1) expect(sumOfShares(equalShares(count))).toBe(WHOLE_SHARE);
    expect(equalShares(0)).toEqual([]);
  });

  it('stay as given, and are unknown where only some are', () => {
    const half = basisPoints(5000n);
    expect(nomineeShares([half, half])).toEqual([half, half]);
    expect(nomineeShares([half, null])).toBeNull();
  });

  it('are read as typed with two decimals at most', () => {
    expect(['50', '33.34', '12.5 %', '100', '0'].map(parseShare)).toEqual([5000n, 3334n, 1250n, 10_000n, 0n]);
    expect(['', '33.333', '-5', 'half', '1e2', '.5'].map(parseShare)).toEqual(Array(6).fill(null));
    expect(writeShare(basisPoints(3305n))).toBe('33.05');
  });

  it('are shown with decimals only where they have some', () => {
    expect(['25.00', '33.34', '12.50', '100.00'].map(sharePercent)).toEqual([
      '25%',
      '33.34%',
      '12.50%',
      '100%',
    ]);
  });
});
