import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo } from '../../test/ledger.ts';
import { xnpv } from '../../test/reference/xnpv.ts';
import { orSkipped, sharedData } from '../../test/shared-data.ts';
import type { DatedAmount } from './dated-amounts.ts';
import { xirr } from './xirr.ts';

type Rows = readonly (readonly [string, number])[];
interface Vector {
  readonly id: string;
  readonly cashflows: Rows;
  readonly xirr: number | null;
  readonly roots_found?: readonly number[];
  readonly usable: boolean;
}
interface Vectors {
  readonly xirr: readonly Vector[];
  readonly xnpv: readonly { id: string; rate: number; cashflows: Rows; xnpv: number }[];
}

const flows = (rows: Rows): DatedAmount[] => rows.map(([iso, amount]) => ({ day: dayNo(iso), amount }));
const rateOf = (rows: Rows) => {
  const found = xirr(flows(rows));
  return found.kind === 'rate' ? found.rate : null;
};

const text = sharedData('xirr/xirr_xnpv.json');
const vectors: Vectors = text === null ? { xirr: [], xnpv: [] } : JSON.parse(text);

describe('XIRR', () => {
  it('is 37.336 % for the example every spreadsheet documents', () => {
    const rows: Rows = [
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    ];
    expect(rateOf(rows)).toBeCloseTo(0.3733625335, 8);
    expect(xnpv(0.09, flows(rows))).toBeCloseTo(2086.647602, 5);
  });

  it.each<[string, Rows, number]>([
    [
      'a tenth in a year',
      [
        ['2025-01-01', -1000],
        ['2026-01-01', 1100],
      ],
      0.1,
    ],
    [
      'a fifth lost in a year',
      [
        ['2025-01-01', -1000],
        ['2026-01-01', 800],
      ],
      -0.2,
    ],
    [
      'nothing in a year',
      [
        ['2025-01-01', -1000],
        ['2026-01-01', 1000],
      ],
      0,
    ],
    [
      'a doubling in two years of 365 days',
      [
        ['2021-01-01', -1000],
        ['2023-01-01', 2000],
      ],
      Math.SQRT2 - 1,
    ],
    [
      'nearly all lost',
      [
        ['2025-01-01', -1_000_000],
        ['2026-01-01', 1],
      ],
      -0.999999,
    ],
    [
      'a tenth in a day',
      [
        ['2026-01-01', -100],
        ['2026-01-02', 110],
      ],
      1.1 ** 365 - 1,
    ],
    [
      'the same seen by the borrower',
      [
        ['2025-01-01', 1000],
        ['2026-01-01', -1100],
      ],
      0.1,
    ],
  ])('is exact for %s', (_, rows, rate) => {
    expect(Math.abs((rateOf(rows) ?? Number.NaN) - rate)).toBeLessThan(1e-9 * Math.max(1, Math.abs(rate)));
  });

  it('says why there is none', () => {
    expect(xirr([])).toEqual({ kind: 'none', why: 'no-flows' });
    expect(xirr(flows([['2026-01-01', 0]]))).toEqual({ kind: 'none', why: 'no-flows' });
    expect(
      xirr(
        flows([
          ['2026-01-01', -5],
          ['2026-02-01', -5],
        ]),
      ),
    ).toEqual({ kind: 'none', why: 'one-sided' });
    expect(
      xirr(
        flows([
          ['2026-01-01', -5],
          ['2026-01-01', 6],
        ]),
      ),
    ).toEqual({ kind: 'none', why: 'one-sided' });
    // 1 - 2y + 2y² has no real root: money lent, more borrowed, more lent.
    const circling: Rows = [
      ['2023-01-01', 1],
      ['2024-01-01', -2],
      ['2024-12-31', 2],
    ];
    expect(xirr(flows(circling))).toEqual({ kind: 'none', why: 'no-root' });
  });

  it('says when several rates would do, and takes the one nearest to zero', () => {
    // (1 - 1.1y)(1 - 1.3y), y a year's discount: 10 % and 30 %.
    const rows: Rows = [
      ['2023-01-01', 1],
      ['2024-01-01', -2.4],
      ['2024-12-31', 1.43],
    ];
    const found = xirr(flows(rows));
    expect(found).toMatchObject({ kind: 'rate', isUnique: false });
    expect(rateOf(rows)).toBeCloseTo(0.1, 9);
  });

  it('finds two rates that lie between two looks', () => {
    // (1 - 1.11y)(1 - 1.13y): closer together than the scan's step.
    const rows: Rows = [
      ['2023-01-01', 1],
      ['2024-01-01', -2.24],
      ['2024-12-31', 1.2543],
    ];
    expect(xirr(flows(rows))).toMatchObject({ kind: 'rate', isUnique: false });
    expect(rateOf(rows)).toBeCloseTo(0.11, 7);
  });

  it('finds a rate beyond all looks where there is no other', () => {
    // -100 + 200d - d² with d a day's discount, about a half: money doubled in a day.
    const rows: Rows = [
      ['2026-01-01', -100],
      ['2026-01-02', 200],
      ['2026-01-03', -1],
    ];
    const discount = 100 - Math.sqrt(9900);
    expect(Math.log1p(rateOf(rows) ?? 0)).toBeCloseTo(-365 * Math.log(discount), 6);
  });

  it('is not led astray by flows a lifetime apart', () => {
    const rows: Rows = [
      ['1930-01-01', 1],
      ['2004-12-14', -2],
      ['2019-12-11', 1.5],
    ];
    expect(xirr(flows(rows))).toEqual({ kind: 'none', why: 'no-root' });
  });

  it('recovers the rate any plan of payments was built with', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.9, max: 5, noNaN: true }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 7000 }), fc.integer({ min: 1, max: 1_000_000 })), {
          minLength: 1,
          maxLength: 60,
        }),
        fc.integer({ min: 30, max: 4000 }),
        (rate, payments, wait) => {
          const end = Math.max(...payments.map(([day]) => day)) + wait;
          const worth = payments.reduce(
            (sum, [day, paid]) => sum + paid * (1 + rate) ** ((end - day) / 365),
            0,
          );
          fc.pre(worth > 1e-3);
          const found = xirr([
            ...payments.map(([day, paid]) => ({ day, amount: -paid })),
            { day: end, amount: worth },
          ]);
          expect(found.kind).toBe('rate');
          if (found.kind === 'rate') {
            expect(found.isUnique).toBe(true);
            expect(Math.abs(found.rate - rate)).toBeLessThan(1e-6);
          }
        },
      ),
    );
  });

  it('answers any flows, in any order and scale, with a rate that makes them worth nothing', () => {
    const anyFlows = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 8000 }),
        amount: fc.integer({ min: -99_999, max: 99_999 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyFlows, (any) => {
        const found = xirr(any);
        expect(xirr(any.toReversed())).toEqual(found);
        const hundredfold = xirr(any.map((flow) => ({ ...flow, amount: flow.amount * 128 })));
        expect(hundredfold).toEqual(found);
        // At rates no money ever earned, a double has no digits left to check with.
        if (found.kind !== 'rate' || found.rate < -0.95 || found.rate > 1e100) return;
        const size = xnpv(
          found.rate,
          any.map((flow) => ({ ...flow, amount: Math.abs(flow.amount) })),
        );
        expect(Math.abs(xnpv(found.rate, any)) / size).toBeLessThan(1e-9);
      }),
    );
  });

  describe.skipIf(text === null)(orSkipped('against the vectors of pyxirr and others', text), () => {
    it.each(vectors.xirr.filter((vector) => vector.usable))('agrees on $id', (vector) => {
      const rate = rateOf(vector.cashflows);
      if (vector.xirr === null) expect(rate).toBeNull();
      else expect(Math.abs((rate ?? Number.NaN) - vector.xirr)).toBeLessThan(1e-6);
    });

    it.each(vectors.xirr.filter((vector) => !vector.usable))('knows $id has several', (vector) => {
      const found = xirr(flows(vector.cashflows));
      expect(found).toMatchObject({ kind: 'rate', isUnique: false });
      const misses = (vector.roots_found ?? []).map((root) =>
        Math.abs(root - (rateOf(vector.cashflows) ?? 9)),
      );
      expect(Math.min(...misses)).toBeLessThan(1e-6);
    });

    it.each(vectors.xnpv)('discounts $id alike', (vector) => {
      const value = xnpv(vector.rate, flows(vector.cashflows));
      expect(Math.abs(value - vector.xnpv)).toBeLessThan(1e-6 * Math.max(1, Math.abs(vector.xnpv)));
    });

    it('has vectors with a root, with none and with several', () => {
      expect(vectors.xirr.filter((vector) => vector.usable && vector.xirr !== null).length).toBeGreaterThan(
        5,
      );
      expect(vectors.xirr.filter((vector) => vector.usable && vector.xirr === null).length).toBeGreaterThan(
        1,
      );
      expect(vectors.xirr.filter((vector) => !vector.usable).length).toBeGreaterThan(5);
    });
  });
});
