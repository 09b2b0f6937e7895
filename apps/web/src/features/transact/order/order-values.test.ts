import { orderTermsSchema } from '@hub/contract/orders/terms-schema';
import { describe, expect, it } from 'vitest';
import {
  fieldFor,
  isAnswered,
  isWithin,
  noValues,
  type OrderValues,
  termsNow,
  wireTerms,
} from './order-values.ts';

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

describe('what the form sends', () => {
  it.each(['lumpsum', 'redeem', 'switch'] as const)('is what the contract takes: %s', (kind) => {
    for (const by of ['amount', 'units', 'all'] as const) {
      const read = orderTermsSchema.safeParse(wireTerms(kind, folioNo, { ...filled, by }));
      expect(read.error?.issues ?? []).toEqual([]);
    }
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
    expect(fieldFor('quantity', { by: 'amount' })).toBe('amount');
    expect(fieldFor('quantity', { by: 'units' })).toBe('units');
    expect(fieldFor('quantity', { by: 'all' })).toBe('by');
    expect(fieldFor('folioNo', { by: 'all' })).toBeNull();
  });

  it('about an empty field waits until it is answered', () => {
    expect(isAnswered('amount', noValues)).toBe(false);
    expect(isAnswered('amount', filled)).toBe(true);
    expect(isAnswered('quantity', { ...noValues, by: 'all' })).toBe(true);
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
