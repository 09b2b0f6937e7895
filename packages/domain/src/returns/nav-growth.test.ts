import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo } from '../../test/ledger.ts';
import { navTenThousandths } from '../money/scaled.ts';
import { navGrowth } from './nav-growth.ts';

const at = (iso: string, nav: bigint) => ({ day: dayNo(iso), nav: navTenThousandths(nav) });

describe('the growth of a NAV', () => {
  it('is the plain change up to one year', () => {
    expect(navGrowth(at('2026-01-01', 100_000n), at('2026-07-01', 110_000n))).toEqual({
      percent: '10.00',
      isYearly: false,
    });
    expect(navGrowth(at('2025-11-15', 100_000n), at('2026-11-15', 95_550n))).toEqual({
      percent: '-4.45',
      isYearly: false,
    });
  });

  it('is a yearly rate over one year, by days of a year of 365', () => {
    // Four times as much in ten years, of which two had a leap day: 4 ^ (365 / 3652) - 1.
    expect(navGrowth(at('2016-11-15', 100_000n), at('2026-11-15', 400_000n))).toEqual({
      percent: '14.86',
      isYearly: true,
    });
    expect(navGrowth(at('2025-11-14', 100_000n), at('2026-11-15', 100_000n))).toEqual({
      percent: '0.00',
      isYearly: true,
    });
  });

  it('has no minus before nil, and is none from nil or over no time', () => {
    expect(navGrowth(at('2026-01-01', 10_000_000n), at('2026-02-01', 9_999_999n))?.percent).toBe('0.00');
    expect(navGrowth(at('2026-01-01', 0n), at('2026-02-01', 10n))).toBeNull();
    expect(navGrowth(at('2026-01-01', 10n), at('2026-01-01', 20n))).toBeNull();
    expect(navGrowth(at('2026-01-01', 10n), at('2026-02-01', 0n))).toEqual({
      percent: '-100.00',
      isYearly: false,
    });
  });

  it('grows with the last NAV, whatever the time', () => {
    const nav = fc.bigInt(1n, 10_000_000_000n);
    fc.assert(
      fc.property(nav, nav, nav, fc.integer({ min: 1, max: 12_000 }), (from, one, other, days) => {
        const first = at('1993-01-01', from);
        const growth = (to: bigint) =>
          Number(
            navGrowth(first, { ...at('1993-01-01', to), day: (first.day + days) as typeof first.day })
              ?.percent,
          );
        expect(growth(one) <= growth(other)).toBe(one <= other || growth(one) === growth(other));
      }),
    );
  });
});
