import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { rupees, units } from '../../../test/ledger.ts';
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
import { readSchemeRules } from '../../schemes/read-scheme-rules.ts';
import type { FolioFacts, OrderFacts } from '../facts/order-facts.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import { checkOrder } from './check-order.ts';

const codes = (terms: OrderTerms, given: OrderFacts = facts, moment = now) =>
  checkOrder(terms, given, moment).map(({ code }) => code);
const withFolio = (change: Partial<FolioFacts>): OrderFacts => ({ ...facts, folio: { ...folio, ...change } });

describe('schemes', () => {
  it('let units leave a closed scheme, and take none in', () => {
    const closed = { ...facts, scheme: { ...scheme, isOpen: false } };
    expect(codes(redeem, closed)).toEqual([]);
    expect(codes(switchOver, closed)).toEqual([]);
    expect(codes(lumpsum, closed)).toEqual(['scheme-closed']);
    expect(codes(switchOver, { ...facts, target: { ...liquid, isOpen: false } })).toEqual(['scheme-closed']);
  });

  it('take a switch only into what the source allows, from a scheme that can be left', () => {
    const from = (targets: readonly string[] | null) => ({
      ...facts,
      scheme: { ...scheme, rules: { ...scheme.rules, targets } },
    });
    expect(codes(switchOver, from(['liquid']))).toEqual([]);
    expect(codes(switchOver, from(['gilt']))).toEqual(['target-not-allowed']);
    const shut = { ...facts, scheme: { ...scheme, rules: { ...scheme.rules, switch: null } } };
    expect(codes(switchOver, shut)).toEqual(['kind-not-taken']);
    const notBought = { ...liquid, rules: { ...liquid.rules, fresh: null } };
    expect(codes(switchOver, { ...facts, target: notBought })).toEqual(['target-not-allowed']);
  });

  it('that take no purchase say so, the first and every later one by itself', () => {
    const only = (kind: 'fresh' | 'additional') => ({
      ...facts,
      scheme: { ...scheme, rules: { ...scheme.rules, [kind]: null } },
    });
    expect(codes(lumpsum, only('additional'))).toEqual(['kind-not-taken']);
    expect(codes(lumpsum, only('fresh'))).toEqual([]);
    expect(codes(lumpsum, { ...only('fresh'), folio: { ...folio, schemesHeld: [] } })).toEqual([
      'kind-not-taken',
    ]);
  });

  it('of the direct plan are no target, not even from another direct plan', () => {
    const direct = { plan: 'DIRECT' } as const;
    const given = { ...facts, scheme: { ...scheme, ...direct }, target: { ...liquid, ...direct } };
    expect(codes(switchOver, given)).toEqual(['direct-plan']);
    expect(codes(redeem, given)).toEqual([]);
  });

  it('that pay IDCW ask whether to reinvest it, also as the target of a switch', () => {
    const target = { ...liquid, option: 'IDCW', canReinvest: true } as const;
    expect(codes({ ...switchOver, idcw: 'Y' }, { ...facts, target })).toEqual([]);
    expect(codes({ ...switchOver, idcw: 'N' }, { ...facts, target })).toEqual([]);
    expect(codes(switchOver, { ...facts, target })).toEqual(['idcw-choose']);
  });

  it('closed to a country refuse its residents also as the target of a switch', () => {
    const target = { ...liquid, rules: readSchemeRules({ closedTo: ['US'] }) };
    const abroad = { ...withFolio({ country: 'US' }), target };
    expect(codes(switchOver, abroad)).toEqual(['country-closed']);
    expect(codes(switchOver, { ...abroad, folio: { ...folio, country: 'AE' } })).toEqual([]);
    // A name instead of a code: nobody can tell.
    expect(codes(switchOver, { ...abroad, folio: { ...folio, country: 'United States' } })).toEqual([
      'country-closed',
    ]);
    const unknown = { ...folio, country: 'Atlantis', taxStatus: '21' };
    expect(codes(switchOver, { ...abroad, folio: unknown })).toEqual(['country-missing']);
  });
});

