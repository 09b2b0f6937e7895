import { dayNumber, paise } from '@hub/domain';
import { checkRateCard } from '@hub/domain/brokerage/rate-card/check-rate-card';
import { rateOf } from '@hub/domain/brokerage/rate-card/rate-of';
import { describe, expect, it } from 'vitest';
import { demoRateCards } from './demo-rate-cards.ts';

const schemes = [
  { code: '900100', category: 'Flexi Cap', assetClass: 'EQUITY' },
  { code: '900101', category: 'Flexi Cap', assetClass: 'EQUITY' },
  { code: '900102', category: 'Liquid', assetClass: 'LIQUID' },
  { code: '900103', category: 'Gilt', assetClass: 'DEBT' },
] as const;

describe('the rate cards of the demo', () => {
  const cards = demoRateCards(schemes);

  it('could be brought in as files', () => {
    for (const { lines } of cards) expect(checkRateCard(lines)).toEqual([]);
    expect(cards.map(({ lines }) => new Set(lines.map(({ gstBasis }) => gstBasis)))).toEqual([
      new Set(['inclusive']),
      new Set(['inclusive']),
      new Set(['exclusive']),
    ]);
  });

  it('have a rate above nil for every scheme, amount and day since the first', () => {
    for (const { code } of schemes) {
      for (const boughtOn of [dayNumber(2019, 1, 1), dayNumber(2024, 3, 31), dayNumber(2024, 4, 1)]) {
        for (const amount of [paise(100n), paise(2_000_000_000n)]) {
          for (const on of [boughtOn, dayNumber(2026, 3, 31), dayNumber(2026, 4, 1), dayNumber(2030, 1, 1)]) {
            const found = rateOf(cards, { scheme: code, boughtOn, location: null, amount, on });
            expect(found.ok && found.rate > 0n, `${code} ${boughtOn} ${amount} ${on}`).toBe(true);
          }
        }
      }
    }
  });
});
