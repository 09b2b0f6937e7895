import type { CartItem } from '@hub/contract/calls/transact/transact';
import { type OrderTermsWire, orderTermsSchema, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { describe, expect, it } from 'vitest';
import { facts, folio } from '../../../../../../packages/domain/test/order-facts.ts';
import { termsNow, wireTerms } from './form-terms.ts';
import { fieldFor, initialOf, isAnswered, isWithin, noValues, type OrderValues } from './order-values.ts';
import { valuesOfTerms } from './terms-in-form.ts';

const scheme = { id: '100001', name: 'Flexi Cap Fund' };
const target = { id: '100002', name: 'Liquid Fund' };
const filled: OrderValues = {
  ...noValues,
  schemeCode: scheme,
  toSchemeCode: target,
  amount: '25000',
  units: '12.5',
  account: 'HDFC0001660-1234',
  euin: 'E123456',
};
const folioNo = '1234567/89';
const planned: OrderValues = {
  ...filled,
  day: '5',
  startsOn: '2026-12-05',
  count: '12',
  endsOn: '2030-12-05',
  topUpAmount: '500',
  mandate: 'M1',
  planKind: 'SIP',
  regNo: 'S1',
  from: '2026-12-05',
  to: '2027-01-04',
  reason: 'goal-reached',
};
const named = ({ id, name }: typeof scheme) => ({ code: id, name });

describe('what the form sends', () => {
  it.each(['lumpsum', 'redeem', 'switch'] as const)('is what the contract takes: %s', (kind) => {
    for (const by of ['amount', 'units', 'all'] as const) {
      const read = orderTermsSchema.safeParse(wireTerms(kind, folioNo, { ...filled, by }));
      expect(read.error?.issues ?? []).toEqual([]);
    }
  });

  it.each(['sip', 'stp', 'swp', 'pause', 'stop'] as const)(
    'of a plan is what the contract takes: %s',
    (kind) => {
      for (const endBy of ['count', 'date', 'perpetual'] as const) {
        for (const topUpBy of ['amount', 'rate'] as const) {
          const values = { ...planned, endBy, topUpBy, hasTopUp: true, isFirstNow: topUpBy === 'rate' };
          const read = orderTermsSchema.safeParse(wireTerms(kind, folioNo, values));
          expect(read.error?.issues ?? []).toEqual([]);
          // What the rules count with while one types is what the server counts with when it is sent.
          expect(termsNow(kind, folioNo, values)).toEqual(readTerms(read.data as OrderTermsWire));
        }
      }
    },
  );

  it('of a plan comes back into its form as it was entered', () => {
    for (const kind of ['sip', 'stp', 'swp', 'pause', 'stop'] as const) {
      const values = {
        ...planned,
        endBy: 'date',
        hasTopUp: true,
        topUpRate: '7.5',
        topUpCap: '50000',
      } as const;
      const terms = orderTermsSchema.parse(wireTerms(kind, folioNo, values));
      const item = { terms, scheme: named(scheme), target: named(target) } as CartItem;
      const again = { ...noValues, ...valuesOfTerms(item) };
      expect(wireTerms(kind, folioNo, again)).toEqual(wireTerms(kind, folioNo, values));
    }
  });

  it('moves no amount where the gain decides', () => {
    expect(wireTerms('stp', folioNo, { ...planned, move: 'appreciation' })).toMatchObject({ amount: null });
  });

  it('asks for an amount, units or all, as chosen', () => {
    expect(wireTerms('redeem', folioNo, filled)).toMatchObject({
      quantity: { by: 'amount', amount: '25000' },
    });
    expect(wireTerms('redeem', folioNo, { ...filled, by: 'units' })).toMatchObject({
      quantity: { by: 'units', units: '12.5' },
    });
    expect(wireTerms('switch', folioNo, { ...filled, by: 'all' })).toMatchObject({ quantity: { by: 'all' } });
  });

  it('names no EUIN where the investor orders without advice', () => {
    expect(wireTerms('lumpsum', folioNo, { ...filled, isExecutionOnly: true })).toMatchObject({
      euin: null,
      isExecutionOnly: true,
    });
  });

  it('counts as nothing while nothing, or no number, is entered', () => {
    expect(termsNow('lumpsum', folioNo, { ...filled, amount: '' })).toMatchObject({ amount: 0n });
    expect(termsNow('redeem', folioNo, { ...filled, by: 'units', units: '.' })).toMatchObject({
      quantity: { by: 'units', units: 0n },
    });
  });
});

describe('a finding', () => {
  it('about how much is shown where it is entered', () => {
    expect(fieldFor('quantity', noValues)).toBe('amount');
    expect(fieldFor('quantity', { ...noValues, by: 'units' })).toBe('units');
    expect(fieldFor('quantity', { ...noValues, by: 'all' })).toBe('by');
    expect(fieldFor('quantity', { ...noValues, by: 'unloaded' })).toBe('by');
    expect(fieldFor('folioNo', noValues)).toBeNull();
  });

  it('about a plan is shown where it is entered', () => {
    expect(fieldFor('end', { ...noValues, endBy: 'count' })).toBe('count');
    expect(fieldFor('end', { ...noValues, endBy: 'date' })).toBe('endsOn');
    expect(fieldFor('topUp', { ...noValues, hasTopUp: true, topUpBy: 'amount' })).toBe('topUpAmount');
    expect(fieldFor('planKind', noValues)).toBe('regNo');
  });

  it('about an empty field waits until it is answered', () => {
    expect(isAnswered('amount', noValues)).toBe(false);
    expect(isAnswered('amount', filled)).toBe(true);
    expect(isAnswered('quantity', { ...noValues, by: 'all' })).toBe(true);
    expect(isAnswered('quantity', { ...noValues, by: 'unloaded' })).toBe(true);
    expect(isAnswered('euin', noValues)).toBe(false);
    expect(isAnswered('euin', { ...noValues, isExecutionOnly: true })).toBe(true);
    expect(isAnswered(null, noValues)).toBe(true);
  });
});

it('an EUIN is good on its first and its last day', () => {
  const day = (iso: string) => Temporal.PlainDate.from(iso);
  const [from, to] = [day('2026-01-01'), day('2026-12-31')];
  expect(
    ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((one) => isWithin(from, to, day(one))),
  ).toEqual([false, true, true, false]);
  expect(isWithin(null, null, day('2026-06-01'))).toBe(true);
});

describe('who advised, in a new form', () => {
  const day = (iso: string) => Temporal.PlainDate.from(iso);
  const [meera] = facts.distributor.euins;
  const started = (more: number, advice: typeof facts.earlier.advice, today = day('2026-11-16')) => {
    const others = [{ euin: 'E654321', name: 'Ravi Rao', validFrom: null, validTo: null }].slice(0, more);
    const distributor = { ...facts.distributor, euins: [...(meera ? [meera] : []), ...others] };
    const { mandates, earlier } = facts;
    const { euin, subArn } = initialOf({
      folio,
      distributor,
      mandates,
      earlier: { ...earlier, advice },
      today,
    });
    return [euin, subArn];
  };

  it('is who did last, with the sub-ARN', () => {
    expect(started(1, { euin: 'E654321', subArn: 'ARN-5' })).toEqual(['E654321', 'ARN-5']);
    expect(started(1, { euin: 'E123456', subArn: null })).toEqual(['E123456', '']);
  });

  it('is the only one there is, and of several is selected one by one', () => {
    expect(started(0, null)).toEqual(['E123456', '']);
    expect(started(1, null)).toEqual(['', '']);
  });

  it('is nobody whose EUIN is not good any more', () => {
    expect(started(1, { euin: 'E999999', subArn: 'ARN-5' })).toEqual(['', '']);
    const expired = started(1, { euin: 'E123456', subArn: 'ARN-5' }, day('2028-01-01'));
    expect(expired).toEqual(['E654321', '']);
  });
});
