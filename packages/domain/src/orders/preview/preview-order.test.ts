import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, anyNow, anyTerms } from '../../../test/any-order.ts';
import { day } from '../../../test/dates.ts';
import { liquidExitLoad } from '../../../test/exit-loads.ts';
import { isBlocked } from '../../../test/finding-case.ts';
import { nav, rupees, units } from '../../../test/ledger.ts';
import {
  at,
  facts,
  folio,
  liquid,
  lot,
  lumpsum,
  now,
  redeem,
  scheme,
  switchOver,
} from '../../../test/order-facts.ts';
import { checkOrder } from '../checks/check-order.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import type { BuyLeg, OrderPreview, SaleFigures, SellLeg } from './order-preview.ts';
import { previewOrder } from './preview-order.ts';

const young: OrderFacts = {
  ...facts,
  held: {
    lots: [lot('1', '2024-01-10', '100'), lot('2', '2026-10-01', '50')],
    lien: units('0'),
    inFlight: units('0'),
  },
  scheme: { ...scheme, nav: { value: nav('20'), day: day('2026-11-13') } },
};

describe('the preview of an order', () => {
  it('of a lumpsum takes the duty and estimates the units: 10,000 at 52.3417 is 191.043', () => {
    const priced = {
      ...facts,
      scheme: { ...scheme, nav: { value: nav('52.3417'), day: day('2026-11-13') } },
    };
    expect(previewOrder(lumpsum, priced, now)).toEqual({
      kind: 'lumpsum',
      buy: {
        schemeCode: scheme.code,
        nav: { navDate: day('2026-11-16'), until: at('2026-11-16T15:00'), laterNavDate: day('2026-11-17') },
        estimatedAt: { value: nav('52.3417'), day: day('2026-11-13') },
        amount: rupees('10,000'),
        duty: rupees('0.50'),
        invested: rupees('9,999.50'),
        units: units('191.043'),
      },
    });
  });

  it('of a redemption shows load and tax lot by lot, as docs/features/transact.md works it out', () => {
    const preview = previewOrder({ ...redeem, quantity: { by: 'units', units: units('115') } }, young, now);
    if (preview?.kind !== 'redeem') throw new Error('A redemption has a preview');
    const { sell, payoutBy } = preview;
    expect(sell.units).toEqual({
      balance: units('150'),
      free: units('105'),
      loaded: units('45'),
      locked: units('0'),
      lien: units('0'),
      inFlight: units('0'),
    });
    expect(sell.redemption).toMatchObject({
      units: units('115'),
      gross: rupees('2,300'),
      load: rupees('2'),
      proceeds: rupees('2,298'),
      stt: rupees('0.02'),
      net: rupees('2,297.98'),
      unitsLeft: units('35'),
      valueLeft: rupees('700'),
    });
    expect(sell.redemption?.parts.map(({ lot: { ref }, ...part }) => [ref, part.units, part.load])).toEqual([
      ['1', units('100'), rupees('0')],
      ['2', units('5'), rupees('0')],
      ['2', units('10'), rupees('2')],
    ]);
    expect(payoutBy).toEqual(day('2026-11-19'));
  });

  it('of a sale offers all units, and the oldest that leave without load, each with what it brings', () => {
    const offersOf = (given: OrderFacts) => {
      const preview = previewOrder(redeem, given, now);
      if (preview?.kind !== 'redeem') throw new Error('A redemption has a preview');
      return preview.sell.offers;
    };
    // 105 units of 20, less STT; 45 more bear 1 %.
    expect(offersOf(young)).toMatchObject({
      all: { units: units('150'), load: rupees('9'), proceeds: rupees('2,990.97'), unitsLeft: 0n },
      unloaded: { units: units('105'), load: 0n, proceeds: rupees('2,099.98'), unitsLeft: units('45') },
      mostAmount: rupees('2,990'),
    });
    // A tenth of the youngest lot is free of load, but the lot before it leaves first.
    const held = { ...young.held, lots: [...(young.held?.lots ?? []), lot('3', '2026-11-02', '20')] };
    expect(offersOf({ ...young, held } as OrderFacts).unloaded?.units).toBe(units('105'));
    expect(offersOf(facts)).toMatchObject({ all: { load: 0n }, unloaded: null });
    const loaded = { ...facts, scheme: { ...scheme, loads: liquidExitLoad } };
    const today = { ...loaded, held: { ...loaded.held, lots: [lot('1', '2026-11-16', '10')] } } as OrderFacts;
    expect(offersOf(today)).toMatchObject({ all: { units: units('10') }, unloaded: null });
    expect(offersOf({ ...facts, scheme: { ...scheme, nav: null } })).toEqual({
      all: null,
      unloaded: null,
      mostAmount: null,
    });
  });

  it('of a non-resident’s redemption shows TDS by rate', () => {
    const request = { ...redeem, quantity: { by: 'units', units: units('115') } } as const;
    const sellOf = (taxStatus: string) => {
      const preview = previewOrder(request, { ...young, folio: { ...folio, taxStatus } }, now);
      if (preview?.kind !== 'redeem') throw new Error('A redemption has a preview');
      return preview.sell;
    };
    expect(sellOf('01').tds).toBeNull();
    // 100 units of 10 at 20: 1,000 of long-term gain, 12.5 % and cess. The young ones lose their load.
    expect(sellOf('24').tds).toEqual({
      parts: [{ term: 'long', basisPoints: 1250, gain: rupees('1,000'), tds: rupees('130') }],
      amount: rupees('130'),
    });
  });

  it('of a switch buys the target with what the source gives, each at its own NAV day', () => {
    const preview = previewOrder(
      { ...switchOver, quantity: { by: 'units', units: units('115') } },
      young,
      now,
    );
    if (preview?.kind !== 'switch') throw new Error('A switch has a preview');
    expect(preview.sell.nav.navDate).toEqual(day('2026-11-16'));
    expect(preview.buy).toEqual({
      schemeCode: liquid.code,
      nav: { navDate: day('2026-11-17'), until: at('2026-11-16T15:00'), laterNavDate: day('2026-11-18') },
      estimatedAt: liquid.nav,
      amount: rupees('2,297.98'),
      duty: rupees('0.11'),
      invested: rupees('2,297.87'),
      units: units('2.298'),
    });
  });

  it('sets apart what is free, bears load, is locked, pledged or on its way, on the NAV day', () => {
    const elss = { ...scheme, lockInMonths: 36 };
    const given = {
      ...facts,
      scheme: elss,
      held: {
        lots: [lot('1', '2022-01-10', '100'), lot('2', '2025-11-20', '60')],
        lien: units('20'),
        inFlight: units('30'),
      },
    };
    expect(previewOrder(redeem, given, now)).toMatchObject({
      sell: {
        units: {
          balance: units('160'),
          free: units('50'),
          loaded: units('0'),
          locked: units('60'),
          lien: units('20'),
          inFlight: units('30'),
        },
      },
    });
  });

  it('has no figures without a NAV, and says what it knows', () => {
    const unpriced = { ...facts, scheme: { ...scheme, nav: null }, target: { ...liquid, nav: null } };
    expect(previewOrder(lumpsum, unpriced, now)).toMatchObject({
      buy: { duty: rupees('0.50'), units: null },
    });
    expect(previewOrder(redeem, unpriced, now)).toMatchObject({
      sell: { redemption: null, units: { free: units('400') } },
    });
    expect(previewOrder(switchOver, { ...facts, target: unpriced.target }, now)).toMatchObject({
      buy: { amount: rupees('9,999.90'), units: null },
    });
  });

  it('waits for the schemes', () => {
    expect(previewOrder(lumpsum, { ...facts, scheme: null }, now)).toBeNull();
    expect(previewOrder(switchOver, { ...facts, target: null }, now)).toBeNull();
  });
});