describe('amounts', () => {
  const requests = (amount: string) => ({ ...lumpsum, amount: rupees(amount) });

  it('of the first purchase of a scheme have their own minimum', () => {
    const first = withFolio({ schemesHeld: ['999999'] });
    expect(codes(requests('1,000'))).toEqual([]);
    expect(codes(requests('4,999'), first)).toEqual(['below-minimum']);
    expect(codes(requests('5,000'), first)).toEqual([]);
  });

  it('that are nil or less are no order', () => {
    for (const quantity of [
      { by: 'amount', amount: rupees('0') },
      { by: 'units', units: units('0') },
    ] as const) {
      expect(codes({ ...redeem, quantity })).toEqual(['nothing-requested']);
      expect(codes({ ...switchOver, quantity })).toEqual(['nothing-requested']);
    }
  });

  it('of a switch satisfy the source and the target', () => {
    const moves = (amount: string) => ({
      ...switchOver,
      quantity: { by: 'amount', amount: rupees(amount) } as const,
    });
    const strict = {
      ...facts,
      scheme: { ...scheme, rules: readSchemeRules({ redemption: { min: '6000' } }) },
    };
    expect(codes(moves('5,000'))).toEqual([]);
    expect(checkOrder(moves('4,999'), facts, now)).toMatchObject([
      { code: 'below-minimum', minimum: rupees('5,000'), scheme: liquid.name },
    ]);
    expect(checkOrder(moves('999'), facts, now)).toMatchObject([
      { code: 'below-minimum', minimum: rupees('1,000'), scheme: scheme.name },
    ]);
    expect(checkOrder(moves('5,999'), strict, now)).toMatchObject([
      { code: 'below-minimum', minimum: rupees('6,000'), scheme: scheme.name },
    ]);
    const existing = withFolio({ schemesHeld: [scheme.code, liquid.code] });
    expect(codes(moves('1,000'), existing)).toEqual([]);
  });

  it('count by their value where units are asked for, without multiples; all may always leave', () => {
    const few = {
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '1.5')], lien: units('0'), inFlight: units('0') },
    };
    expect(codes({ ...redeem, quantity: { by: 'units', units: units('100.123') } })).toEqual([]);
    expect(codes({ ...redeem, quantity: { by: 'units', units: units('1.4') } }, few)).toEqual([
      'below-minimum',
      'remainder',
    ]);
    expect(codes({ ...redeem, quantity: { by: 'all' } }, few)).toEqual([]);
    expect(codes({ ...switchOver, quantity: { by: 'all' } }, few)).toEqual(['below-minimum']);
  });

  it('by UPI go up to 5 lakh a payment and 10 lakh in 24 hours', () => {
    const byUpi = (amount: string, paid: string) =>
      codes({ ...requests(amount), payMode: 'upi' }, { ...facts, paidByUpi: rupees(paid) });
    expect(byUpi('5,00,000', '5,00,000')).toEqual([]);
    expect(byUpi('5,00,000', '5,00,000.01')).toEqual(['upi-day-limit']);
    expect(byUpi('5,00,001', '0')).toEqual(['upi-payment-limit']);
    expect(codes(requests('50,00,000'))).toEqual([]);
  });

  it('by transfer may use RTGS from 2 lakh', () => {
    expect(codes({ ...requests('1,99,999.00'), payMode: 'neft' })).toEqual([]);
    expect(codes({ ...requests('2,00,000'), payMode: 'neft' })).toEqual(['rtgs']);
  });
});

