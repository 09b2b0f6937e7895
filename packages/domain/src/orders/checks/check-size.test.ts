import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { rupees } from '../../../test/ledger.ts';
import {
  at,
  facts,
  lumpsum,
  now,
  pause,
  redeem,
  scheme,
  sip,
  stop,
  stp,
  switchOver,
} from '../../../test/order-facts.ts';
import { readSchemeRules } from '../../schemes/read-scheme-rules.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import { sameOrderKey } from '../terms/same-order.ts';
import { checkOrder } from './check-order.ts';
import { checkSum } from './check-size.ts';

const after = (change: Partial<OrderFacts['earlier']>): OrderFacts => ({
  ...facts,
  earlier: { ...facts.earlier, ...change },
});
const codes = (terms: OrderTerms, given: OrderFacts = facts) =>
  checkOrder(terms, given, now).map(({ code }) => code);
const paid = (amount: string) => ({ ...lumpsum, amount: rupees(amount) });

describe('an amount that may be a slip', () => {
  it('is asked about above a crore, whoever the client is', () => {
    expect(codes(paid('1,00,00,000'))).toEqual([]);
    expect(codes(paid('1,00,00,001'))).toEqual(['large-amount']);
    expect(checkOrder(paid('5,00,00,000'), facts, now)).toMatchObject([
      { level: 'question', field: 'amount', amount: rupees('5,00,00,000'), largest: null },
    ]);
  });

  it('is asked about from ten times the most that the client put in: a zero too many is just that', () => {
    const existing = after({ largest: rupees('5,000') });
    expect(codes(paid('49,999'), existing)).toEqual([]);
    expect(codes(paid('50,000'), existing)).toEqual(['large-amount']);
    expect(codes({ ...sip, amount: rupees('20,000') }, after({ largest: rupees('2,000') }))).toEqual([
      'large-amount',
    ]);
  });

  it('is not measured by what was put in where units leave', () => {
    const existing = after({ largest: rupees('100') });
    for (const terms of [redeem, switchOver, stp]) expect(codes(terms, existing)).toEqual([]);
  });

  it('is refused above the limit of the asset manager, and then asked nothing', () => {
    const limited = { ...after({ largest: rupees('100') }), houseLimit: rupees('2,00,00,000') };
    expect(codes(paid('2,00,00,000'), limited)).toEqual(['large-amount']);
    expect(checkOrder(paid('2,00,00,001'), limited, now)).toEqual([
      { code: 'above-house-limit', level: 'block', field: 'amount', maximum: rupees('2,00,00,000') },
    ]);
    expect(codes(paid('999,00,00,000'), { ...facts, houseLimit: null })).toEqual(['large-amount']);
  });

  it('is asked about where orders that are sent together come to it, and none of them does', () => {
    const sum = (amounts: readonly string[], given: OrderFacts = facts) => checkSum(amounts.map(paid), given);
    expect(sum(['50,00,000', '50,00,000'])).toEqual([]);
    expect(sum(['50,00,000', '50,00,001'])).toMatchObject([
      { code: 'large-amount', field: 'amount', amount: rupees('1,00,00,001'), largest: null, orders: 2 },
    ]);
    const existing = after({ largest: rupees('5,000') });
    expect(sum(['20,000', '20,000', '9,999'], existing)).toEqual([]);
    expect(sum(['20,000', '20,000', '10,000'], existing)).toMatchObject([
      { amount: rupees('50,000'), largest: rupees('5,000'), orders: 3 },
    ]);
    // One that is large is asked about itself, and counts no second time.
    expect(sum(['50,000', '20,000', '9,999'], existing)).toEqual([]);
    expect(sum(['1,00,00,001', '1,000'])).toEqual([]);
    // Money that only moves is none that is put in.
    expect(checkSum([redeem, redeem, redeem], after({ largest: rupees('1,000') }))).toEqual([]);
  });

  it('is said once where the scheme refuses it already', () => {
    const rules = readSchemeRules({ additional: { min: '100', max: '50000' } });
    const given = { ...facts, scheme: { ...scheme, rules }, houseLimit: rupees('60,000') };
    expect(codes(paid('70,000'), given)).toEqual(['above-maximum']);
  });
});

describe('the same order twice', () => {
  const sent = (terms: OrderTerms) =>
    after({ orders: [{ key: sameOrderKey(terms) ?? '', id: 'H1', sentAt: at('2026-11-16T10:05') }] });

  it.each([lumpsum, redeem, switchOver, sip, stp])('is asked about for a $kind', (terms) => {
    expect(codes(terms, sent(terms))).toEqual(['same-order']);
  });

  it('is the same however it is paid and whoever advised', () => {
    const other = { ...lumpsum, payMode: 'upi', euin: null, isExecutionOnly: true, begunFrom: 'x' } as const;
    expect(codes(lumpsum, sent(other))).toEqual(['same-order']);
  });

  it.each<[string, OrderTerms]>([
    ['amount', paid('10,010')],
    ['scheme', { ...lumpsum, schemeCode: '100009' }],
    ['folio', { ...lumpsum, folioNo: '99/1' }],
    ['kind', sip],
  ])('is another with another %s', (_, other) => {
    expect(codes(lumpsum, sent(other))).toEqual([]);
  });

  it('is another SIP on another day, and another switch into another scheme', () => {
    const later = { ...sip, day: 7, startsOn: day('2026-12-07') };
    expect(codes(sip, sent(later))).toEqual([]);
    expect(codes(switchOver, sent({ ...switchOver, toSchemeCode: '100009' }))).toEqual([]);
  });

  it('names the newest of several', () => {
    const key = sameOrderKey(lumpsum) ?? '';
    const given = after({
      orders: [
        { key, id: 'H1', sentAt: at('2026-11-16T10:05') },
        { key, id: 'cart', sentAt: null },
      ],
    });
    expect(checkOrder(lumpsum, given, now)).toMatchObject([{ id: 'cart', sentAt: null }]);
  });

  it('cannot be of a pause or a stop', () => {
    expect([sameOrderKey(pause), sameOrderKey(stop)]).toEqual([null, null]);
  });
});
