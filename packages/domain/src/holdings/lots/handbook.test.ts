import { describe, expect, it } from 'vitest';
import { arbitrageExitLoad, equityExitLoad, liquidExitLoad } from '../../../test/exit-loads.ts';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { realisedLotsOf } from '../../../test/reference/realised-lots-of.ts';
import { perMillion } from '../../money/per-million.ts';
import { allotUnits } from '../moves/allot-units.ts';
import { noHolds } from '../sales/free-units.ts';
import { previewRedemption } from '../sales/redemption-preview.ts';
import { type ExitLoadRule, loadOnLot } from '../tax/exit-load.ts';
import { lotGain } from '../tax/lot-gain.ts';
import { positionOf } from './position-of.ts';

/** The handbook's own figures (§1.3, §3.5), to the paisa and the third decimal. */
describe('the handbook on units', () => {
  it('takes 0.50 of 10,000 for duty and gives 191.043 units at 52.3417', () => {
    expect(allotUnits(rupees('10,000'), nav('52.3417'), 'purchase', dayNo('2026-11-13'))).toEqual({
      amount: rupees('10,000'),
      duty: rupees('0.50'),
      invested: rupees('9,999.50'),
      units: units('191.043'),
    });
  });

  it.each(['purchase', 'sip-instalment', 'stp-in', 'switch-in', 'idcw-reinvestment'] as const)(
    'takes duty on %s',
    (kind) => {
      expect(allotUnits(rupees('10,000'), nav('10'), kind, dayNo('2026-11-13')).duty).toBe(50n);
    },
  );

  it('takes none before 1-Jul-2020', () => {
    expect(allotUnits(rupees('10,000'), nav('10'), 'purchase', dayNo('2020-06-30')).duty).toBe(0n);
    expect(allotUnits(rupees('10,000'), nav('10'), 'purchase', dayNo('2020-07-01')).duty).toBe(50n);
  });
});

describe('the handbook on exit load', () => {
  const rateAfter = (days: number, rules: readonly ExitLoadRule[]) => {
    const bought = entry('1', 'purchase', '2026-01-01', { units: units('100'), amount: rupees('1000') });
    const [lot] = positionOf([bought]).position.lots;
    if (lot === undefined) throw new Error('A purchase makes a lot');
    return loadOnLot(lot, (bought.day + days) as typeof bought.day, rules).at(-1)?.rate;
  };

  it('falls from 0.0070 % on day one of a liquid fund to nil on day seven', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((days) => rateAfter(days, liquidExitLoad))).toEqual([
      70n,
      65n,
      60n,
      55n,
      50n,
      45n,
      0n,
    ]);
  });

  it('is 1 % through day 365 of equity and 0.25 % through day 30 of arbitrage', () => {
    expect([365, 366].map((days) => rateAfter(days, equityExitLoad))).toEqual([10_000n, 0n]);
    expect([30, 31].map((days) => rateAfter(days, arbitrageExitLoad))).toEqual([2_500n, 0n]);
  });
});

describe('the handbook on gains, example A', () => {
  const onePercent: ExitLoadRule[] = [
    {
      from: dayNo('2000-01-01'),
      slabs: [{ upToDays: 365, rate: perMillion(10_000n) }],
      freePart: perMillion(0n),
    },
  ];
  const ledger = [
    entry('1', 'purchase', '2017-01-10', { units: units('1000'), nav: nav('20'), amount: rupees('20,000') }),
    entry('2', 'purchase', '2025-06-05', {
      units: units('500'),
      nav: nav('60'),
      amount: rupees('30,001.50'),
      duty: rupees('1.50'),
    }),
  ];
  const sale = entry('3', 'redemption', '2026-03-10', {
    units: units('1200'),
    nav: nav('70'),
    amount: rupees('83,860'),
  });
  const gains = realisedLotsOf([...ledger, sale], onePercent).map((part) =>
    lotGain({ ...part, taxClass: 'equity', grandfatherNav: nav('34') }),
  );

  it('fetches 70,000 for the first lot and 200 x 69.30 for the second', () => {
    const preview = previewRedemption(
      positionOf(ledger).position,
      { by: 'units', units: units('1200') },
      { nav: nav('70'), on: sale.day, exitLoad: onePercent, taxClass: 'equity', holds: noHolds },
    );
    if (!preview.ok) throw new Error(preview.reason);
    const { parts, gross, load, proceeds, stt, net } = preview.redemption;
    expect(parts.map((part) => part.proceeds)).toEqual([rupees('70,000'), rupees('13,860')]);
    expect({ gross, load, proceeds, stt, net }).toEqual({
      gross: rupees('84,000'),
      load: rupees('140'),
      proceeds: rupees('83,860'),
      stt: rupees('0.84'),
      net: rupees('83,859.16'),
    });
  });

  it('gains 36,000 long on the first, cost raised to the NAV of 31-Jan-2018', () => {
    expect(gains[0]).toEqual({
      term: 'long',
      rate: { kind: 'flat', basisPoints: 1250, isIndexed: false },
      cost: rupees('34,000'),
      isGrandfathered: true,
      grandfathering: { nav: nav('34'), units: units('1000'), value: rupees('34,000') },
      gain: rupees('36,000'),
    });
  });

  it('gains 1,859.40 short on the second', () => {
    expect(gains[1]).toEqual({
      term: 'short',
      rate: { kind: 'flat', basisPoints: 2000, isIndexed: false },
      cost: rupees('12,000.60'),
      isGrandfathered: false,
      grandfathering: null,
      gain: rupees('1,859.40'),
    });
    expect(gains).toHaveLength(2);
  });
});

describe('the handbook on gains, example B', () => {
  const gainWhenBought = (iso: string) => {
    const [part] = realisedLotsOf([
      entry('1', 'purchase', iso, { units: units('1000'), nav: nav('25'), amount: rupees('25,000') }),
      entry('2', 'redemption', '2025-08-20', {
        units: units('1000'),
        nav: nav('30'),
        amount: rupees('30,000'),
      }),
    ]);
    return part && lotGain({ ...part, taxClass: 'debt', grandfatherNav: null });
  };

  it('is 5,000 long at 12.5 % for debt bought on 15-May-2022', () => {
    expect(gainWhenBought('2022-05-15')).toMatchObject({
      term: 'long',
      rate: { kind: 'flat', basisPoints: 1250, isIndexed: false },
      gain: rupees('5,000'),
    });
  });

  it('is short and taxed by slab for debt bought on 15-May-2023', () => {
    expect(gainWhenBought('2023-05-15')).toMatchObject({
      term: 'short',
      rate: { kind: 'slab' },
      gain: rupees('5,000'),
    });
  });
});
