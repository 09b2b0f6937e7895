import { describe, expect, it } from 'vitest';
import { facts, folio, now, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { liveFindings, type OrderCheck, orderResolver } from './order-rules.ts';
import { noValues, type OrderValues } from './order-values.ts';

const check: OrderCheck = { kind: 'redeem', folioNo: folio.folioNo, facts, now };
const begun: OrderValues = {
  ...noValues,
  schemeCode: { id: scheme.code, name: scheme.name },
  account: 'HDFC0001660-1234',
};
const resolve = async (values: OrderValues, with_: Partial<OrderCheck> = {}) => {
  const { errors, values: sent } = await orderResolver(() => ({ ...check, ...with_ }))(
    values,
    undefined,
    {} as never,
  );
  return {
    errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])),
    sent,
  };
};
const codes = (values: OrderValues, with_: Partial<OrderCheck> = {}) =>
  liveFindings({ ...check, ...with_ }, values).map(({ code }) => code);

describe('the rules of an order form', () => {
  it('let through what the contract and pre-flight have nothing against', async () => {
    const { errors, sent } = await resolve({ ...begun, amount: '5000' });
    expect(errors).toEqual({});
    expect(sent).toMatchObject({ kind: 'redeem', quantity: { by: 'amount', amount: '5000' } });
  });

  it('ask for what is missing, at its field', async () => {
    expect((await resolve({ ...noValues, account: begun.account })).errors).toMatchObject({
      schemeCode: 'Choose a scheme',
      amount: 'Enter an amount',
    });
    expect((await resolve({ ...begun, by: 'units' })).errors).toMatchObject({ units: 'Enter the units' });
  });

  it('say a block at the field that fixes it, and others about the order', async () => {
    const much = await resolve({ ...begun, by: 'units', units: '400.001' });
    expect(much.errors).toEqual({ units: 'At most 400.000 units can leave' });
    const joint = { ...facts, folio: { ...folio, holding: 'JO' as const } };
    const blocked = await resolve({ ...begun, amount: '5000' }, { facts: joint });
    expect(blocked.errors).toEqual({ order: 'Transaction cannot be allowed. Joint account' });
  });

  it('leave how a lumpsum is paid to its own step', async () => {
    const values = { ...begun, amount: '900000', payMode: 'upi' as const, euin: 'E123456' };
    expect((await resolve(values, { kind: 'lumpsum' })).errors).toEqual({});
  });

  it('wait with what they say about an empty field, and say the rest at once', () => {
    const locked = { ...facts, folio: { ...folio, isLocked: true } };
    expect(codes(begun)).not.toContain('nothing-asked');
    expect(codes(begun, { facts: locked })).toContain('folio-locked');
    expect(codes({ ...begun, amount: '50' })).toContain('below-minimum');
    expect(codes(begun, { facts: null })).toEqual([]);
  });
});
