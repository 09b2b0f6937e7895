import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equityExitLoad } from '../../../test/exit-loads.ts';
import { ledgersOf, schemes as someSchemes } from '../../../test/gains/scenario.ts';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { noHolds } from '../../holdings/sales/free-units.ts';
import { milliUnits, navTenThousandths, paise } from '../../money/scaled.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { unrealisedOf } from '../line/unrealised.ts';
import { harvestOf, loadEndsWithin } from './harvest.ts';
import { type WhatIfTerms, whatIf } from './what-if.ts';

const equity = someSchemes.get('E') as GainScheme;
const schemes = new Map([...someSchemes, ['Z', { ...equity, exitLoad: equityExitLoad }]]);
const positionIn = (rows: readonly string[]) => positionOf(ledgersOf(rows)[0]?.entries ?? []).position;
const termsFor = (schemeCode: string, realised = '0'): WhatIfTerms => ({
  schemeCode,
  schemes,
  nav: nav('30'),
  on: dayNo('2026-02-16'),
  holds: noHolds,
  longEquityGainOf: () => rupees(realised),
});

describe('the harvest of a year', () => {
  const old = positionIn([
    '1/F: 1 purchase 2020-02-20 1000 20,000',
    '1/F: 2 purchase 2025-12-01 1000 25,000',
  ]);

  it('is as many units from the front as the allowance has room for', () => {
    // 10 gained on each unit: 6,000 left are 600 units.
    const found = harvestOf(old, termsFor('F', '1,19,000'));
    expect(found?.units).toBe(units('600'));
    expect(found?.whatIf.longGain).toBe(rupees('6,000'));
    expect(found?.until).toBe(dayNo('2026-03-31'));
  });

  it('stops before the first short-term lot', () => {
    expect(harvestOf(old, termsFor('F'))?.units).toBe(units('1000'));
  });

  it('is nothing where the allowance is used up, nothing is gained, or the scheme is no equity', () => {
    expect(harvestOf(old, termsFor('F', '1,25,000'))).toBeNull();
    expect(harvestOf(positionIn(['1/F: 1 purchase 2020-02-20 10 400']), termsFor('F'))).toBeNull();
    expect(harvestOf(positionIn(['1/H: 1 purchase 2020-02-20 10 100']), termsFor('H'))).toBeNull();
    expect(harvestOf(positionIn(['1/F: 1 purchase 2025-12-01 10 100']), termsFor('F'))).toBeNull();
    // Equity until the day before, or of a class that nobody knows.
    for (const taxClass of ['debt', null] as const) {
      const changed = { ...equity, taxClassChanges: [{ from: termsFor('F').on, taxClass }] };
      expect(harvestOf(old, { ...termsFor('F'), schemes: new Map([['F', changed]]) })).toBeNull();
    }
  });

  it('is the best of all counts of units, by trying each', () => {
    const lots = fc.array(fc.record({ age: fc.integer({ min: 300, max: 3000 }), paid: fc.bigInt(1n, 90n) }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(lots, fc.bigInt(0n, 40n), (some, left) => {
        const rows = some
          .toSorted((one, other) => other.age - one.age)
          .map(({ age, paid }, index) => {
            const day = Temporal.PlainDate.from('2026-02-16').subtract({ days: age });
            // 0.010 units at NAV 30 are worth 30 paise.
            return `1/F: ${index + 1} purchase ${day} 0.010 0.${String(paid).padStart(2, '0')}`;
          });
        const position = positionIn(rows);
        const terms: WhatIfTerms = {
          ...termsFor('F'),
          longEquityGainOf: () => paise(1_25_000_00n - left),
        };
        let best = 0n;
        for (let count = 1n; count <= position.units; count += 1n) {
          const answer = whatIf(position, { by: 'units', units: milliUnits(count) }, terms);
          if (!answer.ok || answer.whatIf.lots.some(({ term }) => term === 'short')) continue;
          const { longGain } = answer.whatIf;
          if (longGain > best && longGain <= left) best = longGain;
          // What is beyond may fit again only after a loss: the harvest does not pass over it.
          if (longGain > left) break;
        }
        // Rounding makes the gain of a thousandth jump by a paisa: that much may be missed.
        const found = harvestOf(position, terms)?.whatIf.longGain ?? 0n;
        expect(found).toBeLessThanOrEqual(left);
        expect(Number(best - found)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a load that ends soon', () => {
  it('is named with its lot, its units and the first day without it', () => {
    const position = positionIn([
      '1/Z: 1 purchase 2025-01-06 100 2,000',
      '1/Z: 2 purchase 2025-03-10 100 2,000',
      '1/Z: 3 purchase 2025-06-10 100 2,000',
    ]);
    const found = loadEndsWithin(position, dayNo('2026-02-16'), equityExitLoad, 30);
    // A tenth of the lot is free; 365 days after 10-Mar-2025 is 10-Mar-2026.
    expect(found.map(({ lot, units: count, endsOn }) => [lot.ref, count, endsOn])).toEqual([
      ['2', units('90'), dayNo('2026-03-11')],
    ]);
  });
});

describe('gains of units held', () => {
  it('are short or long as if sold that day, grandfathered, and without those of unknown cost', () => {
    const position = positionIn([
      '1/E: 1 purchase 2017-01-10 100 2,000',
      '1/E: 2 purchase 2025-06-05 50 3,000',
      '1/E: 3 transfer-in 2025-06-06 10 500',
    ]);
    const found = unrealisedOf(
      position,
      { schemeCode: 'E', nav: nav('70'), on: dayNo('2026-03-10') },
      schemes,
    );
    expect(found).toMatchObject({
      long: { units: units('100'), value: rupees('7,000'), cost: rupees('3,400'), gain: rupees('3,600') },
      short: { units: units('50'), value: rupees('3,500'), cost: rupees('3,000'), gain: rupees('500') },
      withoutCost: { units: units('10'), value: rupees('700') },
    });
    expect(
      unrealisedOf(position, { schemeCode: 'X', nav: nav('70'), on: dayNo('2026-03-10') }, schemes),
    ).toBeNull();
  });

  it('adds up to the paisa: value less cost is the gain, however many lots there are', () => {
    const lots = fc.array(
      fc.record({ units: fc.bigInt({ min: 1n, max: 50_000n }), paid: fc.bigInt({ min: 1n, max: 900_000n }) }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(lots, fc.bigInt({ min: 10_000n, max: 9_999_999n }), (some, price) => {
        const [first] = positionIn(['1/F: 1 purchase 2024-02-20 1 10']).lots;
        if (first === undefined) throw new Error('One lot');
        const position = {
          ...positionIn(['1/F: 1 purchase 2024-02-20 1 10']),
          lots: some.map((one, at) => ({
            ...first,
            ref: String(at),
            acquiredOn: (first.acquiredOn + at * 30) as typeof first.acquiredOn,
            units: milliUnits(one.units),
            allotted: milliUnits(one.units),
            paid: paise(one.paid),
          })),
        };
        const terms = { schemeCode: 'F', nav: navTenThousandths(price), on: dayNo('2026-03-10') };
        const found = unrealisedOf(position, terms, schemes);
        const held = some.reduce((sum, one) => sum + one.units, 0n);
        const cost = some.reduce((sum, one) => sum + one.paid, 0n);
        // In rupees of ten million parts, half up, once.
        const value = (held * price + 50_000n) / 100_000n;
        expect((found?.long.gain ?? 0n) + (found?.short.gain ?? 0n)).toBe(value - cost);
      }),
    );
  });
});