describe('units', () => {
  const elss = { ...scheme, lockInMonths: 36, loads: [] };
  const withLots = (...lots: ReturnType<typeof lot>[]): OrderFacts => ({
    ...facts,
    scheme: elss,
    held: { lots, lien: units('0'), inFlight: units('0') },
  });

  it('of an ELSS leave from the day three years after their allotment', () => {
    expect(codes(redeem, withLots(lot('1', '2023-11-16', '400')))).toEqual([]);
    expect(codes(redeem, withLots(lot('1', '2023-11-17', '400')))).toEqual(['all-locked']);
    const some = withLots(lot('1', '2023-11-16', '50'), lot('2', '2024-05-01', '350'));
    expect(codes(redeem, some)).toEqual(['more-than-free']);
    expect(codes({ ...redeem, quantity: { by: 'all' } }, some)).toEqual([]);
    expect(codes(switchOver, some)).toEqual(['more-than-free']);
  });

  it('are counted on the NAV day: what comes free by then may leave', () => {
    expect(codes(redeem, withLots(lot('1', '2023-11-17', '400')), at('2026-11-16T15:01'))).toEqual([
      'after-cut-off',
    ]);
  });

  it('under lien or in other orders stay', () => {
    const saved = (lien: string, inFlight: string) => ({
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '400')], lien: units(lien), inFlight: units(inFlight) },
    });
    const hundred = { ...redeem, quantity: { by: 'units', units: units('100') } } as const;
    expect(codes(hundred, saved('200', '100'))).toEqual([]);
    expect(codes(hundred, saved('200.001', '100'))).toEqual(['more-than-free']);
    expect(codes(hundred, saved('500', '500'))).toEqual(['nothing-free']);
  });

  it('of which too little would stay are offered all together, unless the rest cannot leave', () => {
    const most = { ...redeem, quantity: { by: 'units', units: units('395') } } as const;
    expect(codes(most)).toEqual(['remainder']);
    expect(codes({ ...redeem, quantity: { by: 'units', units: units('390') } })).toEqual([]);
    const pledged = {
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '400')], lien: units('5'), inFlight: units('0') },
    };
    expect(codes(most, pledged)).toEqual([]);
  });

  it('have their limit in rupees where an amount is asked for, after load and in the scheme’s steps', () => {
    // 100 free and 80.5 with a load of 1 %, a tenth of them without: worth 9,025 less 36.22.
    const young = {
      ...facts,
      held: {
        lots: [lot('1', '2024-01-10', '100'), lot('2', '2026-10-01', '80.5')],
        lien: units('0'),
        inFlight: units('0'),
      },
    };
    const found = (amount: string) =>
      checkOrder({ ...redeem, quantity: { by: 'amount', amount: rupees(amount) } }, young, now).find(
        ({ level }) => level === 'block',
      );
    expect(found('8,980')).toBeUndefined();
    for (const amount of ['8,985', '8,990', '50,000']) {
      expect(found(amount), amount).toMatchObject({
        code: 'more-than-free',
        act: 'redeem',
        by: 'amount',
        most: rupees('8,980'),
        worth: rupees('8,988.78'),
        free: units('180.5'),
      });
    }
    const out = { ...switchOver, quantity: { by: 'amount', amount: rupees('50,000') } } as const;
    expect(checkOrder(out, young, now)[0]).toMatchObject({ act: 'switch', most: rupees('8,988') });
    const little = { ...young, held: { ...young.held, lots: [lot('1', '2024-01-10', '1.5')] } };
    expect(
      checkOrder({ ...redeem, quantity: { by: 'amount', amount: rupees('80') } }, little, now)[0],
    ).toMatchObject({ code: 'more-than-free', most: null });
  });

  it('can be asked for without a NAV, also at a NAV of nil', () => {
    for (const nav of [null, { value: 0n as never, day: day('2026-11-13') }]) {
      const unpriced = { ...facts, scheme: { ...scheme, nav } };
      expect(codes(redeem, unpriced)).toEqual(['no-nav']);
      expect(codes({ ...redeem, quantity: { by: 'units', units: units('401') } }, unpriced)).toEqual([
        'more-than-free',
      ]);
    }
  });
});
