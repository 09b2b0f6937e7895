import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo, rupees } from '../../../test/ledger.ts';
import type { HoldingTerm, TaxRate } from '../../holdings/tax/holding-term.ts';
import { paise } from '../../money/scaled.ts';
import { isNonResident, taxStatuses } from '../../tax-status/tax-statuses.ts';
import { tdsOnGains } from './tds-on-gains.ts';

const flat = (basisPoints: number): TaxRate => ({ kind: 'flat', basisPoints, isIndexed: false });
const slab: TaxRate = { kind: 'slab' };
const on = dayNo('2026-11-16');

describe('tax at source', () => {
  it('is taken of non-residents alone, NRE and NRO', () => {
    expect(taxStatuses.filter(({ code }) => isNonResident(code)).map(({ code }) => code)).toEqual([
      '11',
      '21',
      '24',
      '26',
      '27',
      '28',
      '29',
    ]);
    expect(isNonResident('')).toBe(false);
  });

  it.each<[string, HoldingTerm, TaxRate, string]>([
    ['equity, short: 20 % and 4 % of it', 'short', flat(2000), '20,800'],
    ['equity, long: 12.5 %, without the allowance', 'long', flat(1250), '13,000'],
    ['debt by the slab: the highest, 30 %', 'short', slab, '31,200'],
  ])('of a lakh of gain is, %s', (_, term, rate, tds) => {
    expect(tdsOnGains([{ term, rate, gain: rupees('1,00,000') }], on).amount).toBe(rupees(tds));
  });

  it('leaves losses and gains whose cost nobody knows alone', () => {
    const gains = [
      { term: 'short', rate: flat(2000), gain: rupees('-5,000') },
      { term: 'long', rate: flat(1250), gain: rupees('4,000') },
      { term: 'long', rate: flat(1250), gain: rupees('-1,000') },
      { term: 'long', rate: flat(1250), gain: null },
    ] as const;
    expect(tdsOnGains(gains, on)).toEqual({
      parts: [{ term: 'long', basisPoints: 1250, gain: rupees('3,000'), tds: rupees('390') }],
      amount: rupees('390'),
    });
  });

  it('is what three sums on paper say', () => {
    const rates = [
      ['short', flat(2000), 0.208],
      ['long', flat(1250), 0.13],
      ['short', slab, 0.312],
    ] as const;
    const one = fc.record({ at: fc.nat(2), gain: fc.integer({ min: -1_000_000, max: 1_000_000 }) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (gains) => {
        const reported = tdsOnGains(
          gains.map(({ at, gain }) => {
            const [term, rate] = rates[at as 0];
            return { term, rate, gain: paise(BigInt(gain)) };
          }),
          on,
        );
        const paper = rates.map(([, , share], at) => {
          const sum = gains.filter((own) => own.at === at).reduce((all, { gain }) => all + gain, 0);
          return sum > 0 ? sum * share : 0;
        });
        const expected = paper.reduce((all, tax) => all + tax, 0);
        expect(Math.abs(Number(reported.amount) - expected)).toBeLessThanOrEqual(1.5001);
      }),
    );
  });
});