const legsOf = (preview: OrderPreview): { sell?: SellLeg; buy?: BuyLeg } => ({
  ...('sell' in preview && { sell: preview.sell }),
  ...('buy' in preview && { buy: preview.buy }),
});

function expectBuy({ amount, duty, invested, units: bought, estimatedAt }: BuyLeg): void {
  if (amount === null || duty === null || invested === null) {
    expect(bought).toBeNull();
    return;
  }
  expect(duty + invested).toBe(amount);
  if (bought !== null && estimatedAt !== null && invested >= 0n) {
    // Units are the nearest thousandth to what was invested.
    const off = bought * estimatedAt.value - invested * 100_000n;
    expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(estimatedAt.value);
  }
}

function expectSell({ units: apart, redemption }: SellLeg): void {
  const { balance, free, loaded, locked, lien, inFlight } = apart;
  expect(free + loaded + locked + lien + inFlight).toBe(balance);
  for (const count of Object.values(apart)) expect(count).toBeGreaterThanOrEqual(0n);
  if (redemption === null) return;
  const { parts, ...whole } = redemption;
  const sum = (figure: 'units' | 'gross' | 'load' | 'proceeds') =>
    parts.reduce((total, part) => total + part[figure], 0n);
  expect(sum('units')).toBe(whole.units);
  expect(sum('gross')).toBe(whole.gross);
  expect(sum('load')).toBe(whole.load);
  expect(sum('proceeds')).toBe(whole.proceeds);
  expect(whole.gross - whole.load).toBe(whole.proceeds);
  expect(whole.proceeds - whole.stt).toBe(whole.net);
  expect(whole.units + whole.unitsLeft).toBe(balance);
  expect(whole.units).toBeLessThanOrEqual(free + loaded);
}

