import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../../test/ledger.ts';
import { paise } from '../../money/scaled.ts';
import { marketMoves, trailIf } from './forecast-scenarios.ts';

const months = Array.from({ length: 12 }, () => ({ held: rupees('24,000'), sips: rupees('500') }));
const redemptions = { out: rupees('12,00,000'), average: rupees('1,00,00,000') };

describe('the forecast in another market', () => {
  // docs/features/brokerage.md, Forecast: 2,88,000 of what is held and 6,000 of instalments.
  it('moves what is held with all NAVs, and leaves the instalments', () => {
    const sums = marketMoves.map((market) => trailIf(months, { market, redemptions: null }));
    expect(sums).toEqual([rupees('2,65,200'), rupees('2,94,000'), rupees('3,22,800')]);
  });

  it('takes as large a share out as was redeemed last year, evenly over the months', () => {
    // 12 % of the average: 0.5 % is gone in the middle of the first month, 11.5 % in that of the last, 6 % on average.
    const sums = marketMoves.map((market) => trailIf(months, { market, redemptions }));
    expect(sums).toEqual([rupees('2,49,648'), rupees('2,76,720'), rupees('3,03,792')]);
    const [first] = months;
    expect(trailIf(first === undefined ? [] : [first], { market: 0, redemptions })).toBe(
      // A year of one month has its middle at half of the share.
      rupees('23,060'),
    );
  });

  it('never takes out more than there is, and nothing where nothing was held', () => {
    const more = { out: rupees('3,00,00,000'), average: rupees('1,00,00,000') };
    // All of it, evenly: half of the year's trail.
    expect(trailIf(months, { market: 0, redemptions: more })).toBe(rupees('1,50,000'));
    const none = { out: rupees('5'), average: rupees('0') };
    expect(trailIf(months, { market: 0, redemptions: none })).toBe(rupees('2,94,000'));
  });

  it('is the forecast itself where nothing moves, to the paisa', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(paise);
    const some = fc.array(fc.record({ held: amount, sips: amount }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, (own) => {
        const sum = own.reduce((before, { held, sips }) => before + held + sips, 0n);
        expect(trailIf(own, { market: 0, redemptions: null })).toBe(sum);
        expect(trailIf(own, { market: -10, redemptions: null })).toBeLessThanOrEqual(sum);
      }),
    );
  });
});
