import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equityExitLoad } from '../../../test/exit-loads.ts';
import { ledgersOf, schemes as someSchemes } from '../../../test/gains/scenario.ts';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { ELSS_LOCK_IN_MONTHS, noHolds } from '../../holdings/sales/free-units.ts';
import { milliUnits, paise } from '../../money/scaled.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { gainLinesOfBook } from '../lines/gain-lines.ts';
import { type WhatIfRequest, type WhatIfTerms, whatIf } from './what-if.ts';

const equity = someSchemes.get('E') as GainScheme;
const schemes = new Map([...someSchemes, ['Z', { ...equity, exitLoad: equityExitLoad }]]);
const positionIn = (rows: readonly string[]) => positionOf(ledgersOf(rows)[0]?.entries ?? []).position;

const termsFor = (schemeCode: string, on: string, more: Partial<WhatIfTerms> = {}): WhatIfTerms => ({
  schemeCode,
  schemes,
  nav: nav('70'),
  on: dayNo(on),
  holds: noHolds,
  longEquityGainOf: () => rupees('0'),
  ...more,
});
function requested(rows: readonly string[], request: WhatIfRequest, terms: WhatIfTerms) {
  const answer = whatIf(positionIn(rows), request, terms);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.whatIf;
}

const handbook = [
  '1/W: 1 purchase 2017-01-10 1000 20,000',
  '1/W: 2 purchase 2025-06-05 500 30,001.50 duty=1.50',
];

