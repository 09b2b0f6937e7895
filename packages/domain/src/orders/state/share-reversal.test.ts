import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../money/scaled.ts';
import { type MoneyPlace, shareReversal } from './share-reversal.ts';

const place = (order: string | null, left: bigint, more: Partial<MoneyPlace> = {}): MoneyPlace => ({
  order,
  orderStatus: 'paid',
  status: 'held',
  left: paise(left),
  ...more,
});
const sharesOf = (places: readonly MoneyPlace[], amount: bigint) => {
  const { shares, over } = shareReversal(places, paise(amount));
  return [...shares.map((share) => `${share.place.order ?? 'nobody'} ${share.amount}`), over];
};

describe('money that the bank gave back by itself', () => {
  const two = [place('A', 5_000_00n), place('B', 6_000_00n)];

  it('is of the one order that has just so much, else of the first ones (the worked example)', () => {
    expect(sharesOf(two, 6_000_00n)).toEqual(['B 600000', 0n]);
    expect(sharesOf(two, 5_500_00n)).toEqual(['A 500000', 'B 50000', 0n]);
    expect(sharesOf(two, 11_000_00n)).toEqual(['A 500000', 'B 600000', 0n]);
  });

  it('is taken first from what goes back anyway, then from what the registrar has not got', () => {
    const places = [
      place('A', 100n, { orderStatus: 'allotted', status: 'invested' }),
      place('B', 100n, { orderStatus: 'submitted' }),
      place('C', 100n),
      place('D', 100n, { orderStatus: 'rejected', status: 'refunding' }),
      place(null, 100n, { orderStatus: null, status: 'to-refund' }),
    ];
    expect(sharesOf(places, 450n)).toEqual(['nobody 100', 'D 100', 'C 100', 'B 100', 'A 50', 0n]);
    expect(sharesOf(places, 100n)).toEqual(['nobody 100', 0n]);
  });

  it('never takes more from anybody than is there, and names what is over', () => {
    const anyPlace = fc.record({
      order: fc.constantFrom(null, 'A', 'B', 'C'),
      orderStatus: fc.constantFrom('paid' as const, 'submitted' as const, 'cancelled' as const),
      status: fc.constantFrom(
        'held' as const,
        'to-refund' as const,
        'refunding' as const,
        'invested' as const,
      ),
      left: fc.bigInt({ min: 0n, max: 50n }).map(paise),
    });
    fc.assert(
      fc.property(
        fc.array(anyPlace, { maxLength: 5 }),
        fc.bigInt({ min: 1n, max: 300n }),
        (places, amount) => {
          const { shares, over } = shareReversal(places, paise(amount));
          const there = places.reduce((sum, { left }) => sum + left, 0n);
          const taken = shares.reduce((sum, share) => sum + share.amount, 0n);
          expect(taken + over).toBe(amount);
          expect(over).toBe(amount > there ? amount - there : 0n);
          expect(shares.every((share) => share.amount > 0n && share.amount <= share.place.left)).toBe(true);
          expect(new Set(shares.map((share) => share.place)).size).toBe(shares.length);
        },
      ),
    );
  });
});
