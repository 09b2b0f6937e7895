import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equityExitLoad } from '../../../test/exit-loads.ts';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { perMillion } from '../../money/per-million.ts';
import { milliUnits, navTenThousandths, type Paise, paise } from '../../money/scaled.ts';
import { positionOf } from '../lots/position-of.ts';
import { allotUnits } from '../moves/allot-units.ts';
import { type ExitLoadRule, loadOnLot, noExitLoad } from '../tax/exit-load.ts';
import { ELSS_LOCK_IN_MONTHS, freeUnits, noHolds } from './free-units.ts';
import { previewRedemption, type RedemptionRequest, type RedemptionTerms } from './redemption-preview.ts';

const bought = (ref: string, iso: string, count: string) =>
  entry(ref, 'purchase', iso, { units: units(count), amount: rupees('1000'), nav: nav('10') });
const held = positionOf([bought('1', '2023-11-16', '100'), bought('2', '2026-05-05', '50')]).position;
const today = dayNo('2026-11-15');
const terms = (rest: Partial<RedemptionTerms> = {}): RedemptionTerms => ({
  nav: nav('20'),
  on: today,
  exitLoad: equityExitLoad,
  taxClass: 'equity',
  holds: noHolds,
  ...rest,
});
const redeem = (request: RedemptionRequest, rest: Partial<RedemptionTerms> = {}) => {
  const preview = previewRedemption(held, request, terms(rest));
  if (!preview.ok) throw new Error(preview.reason);
  return preview.redemption;
};

describe('free units', () => {
  const elss = { ...noHolds, lockInMonths: ELSS_LOCK_IN_MONTHS };

  it('of an ELSS come free lot by lot, three years after allotment', () => {
    expect(freeUnits(held, today, elss)).toMatchObject({ locked: units('150'), free: 0n });
    expect(freeUnits(held, dayNo('2026-11-16'), elss)).toMatchObject({
      locked: units('50'),
      free: units('100'),
    });
    expect(freeUnits(held, dayNo('2029-05-05'), elss)).toMatchObject({ locked: 0n, free: units('150') });
  });

  it('are the balance less lock-in, lien and what is in flight, never below zero', () => {
    const holds = { lockInMonths: 36, lien: units('20'), inFlight: units('30') };
    expect(freeUnits(held, dayNo('2026-11-16'), holds)).toEqual({
      balance: units('150'),
      locked: units('50'),
      lien: units('20'),
      inFlight: units('30'),
      free: units('50'),
    });
    expect(freeUnits(held, today, holds).free).toBe(0n);
  });
});

describe('exit load on a lot', () => {
  const [, young] = held.lots;
  if (young === undefined) throw new Error('There are two lots');

  it('spares the free part of the lot, less what has left it before', () => {
    const rates = (left: string) =>
      loadOnLot({ ...young, units: units(left) }, today, equityExitLoad).map((part) => [
        part.units,
        part.rate,
      ]);
    expect(rates('50')).toEqual([
      [units('5'), 0n],
      [units('45'), 10_000n],
    ]);
    expect(rates('47')).toEqual([
      [units('2'), 0n],
      [units('45'), 10_000n],
    ]);
    expect(rates('40')).toEqual([[units('40'), 10_000n]]);
  });

  it('spares bonus units and reinvested IDCW', () => {
    for (const kind of ['bonus', 'idcw-reinvestment'] as const) {
      expect(loadOnLot({ ...young, kind }, today, equityExitLoad)).toEqual([
        { units: units('50'), rate: 0n },
      ]);
    }
  });

  it('is that of the day the units were acquired, whatever the scheme asks since', () => {
    const raised: ExitLoadRule[] = [
      ...equityExitLoad,
      {
        from: dayNo('2026-05-06'),
        slabs: [{ upToDays: 730, rate: perMillion(20_000n) }],
        freePart: perMillion(0n),
      },
    ];
    expect(loadOnLot(young, today, raised).at(-1)?.rate).toBe(10_000n);
    expect(loadOnLot({ ...young, acquiredOn: dayNo('2026-05-06') }, today, raised).at(-1)?.rate).toBe(
      20_000n,
    );
  });
});