describe('what a redemption would bring', () => {
  it('is example A of the handbook before it happens', () => {
    const { lots, shortGain, longGain, redemption, allowance, longOverAllowance } = requested(
      handbook,
      { by: 'units', units: units('1200') },
      termsFor('W', '2026-03-10', { longEquityGainOf: () => rupees('1,00,000') }),
    );
    expect(lots.map(({ units: count, term, gain, load }) => [count, term, gain, load])).toEqual([
      [units('1000'), 'long', rupees('36,000'), 0n],
      [units('200'), 'short', rupees('1,859.40'), rupees('140')],
    ]);
    expect([shortGain, longGain]).toEqual([rupees('1,859.40'), rupees('36,000')]);
    expect([redemption.load, redemption.stt, redemption.net]).toEqual([
      rupees('140'),
      rupees('0.84'),
      rupees('83,859.16'),
    ]);
    // 1,00,000 was gained before: 25,000 of the 36,000 fit.
    expect(allowance?.before.left).toBe(rupees('25,000'));
    expect(allowance?.after.left).toBe(0n);
    expect(longOverAllowance).toBe(rupees('11,000'));
  });

  it('has no allowance for other classes', () => {
    const { allowance, longOverAllowance } = requested(
      ['1/H: 1 purchase 2020-01-06 100 2,000'],
      { by: 'all' },
      termsFor('H', '2026-03-10'),
    );
    expect(allowance).toBeNull();
    expect(longOverAllowance).toBe(rupees('5,000'));
  });

  it('leaves out instalments of an ELSS that are locked', () => {
    const rows = ['1/F: 1 purchase 2023-03-10 100 2,000', '1/F: 2 purchase 2023-03-11 100 2,000'];
    const { lots } = requested(
      rows,
      { by: 'all' },
      termsFor('F', '2026-03-10', { holds: { ...noHolds, lockInMonths: ELSS_LOCK_IN_MONTHS } }),
    );
    expect(lots.map(({ lot, units: count }) => [lot.ref, count])).toEqual([['1', units('100')]]);
  });

  it('says why it cannot be', () => {
    const position = positionIn(['1/F: 1 purchase 2020-01-06 100 2,000']);
    const request = { by: 'units', units: units('101') } as const;
    expect(whatIf(position, request, termsFor('F', '2026-03-10'))).toMatchObject({
      reason: 'more-than-free',
    });
    expect(whatIf(position, request, termsFor('X', '2026-03-10'))).toMatchObject({ reason: 'no-scheme' });
    const net = { by: 'net', net: rupees('7,000') } as const;
    expect(whatIf(position, net, termsFor('F', '2026-03-10'))).toMatchObject({ reason: 'more-than-free' });
  });

  it('names units whose gain nobody knows', () => {
    const { lots, unitsWithoutCost, longGain } = requested(
      ['1/F: 1 transfer-in 2020-01-06 10 500', '1/F: 2 purchase 2020-01-07 100 2,000'],
      { by: 'units', units: units('20') },
      termsFor('F', '2026-03-10'),
    );
    expect(lots.map(({ gain }) => gain)).toEqual([null, rupees('500')]);
    expect([unitsWithoutCost, longGain]).toEqual([units('10'), rupees('500')]);
  });

  it('raises exactly what is to reach the bank, with the least amount', () => {
    fc.assert(
      fc.property(fc.bigInt(100n, 80_000_00n), (amount) => {
        const net = paise(amount);
        const terms = termsFor('Z', '2026-03-10');
        const rows = handbook.map((row) => row.replace('1/W', '1/Z'));
        const { redemption } = requested(rows, { by: 'net', net }, terms);
        expect(redemption.net).toBe(net);
        const less = requested(rows, { by: 'amount', amount: paise(redemption.proceeds - 1n) }, terms);
        expect(less.redemption.net).toBeLessThan(net);
      }),
    );
  });

  it('of a non-resident keeps TDS by rate, with cess, before what reaches the bank', () => {
    const { tds, net, redemption } = requested(
      handbook,
      { by: 'units', units: units('1200') },
      termsFor('W', '2026-03-10', { isNonResident: true }),
    );
    // 36,000 at 12.5 % and 1,859.40 at 20 %, each with 4 % of the tax: 13 % and 20.8 %. No allowance at source.
    expect(tds?.parts).toEqual([
      { term: 'long', basisPoints: 1250, gain: rupees('36,000'), tds: rupees('4,680') },
      { term: 'short', basisPoints: 2000, gain: rupees('1,859.40'), tds: rupees('386.76') },
    ]);
    expect(net).toBe(redemption.net - rupees('5,066.76'));
    const resident = requested(handbook, { by: 'units', units: units('1200') }, termsFor('W', '2026-03-10'));
    expect([resident.tds, resident.net]).toEqual([null, redemption.net]);
  });

  it('of a non-resident raises what is to reach the bank after TDS, with the least amount', () => {
    fc.assert(
      fc.property(fc.bigInt(100n, 90_000_00n), (amount) => {
        const terms = termsFor('Z', '2026-03-10', { isNonResident: true });
        const rows = handbook.map((row) => row.replace('1/W', '1/Z'));
        const { redemption, net } = requested(rows, { by: 'net', net: paise(amount) }, terms);
        expect(net).toBeGreaterThanOrEqual(amount);
        expect(net - amount).toBeLessThan(100n);
        const less = requested(rows, { by: 'amount', amount: paise(redemption.proceeds - 1n) }, terms);
        expect(less.net).toBeLessThan(amount);
      }),
    );
    const all = whatIf(
      positionIn(handbook),
      { by: 'net', net: rupees('1,04,000') },
      termsFor('W', '2026-03-10', { isNonResident: true }),
    );
    expect(all).toMatchObject({ reason: 'more-than-free' });
  });

  it('gains what the statement says once it happened', () => {
    const sale = fc.bigInt(1n, 1_500_000n);
    fc.assert(
      fc.property(
        sale,
        fc.constantFrom('2025-07-01', '2026-03-10', '2026-06-05', '2026-06-08'),
        (count, on) => {
          const found = requested(handbook, { by: 'units', units: milliUnits(count) }, termsFor('W', on));
          const [ledger] = ledgersOf(handbook);
          if (ledger === undefined) throw new Error('One position');
          const [bought] = ledger.entries;
          if (bought === undefined) throw new Error('It has rows');
          const sold = {
            ...bought,
            ref: '3',
            row: '3',
            kind: 'redemption',
            day: dayNo(on),
            posted: dayNo(on),
            units: found.redemption.units,
            nav: nav('70'),
            amount: found.redemption.proceeds,
          } as const;
          const { lines } = gainLinesOfBook([{ ...ledger, entries: [...ledger.entries, sold] }], schemes);
          expect(found.lots.map(({ units: of, cost, term }) => [of, cost, term])).toEqual(
            lines.map(({ units: of, cost, term }) => [of, cost, term]),
          );
          // The statement shares the whole amount out; each lot may differ by the paisa of its rounding.
          found.lots.forEach(({ gain }, index) => {
            const other = lines[index]?.gain ?? 0n;
            expect(Number((gain ?? 0n) - other)).toBeGreaterThanOrEqual(-1);
            expect(Number((gain ?? 0n) - other)).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });
});
