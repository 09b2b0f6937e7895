import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { units } from '../../../../domain/test/ledger.ts';
import { lumpsum, redeem, switchOver } from '../../../../domain/test/order-facts.ts';
import { texts } from '../../texts/texts.ts';
import { check } from '../../wire/check.ts';
import { orderTexts } from './order-texts.ts';
import { orderTermsSchema, readTerms, writeTerms } from './terms-schema.ts';

const { wrong } = orderTexts;
const requested = (change: Record<string, unknown>) =>
  check(orderTermsSchema, { ...writeTerms(lumpsum), ...change });
const fieldsOf = (change: Record<string, unknown>) => {
  const checked = requested(change);
  return checked.ok ? {} : checked.fields;
};

describe('the terms of an order on the wire', () => {
  it.each([
    lumpsum,
    { ...lumpsum, euin: null, isExecutionOnly: true, subArn: 'ARN-5' },
    redeem,
    { ...redeem, quantity: { by: 'units', units: units('0.001') } as const },
    switchOver,
    { ...switchOver, quantity: { by: 'all' } as const },
  ])('come back as they were: $kind', (terms) => {
    const wire = JSON.parse(JSON.stringify(writeTerms(terms)));
    const checked = check(orderTermsSchema, wire);
    expect(checked).toEqual({ ok: true, value: wire });
    expect(readTerms(wire)).toEqual(terms);
  });

  it.each([
    ['0', wrong.amountNil],
    ['0.00', wrong.amountNil],
    ['0.001', wrong.amount],
    ['9e15', wrong.amount],
    ['9000000000000000', wrong.amountTooLarge],
    ['1'.repeat(500), wrong.amountTooLarge],
    ['०१२३', wrong.amount],
    ['५०००', wrong.amount],
    ['five thousand', wrong.amount],
    ['-5000', wrong.amount],
    ['5,000', wrong.amount],
    ['₹5000', wrong.amount],
    [' 5000', wrong.amount],
    ['', wrong.amount],
    ['NaN', wrong.amount],
    ['0005000', wrong.amount],
    [5000, wrong.amount],
    [9e15, wrong.amount],
    [null, wrong.amount],
    [undefined, wrong.amount],
    [{}, wrong.amount],
  ])('refuse the amount %j at the field, in plain words', (amount, says) => {
    expect(fieldsOf({ amount })).toEqual({ amount: says });
    const quantity = { by: 'amount', amount };
    const redeemed = check(orderTermsSchema, { ...writeTerms(redeem), quantity });
    expect(redeemed).toEqual({ ok: false, fields: { 'quantity.amount': says } });
  });

  it.each(['5000', '5000.5', '5000.50', '0.01', '9999999999999.99'])('take the amount %s', (amount) => {
    expect(requested({ amount }).ok).toBe(true);
  });

  it.each([
    ['0', wrong.unitsNil],
    ['0.0001', wrong.units],
    ['1e3', wrong.units],
    ['१०', wrong.units],
    ['9'.repeat(13), wrong.unitsTooMany],
    [10, wrong.units],
  ])('refuse %j units', (count, says) => {
    const quantity = { by: 'units', units: count };
    expect(check(orderTermsSchema, { ...writeTerms(switchOver), quantity })).toEqual({
      ok: false,
      fields: { 'quantity.units': says },
    });
  });

  it('refuse what they do not know, and say what they need', () => {
    expect(fieldsOf({ kind: 'gift' })).toEqual({ kind: wrong.kind });
    expect(fieldsOf({ idcw: 'X' })).toEqual({ idcw: wrong.idcw });
    expect(fieldsOf({ payMode: 'cash' })).toEqual({ payMode: wrong.payMode });
    expect(fieldsOf({ account: '1234' })).toEqual({ account: wrong.account });
    expect(fieldsOf({ euin: 'E12' })).toEqual({ euin: wrong.euin });
    expect(fieldsOf({ subArn: 'Meera' })).toEqual({ subArn: wrong.subArn });
    expect(fieldsOf({ isExecutionOnly: 'yes' })).toEqual({ isExecutionOnly: wrong.executionOnly });
    expect(fieldsOf({ folioNo: '?' })).toEqual({ folioNo: texts.field.folio });
    expect(fieldsOf({ schemeCode: '' })).toEqual({ schemeCode: texts.field.invalid });
    expect(requested({ nav: '1.0000' }).ok).toBe(false);
    const quantity = { by: 'some' };
    expect(check(orderTermsSchema, { ...writeTerms(redeem), quantity }).ok).toBe(false);
  });

  it('write a sub-ARN in its one form', () => {
    const wire = { ...writeTerms(lumpsum), subArn: 'arn 0005' } as ReturnType<typeof writeTerms>;
    expect(readTerms(wire)).toMatchObject({ subArn: 'ARN-5' });
  });

  it('are exact to the paisa, whatever the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999_999n }), (count) => {
        const terms = { ...lumpsum, amount: count as typeof lumpsum.amount };
        const wire = writeTerms(terms);
        expect(check(orderTermsSchema, wire).ok).toBe(true);
        expect(readTerms(wire)).toEqual(terms);
      }),
    );
  });
});
