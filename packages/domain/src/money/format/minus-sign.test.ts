import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedMoney } from '../parse-typed.ts';
import { basisPoints, milliUnits, navTenThousandths, paise } from '../scaled.ts';
import { compactRupees } from './compact-rupees.ts';
import { formatNav, formatPercent, formatRupees, formatUnits } from './format-amounts.ts';
import { groupIndian } from './group-indian.ts';

describe('the minus', () => {
  it('is one sign in every figure, never a hyphen', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: -1n }), (size) => {
        const texts = [
          compactRupees(paise(size)),
          formatRupees(paise(size)),
          formatUnits(milliUnits(size)),
          formatNav(navTenThousandths(size)),
          groupIndian(size),
          formatPercent(basisPoints(size)),
        ];
        for (const text of texts) expect(text).toMatch(/^−[₹\d][^-−]*$/);
      }),
    );
  });

  it('is read back from an amount that was copied', () => {
    expect(parseTypedMoney(formatRupees(paise(-123_45n)))).toBe(-123_45n);
  });
});