describe('a redemption', () => {
  it('takes the oldest units first and loads only those that bear it', () => {
    const { parts, gross, load, proceeds, stt, net, unitsLeft, valueLeft } = redeem({
      by: 'units',
      units: units('115'),
    });
    expect(parts.map((part) => [part.lot.ref, part.units, part.load])).toEqual([
      ['1', units('100'), rupees('0')],
      ['2', units('5'), rupees('0')],
      ['2', units('10'), rupees('2')],
    ]);
    expect({ gross, load, proceeds, stt, net, unitsLeft, valueLeft }).toEqual({
      gross: rupees('2300'),
      load: rupees('2'),
      proceeds: rupees('2298'),
      stt: rupees('0.02'),
      net: rupees('2297.98'),
      unitsLeft: units('35'),
      valueLeft: rupees('700'),
    });
  });

  it('by amount gives the amount, units rounded to the third decimal', () => {
    const { parts, units: sold, proceeds } = redeem({ by: 'amount', amount: rupees('2199') });
    // 105 units without load fetch 2,100; the other 99 need 99 / 19.80.
    expect(parts.at(-1)?.units).toBe(units('5'));
    expect([sold, proceeds]).toEqual([units('110'), rupees('2199')]);
    expect(redeem({ by: 'amount', amount: rupees('100') }, { nav: nav('17.3') }).units).toBe(units('5.780'));
  });

  it('by amount pays a remainder too small for a unit with the lot before it', () => {
    const { parts, proceeds } = redeem({ by: 'amount', amount: rupees('500000.01') }, { nav: nav('5000') });
    expect(parts.map((part) => [part.lot.ref, part.units, part.proceeds])).toEqual([
      ['1', units('100'), rupees('500000.01')],
    ]);
    expect(proceeds).toBe(rupees('500000.01'));
  });

  it('of all takes every free unit', () => {
    expect(redeem({ by: 'all' }).units).toBe(units('150'));
    expect(redeem({ by: 'all' }, { holds: { ...noHolds, lien: units('30') } }).units).toBe(units('120'));
  });

  it('leaves the oldest units to the orders before it', () => {
    const holds = { ...noHolds, inFlight: units('102') };
    const { parts } = redeem({ by: 'units', units: units('4') }, { holds });
    expect(parts.map((part) => [part.lot.ref, part.units, part.rate])).toEqual([
      ['2', units('3'), 0n],
      ['2', units('1'), 10_000n],
    ]);
  });

  it('pays no STT outside equity', () => {
    expect(redeem({ by: 'all' }, { taxClass: 'debt' }).stt).toBe(0n);
  });

  it('is refused for nothing, for more than is free and where nothing is', () => {
    const request = (wanted: RedemptionRequest, rest: Partial<RedemptionTerms> = {}) =>
      previewRedemption(held, wanted, terms(rest));
    expect(request({ by: 'units', units: units('0') })).toEqual({ ok: false, reason: 'nothing-requested' });
    expect(request({ by: 'amount', amount: paise(-1n) })).toEqual({ ok: false, reason: 'nothing-requested' });
    expect(request({ by: 'units', units: units('150.001') })).toEqual({
      ok: false,
      reason: 'more-than-free',
      free: units('150'),
      worth: rupees('2991'),
    });
    expect(request({ by: 'amount', amount: rupees('2991.01') })).toMatchObject({ reason: 'more-than-free' });
    expect(request({ by: 'amount', amount: rupees('2991') })).toMatchObject({ ok: true });
    expect(request({ by: 'all' }, { holds: { ...noHolds, lockInMonths: 36 } })).toEqual({
      ok: false,
      reason: 'nothing-free',
    });
    expect(request({ by: 'amount', amount: paise(1n) }, { nav: nav('5000') })).toEqual({
      ok: false,
      reason: 'too-small',
    });
  });

  const anyHeld = fc
    .array(fc.tuple(fc.bigInt({ min: 1n, max: 500_000n }), fc.integer({ min: 0, max: 800 })), {
      minLength: 1,
      maxLength: 8,
    })
    .map(
      (lots) =>
        positionOf(
          lots.map(([count, age], index) => ({
            ...bought(String(index), '2026-11-15', '1'),
            units: milliUnits(count),
            day: (today - age) as typeof today,
          })),
        ).position,
    );
  const anyNav = fc.bigInt({ min: 10_000n, max: 50_000_000n }).map(navTenThousandths);

  it('adds up, whatever is held and asked', () => {
    fc.assert(
      fc.property(anyHeld, anyNav, fc.bigInt({ min: 1n, max: 9_000_000n }), (position, price, figure) => {
        for (const request of [
          { by: 'units', units: milliUnits(figure) },
          { by: 'amount', amount: paise(figure) },
          { by: 'all' },
        ] as const) {
          const preview = previewRedemption(position, request, terms({ nav: price }));
          if (!preview.ok) continue;
          const { parts, ...sums } = preview.redemption;
          const sum = (pick: (part: (typeof parts)[number]) => bigint) =>
            parts.reduce((total, part) => total + pick(part), 0n);
          expect(sum((part) => part.units)).toBe(sums.units);
          expect(sums.gross - sums.load).toBe(sums.proceeds);
          expect(sums.proceeds - sums.stt).toBe(sums.net);
          expect(sums.units + sums.unitsLeft).toBe(position.units);
          expect(parts.every((part) => part.load >= 0n && part.units > 0n)).toBe(true);
          if (request.by === 'amount') expect(sums.proceeds).toBe(request.amount);
          if (request.by === 'units') expect(sums.units).toBe(request.units);
        }
      }),
    );
  });

  it('by amount needs, to the third decimal, the units that fetch it', () => {
    fc.assert(
      fc.property(anyHeld, anyNav, fc.bigInt({ min: 1n, max: 90_000n }), (position, price, amount) => {
        const preview = previewRedemption(
          position,
          { by: 'amount', amount: paise(amount) },
          terms({ nav: price, exitLoad: noExitLoad }),
        );
        if (!preview.ok) return;
        // Half a thousandth of a unit and half a paisa per lot are all that rounding can do.
        const exact = Number(amount * 100_000n) / Number(price);
        const slack = 0.5 + (position.lots.length * 0.5 * 100_000) / Number(price);
        expect(Math.abs(Number(preview.redemption.units) - exact)).toBeLessThanOrEqual(slack + 1e-6);
      }),
    );
  });
});

describe('a switch', () => {
  it('buys units of the target with what the redemption gives, less duty', () => {
    const preview = previewRedemption(held, { by: 'units', units: units('115') }, terms());
    if (!preview.ok) return expect.fail();
    expect(allotUnits(preview.redemption.net, nav('11.5'), 'switch-in', today)).toEqual({
      amount: rupees('2297.98'),
      duty: rupees('0.11'),
      invested: rupees('2297.87'),
      units: units('199.815'),
    });
    expect(preview.redemption.net).toBe<Paise>(rupees('2297.98'));
  });
});
