import { describe, expect, it } from 'vitest';
import { isTaxClass, taxClasses, taxClassOfCategory, taxClassTexts } from './tax-class.ts';

describe('the tax class', () => {
  it('is one of four, each in words', () => {
    expect(Object.keys(taxClassTexts)).toEqual([...taxClasses]);
    expect(taxClasses.every(isTaxClass)).toBe(true);
    for (const none of ['EQUITY', 'OTHER', '', 'toString']) expect(isTaxClass(none)).toBe(false);
  });

  it.each([
    ['equity', ['Large Cap Fund', 'Large & Mid Cap Fund', 'Flexi Cap Fund', 'ELSS', 'Sectoral/ Thematic']],
    ['equity', ['Aggressive Hybrid Fund', 'Arbitrage Fund', 'Equity Savings', 'Value Fund']],
    ['debt', ['Liquid Fund', 'Low Duration Fund', 'Banking and PSU Fund', 'Gilt Fund', 'Overnight Fund']],
    ['debt', ['Conservative Hybrid Fund', 'Ultra Short Duration Fund', 'Corporate Bond Fund']],
    // Gold and overseas are not hybrids: both are long after 24 months, but lots of 2023 to 2025 differ.
    ['gold-overseas', ['Gold ETF', 'FoF Overseas', 'Silver ETF']],
    ['hybrid', ['Balanced Hybrid Fund']],
  ] as const)('%s follows from %j', (taxClass, categories) => {
    expect(categories.map(taxClassOfCategory)).toEqual(categories.map(() => taxClass));
  });

  it('is never guessed where the category leaves it open or is unknown', () => {
    const open = ['Index Funds', 'FoF Domestic', 'Multi Asset Allocation', 'Retirement Fund', 'Other ETFs'];
    for (const category of [...open, 'Dynamic Asset Allocation or Balanced Advantage', 'Lottery', '']) {
      expect(taxClassOfCategory(category), category).toBeNull();
    }
  });
});