/** What is offered can be asked for: the load-free units bear none, and nothing above the highest amount is there. */
function expectOffers({ offers: { all, unloaded, mostAmount }, units: apart }: SellLeg): void {
  if (all === null) return;
  expect(all.units).toBe(apart.free + apart.loaded);
  if (mostAmount !== null)
    expect(mostAmount).toBeLessThanOrEqual(all.proceeds + (all.stt ?? 0n) + tdsOf(all));
  if (unloaded === null) return;
  expect(unloaded.load).toBe(0n);
  expect(unloaded.units).toBeLessThanOrEqual(apart.free);
  expect(unloaded.units).toBeLessThan(all.units);
}

const tdsOf = ({ tds }: SaleFigures): bigint => tds?.reduce((sum, part) => sum + part.tds, 0n) ?? 0n;

/** What was asked for is what is sold: to the paisa, to the thousandth, or all that may leave. */
function expectRequested(terms: OrderTerms, { units: apart, redemption }: SellLeg): void {
  if (!('quantity' in terms) || redemption === null) return;
  const { quantity } = terms;
  if (quantity.by === 'amount') expect(redemption.proceeds).toBe(quantity.amount);
  else if (quantity.by === 'units') expect(redemption.units).toBe(quantity.units);
  else expect(redemption.units).toBe(apart.free + apart.loaded);
}

describe('pre-flight and preview over any order', () => {
  it('never throw, and units and money add up', () => {
    fc.assert(
      fc.property(anyTerms, anyFacts, anyNow, (terms, given, moment) => {
        const findings = checkOrder(terms, given, moment);
        const levels = findings.map(({ level }) => level);
        expect(levels).toEqual(levels.toSorted());
        const preview = previewOrder(terms, given, moment);
        if (preview === null) {
          expect(isBlocked(findings)).toBe(true);
          return;
        }
        const { sell, buy } = legsOf(preview);
        if (sell !== undefined) expectSell(sell);
        if (sell !== undefined) expectOffers(sell);
        if (sell !== undefined) expectRequested(terms, sell);
        if (buy !== undefined) expectBuy(buy);
        if (sell !== undefined && buy !== undefined) expect(buy.amount).toBe(sell.redemption?.net ?? null);
        // What pre-flight lets through has figures, unless there is no NAV.
        if (sell?.redemption === null) {
          expect(isBlocked(findings) || findings.some(({ code }) => code === 'no-nav')).toBe(true);
        }
      }),
      { numRuns: 600 },
    );
  });
});
