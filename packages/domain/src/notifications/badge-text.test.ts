import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeText } from './badge-text.ts';

describe('the badge', () => {
  it('shows 99 as 99 and anything above as 99+ [S9-10]', () => {
    expect(badgeText(99)).toBe('99');
    expect(badgeText(100)).toBe('99+');
    expect(badgeText(1)).toBe('1');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
        expect(badgeText(count)).toBe(count > 99 ? '99+' : String(count));
      }),
    );
  });

  it('is empty when there is nothing to count (decision S9-11)', () => {
    for (const count of [0, -3, Number.NaN]) expect(badgeText(count)).toBe('');
  });
});
