import { type OrderTermsWire, writeTerms } from '@hub/contract/orders/terms/terms-schema';
import { formKinds } from '@hub/domain/orders/terms/order-terms';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../../../../../packages/domain/test/ledger.ts';
import {
  facts,
  folio,
  liquid,
  lumpsum,
  now,
  scheme,
  sip,
} from '../../../../../../packages/domain/test/order-facts.ts';
import { checkOrderForm } from '../terms/order-rules.ts';
import { type FormLine, noValues, type OrderValues } from '../terms/order-values.ts';
import {
  checkFields,
  factsBeside,
  isAsSaved,
  isBlank,
  nextValues,
  ordersOf,
  takesSeveral,
  termsOfLine,
  valuesOfLine,
} from './form-lines.ts';
import { sumUp } from './sum-up.ts';

const check = { kind: 'lumpsum' as const, folioNo: folio.folioNo, facts, now };
const advised: Partial<OrderValues> = {
  account: lumpsum.account,
  payMode: lumpsum.payMode,
  euin: lumpsum.euin ?? '',
};
const lineOf = (id: string, terms: OrderTermsWire): FormLine => ({
  id,
  version: 1,
  terms,
  scheme: { code: terms.schemeCode, name: scheme.name },
  target: null,
  headline: '₹10,000',
});
const first = lineOf('L1', writeTerms(lumpsum));
const second = lineOf('L2', writeTerms({ ...lumpsum, schemeCode: liquid.code, amount: rupees('20,000') }));
const form = (more: Partial<OrderValues> = {}): OrderValues => ({
  ...noValues,
  ...advised,
  lines: [first, second],
  ...more,
});
const filled = { schemeCode: { id: liquid.code, name: liquid.name }, amount: '5000' };
const ownTerms = (values: OrderValues): OrderTermsWire => {
  const checked = checkOrderForm(values, { ...check, facts: null });
  if (!('sent' in checked)) throw new Error(JSON.stringify(checked.faults));
  return checked.sent;
};

describe('several schemes in one form', () => {
  it('are for money that comes in', () => {
    expect(formKinds.filter(takesSeveral)).toEqual(['lumpsum', 'sip']);
  });

  it('leave the fields empty for the next one, with what is chosen for all', () => {
    const values = form({ ...filled, idcw: 'N', begunFrom: 'row' });
    const next = { ...values, ...nextValues };
    expect(isBlank(next)).toBe(true);
    expect(isBlank({ ...next, lines: [] })).toBe(false);
    expect(next).toMatchObject({ ...advised, idcw: '', begunFrom: '', lineId: '' });
  });

  it('have one EUIN and one way to pay: a line goes with what the form says now', () => {
    const values = form({ euin: '', isExecutionOnly: true, payMode: 'upi' });
    expect(termsOfLine(second, values)).toMatchObject({
      schemeCode: liquid.code,
      euin: null,
      isExecutionOnly: true,
      payMode: 'upi',
    });
    expect(isAsSaved(second, values)).toBe(false);
    expect(isAsSaved(second, form())).toBe(true);
    // In the fields a line brings its own scheme and amount, and changes nothing of that.
    expect({ ...values, ...valuesOfLine(second) }).toMatchObject({
      lineId: 'L2',
      schemeCode: { id: liquid.code },
      euin: '',
      payMode: 'upi',
    });
  });

  it('are sent in their order, the one in the fields last or where it stood', () => {
    const own = ownTerms(form(filled));
    const ids = (values: OrderValues, terms: OrderTermsWire | null) =>
      ordersOf(values, terms).map((order) => order.item?.id ?? null);
    expect(ids(form(filled), own)).toEqual(['L1', 'L2', null]);
    expect(ids(form(), null)).toEqual(['L1', 'L2']);
    const changed = ordersOf(form({ ...filled, lineId: 'L1' }), own);
    expect(changed.map(({ item, terms }) => [item?.id, 'amount' in terms && terms.amount])).toEqual([
      ['L1', '5000'],
      ['L2', '20000.00'],
    ]);
    // Alone it is sent as ever.
    expect(ordersOf(form({ ...filled, lines: [] }), own)).toEqual([{ terms: own }]);
  });

  it('ask nothing of empty fields but what is chosen for all', () => {
    expect(checkFields(form(), check)).toEqual({ sent: null });
    expect(checkFields(form({ euin: '' }), check)).toMatchObject({ faults: { euin: expect.any(String) } });
    expect(checkFields(form({ lines: [] }), check)).toMatchObject({ faults: { amount: 'Enter an amount' } });
    // A scheme without an amount was begun, and is no empty one.
    expect(checkFields(form({ schemeCode: filled.schemeCode }), check)).toMatchObject({
      faults: { amount: 'Enter an amount' },
    });
  });

  it('come before the one in the fields: what they pay by UPI counts, and it is no second one beside itself', () => {
    const earlier = {
      ...facts.earlier,
      orders: [
        { key: 'k', id: 'L1', sentAt: null },
        { key: 'k', id: 'L2', sentAt: null },
      ],
    };
    const beside = factsBeside({ ...facts, earlier }, [second], {
      values: form({ payMode: 'upi' }),
      id: 'L1',
    });
    expect(beside.paidByUpi).toBe(facts.paidByUpi + rupees('20,000'));
    expect(beside.earlier.orders.map(({ id }) => id)).toEqual(['L2']);
    expect(factsBeside(facts, [second], { values: form(), id: '' }).paidByUpi).toBe(facts.paidByUpi);
    expect(factsBeside(facts, [], { values: form(), id: '' })).toBe(facts);
  });
});

describe('the sum of the orders of a form', () => {
  const sum = (lines: readonly FormLine[], own: typeof lumpsum | null, largest: string | null = null) =>
    sumUp(form({ lines }), lines, own, {
      earlier: { ...facts.earlier, largest: largest === null ? null : rupees(largest) },
    });

  it('says how many there are and what they come to', () => {
    expect(sum([first, second], null)).toMatchObject({ count: 2, headline: '₹30,000 in 2 schemes' });
    expect(sum([first, second], lumpsum)).toMatchObject({
      count: 3,
      total: { amount: rupees('40,000'), every: null },
      headline: '₹40,000 in 3 schemes',
    });
  });

  it('of SIPs has a rhythm, and no figure where they have two', () => {
    const monthly = lineOf('S1', writeTerms(sip));
    const weekly = lineOf('S2', writeTerms({ ...sip, frequency: 'weekly', day: 1 }));
    const values = form({ mandate: sip.mandate });
    expect(sumUp(values, [monthly, monthly], null, facts).headline).toMatch(
      /^₹[\d,]+ every month in 2 schemes$/,
    );
    expect(sumUp(values, [monthly, weekly], null, facts)).toMatchObject({
      total: null,
      headline: '2 schemes',
    });
  });

  it('is asked about where none of them is unusual by itself', () => {
    expect(sum([first, second], lumpsum, '5,000').questions).toEqual([]);
    expect(sum([first, second], lumpsum, '3,900').questions).toMatchObject([
      { title: '3 orders together, ₹40,000: forty thousand rupees. Is this right?' },
    ]);
    expect(sum([], lumpsum, '3,900').questions).toEqual([]);
  });
});
