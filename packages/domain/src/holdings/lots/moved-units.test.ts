import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEntry } from '../../../test/apply-entry.ts';
import { anyRows, dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { milliUnits, navTenThousandths, paise } from '../../money/scaled.ts';
import { unitsFor, valueAt } from '../../money/unit-value.ts';
import { bonusUnits } from '../moves/bonus-units.ts';
import { idcwAmount, idcwTax, reinvestIdcw } from '../moves/idcw.ts';
import { carryLots } from './carry-lots.ts';
import { packPosition, unpackPosition } from './pack-position.ts';
import { positionOf } from './position-of.ts';
import { splitByWeight } from './split-by-weight.ts';
import type { LotPart } from './take-lots.ts';

describe('a merger', () => {
  const source = positionOf([
    entry('1', 'purchase', '2019-04-01', { units: units('100'), amount: rupees('1000'), nav: nav('10') }),
    entry('2', 'purchase', '2024-04-01', { units: units('50'), amount: rupees('900'), nav: nav('18') }),
  ]).position;
  const out = applyEntry(source, entry('3', 'merger-out', '2026-06-05', { units: units('150') }));
  const target = {
    kind: 'merger-in',
    ref: 'M',
    day: dayNo('2026-06-05'),
    units: units('75'),
    nav: nav('40'),
  } as const;

  it('carries each lot with its cost and its day into the new scheme', () => {
    const entries = carryLots(out.ok ? out.parts : [], target);
    const { position, refusals } = positionOf(entries);
    expect(refusals).toEqual([]);
    expect(position.lots.map((lot) => [lot.acquiredOn, lot.units, lot.paid])).toEqual([
      [dayNo('2019-04-01'), units('50'), rupees('1000')],
      [dayNo('2024-04-01'), units('25'), rupees('900')],
    ]);
    expect(entries.map((row) => [row.ref, row.amount])).toEqual([
      ['M/1', rupees('2000')],
      ['M/2', rupees('1000')],
    ]);
  });

  it('puts carried lots before younger ones the new scheme had already', () => {
    const own = entry('9', 'purchase', '2020-01-01', { units: units('10'), amount: rupees('400') });
    const { position } = positionOf([own, ...carryLots(out.ok ? out.parts : [], target)]);
    expect(position.lots.map((lot) => lot.ref)).toEqual(['M/1', '9', 'M/2']);
    expect(position.lastInvestedOn).toBe(own.day);
  });

  it('loses neither units nor cost, whatever it carries', () => {
    fc.assert(
      fc.property(anyRows, fc.bigInt({ min: 1n, max: 900_000n }), (rows, count) => {
        const { position } = positionOf(rows);
        fc.pre(position.units > 0n);
        const last = position.mark?.day ?? target.day;
        const leave = entry('Z99999', 'merger-out', '2026-01-01', { units: position.units });
        const left = applyEntry(position, { ...leave, day: (last + 1) as typeof last });
        const parts: readonly LotPart[] = left.ok ? left.parts : [];
        const entries = carryLots(parts, {
          ...target,
          day: (last + 1) as typeof last,
          units: milliUnits(count),
        });
        const arrived = positionOf(entries);
        expect(arrived.refusals).toEqual([]);
        expect(arrived.position.units).toBe(count);
        expect(arrived.position.cost).toBe(position.cost);
      }),
    );
  });
});

describe('a bonus', () => {
  it('gives so many units for so many, at no cost and of its own day', () => {
    expect(bonusUnits(units('100.001'), { given: 1, forEvery: 2 })).toBe(units('50.001'));
    expect(() => bonusUnits(units('1'), { given: 0, forEvery: 2 })).toThrow(RangeError);
    const { position } = positionOf([
      entry('1', 'purchase', '2024-01-01', { units: units('100'), amount: rupees('1000') }),
      entry('2', 'bonus', '2025-01-01', { units: units('50') }),
    ]);
    expect(position.lots.at(-1)).toMatchObject({ acquiredOn: dayNo('2025-01-01'), paid: 0n });
    expect([position.units, position.cost]).toEqual([units('150'), rupees('1000')]);
  });
});

describe('IDCW', () => {
  const on = dayNo('2026-11-13');
  const nothing = { paid: paise(0n), withheld: paise(0n) };

  it('pays so much per unit, to eight decimals of a rupee', () => {
    expect(idcwAmount(units('1000'), 25_000_000n)).toBe(rupees('250'));
    expect(idcwAmount(units('10000'), 12_345n)).toBe(rupees('1.23'));
  });

  it('withholds nothing up to 10,000 in the year, then a tenth of all of it', () => {
    const earlier = { paid: rupees('8000'), withheld: paise(0n) };
    expect(idcwTax(rupees('10000'), nothing, true, on)).toBe(0n);
    expect(idcwTax(rupees('10000.10'), nothing, true, on)).toBe(rupees('1000.01'));
    expect(idcwTax(rupees('2000.10'), earlier, true, on)).toBe(rupees('1000.01'));
    expect(idcwTax(rupees('500'), { paid: rupees('12000'), withheld: rupees('1200') }, true, on)).toBe(
      rupees('50'),
    );
    expect(idcwTax(rupees('1'), { paid: rupees('10000'), withheld: paise(0n) }, true, on)).toBe(rupees('1'));
  });

  it('withholds a fifth from a non-resident', () => {
    expect(idcwTax(rupees('100'), nothing, false, on)).toBe(rupees('20'));
  });

  it('reinvested buys units with what the tax left, less duty', () => {
    expect(reinvestIdcw(rupees('20000'), rupees('2000'), nav('12.5'), on)).toEqual({
      amount: rupees('18000'),
      duty: rupees('0.90'),
      invested: rupees('17999.10'),
      units: units('1439.928'),
    });
  });
});

describe('units and money', () => {
  it('go to the third decimal and the paisa, half up', () => {
    expect(unitsFor(rupees('1'), nav('16'))).toBe(63n);
    expect(valueAt(units('0.005'), nav('1'))).toBe(1n);
    expect(valueAt(units('0.004'), nav('1'))).toBe(0n);
    expect(() => unitsFor(rupees('1'), navTenThousandths(0n))).toThrow(RangeError);
  });

  it('come back to within half a thousandth of a unit and half a paisa', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (sum, price) => {
          const back = valueAt(unitsFor(paise(sum), navTenThousandths(price)), navTenThousandths(price));
          const away = back > sum ? back - sum : sum - back;
          expect(2n * 100_000n * away <= price + 100_000n).toBe(true);
        },
      ),
    );
  });

  it('split by weight without losing anything', () => {
    expect(splitByWeight(100n, [1n, 1n, 1n])).toEqual([33n, 34n, 33n]);
    expect(splitByWeight(7n, [0n, 0n])).toEqual([7n, 0n]);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 20 }),
        (whole, weights) => {
          const shares = splitByWeight(whole, weights);
          expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(whole);
          expect(shares.every((share) => share >= 0n)).toBe(true);
        },
      ),
    );
  });
});

describe('a packed position', () => {
  it('is JSON and unpacks to the same', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { position } = positionOf(rows);
        expect(unpackPosition(JSON.parse(JSON.stringify(packPosition(position))))).toEqual(position);
      }),
    );
  });

  it('of a kind from the future is not guessed at', () => {
    const packed = packPosition(positionOf([]).position);
    expect(() => unpackPosition({ ...packed, lots: [['1', 99, 0, 0, 1, 0, 0, 1]] })).toThrow(RangeError);
  });
});
