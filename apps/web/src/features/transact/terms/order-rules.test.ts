import { describe, expect, it } from 'vitest';
import { units } from '../../../../../../packages/domain/test/ledger.ts';
import { facts, folio, lot, now, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { checkOrderForm, liveFindings } from './order-rules.ts';
import { noValues, type OrderValues } from './order-values.ts';
import type { OrderCheck } from './unloaded-units.ts';

const check: OrderCheck = { kind: 'redeem', folioNo: folio.folioNo, facts, now };
const started: OrderValues = {
  ...noValues,
  schemeCode: { id: scheme.code, name: scheme.name },
  account: 'HDFC0001660-1234',
};
const resolve = async (values: OrderValues, with_: Partial<OrderCheck> = {}) => {
  const checked = checkOrderForm(values, { ...check, ...with_ });
  return 'sent' in checked ? { errors: {}, sent: checked.sent } : { errors: checked.faults, sent: {} };
};
const codes = (values: OrderValues, with_: Partial<OrderCheck> = {}) =>
  liveFindings({ ...check, ...with_ }, values).map(({ code }) => code);

describe('the rules of an order form', () => {
  it('let through what the contract and pre-flight have nothing against', async () => {
    const { errors, sent } = await resolve({ ...started, amount: '5000' });
    expect(errors).toEqual({});
    expect(sent).toMatchObject({ kind: 'redeem', quantity: { by: 'amount', amount: '5000' } });
  });

  it('ask for what is missing, at its field', async () => {
    expect((await resolve({ ...noValues, account: started.account })).errors).toMatchObject({
      schemeCode: 'Choose a scheme',
      amount: 'Enter an amount',
    });
    expect((await resolve({ ...started, by: 'units' })).errors).toMatchObject({ units: 'Enter the units' });
  });

  it('say a block at the field that fixes it, and others about the order', async () => {
    const much = await resolve({ ...started, by: 'units', units: '400.001' });
    expect(much.errors).toEqual({ units: 'You can redeem up to 400.000 units' });
    const joint = { ...facts, folio: { ...folio, holding: 'JO' as const } };
    const blocked = await resolve({ ...started, amount: '5000' }, { facts: joint });
    expect(blocked.errors).toEqual({ order: 'Transaction cannot be allowed. Joint account' });
  });

  it('send what leaves without exit load as so many units, counted when it is sent', async () => {
    const lots = [lot('1', '2024-01-10', '100'), lot('2', '2026-10-01', '50')];
    const young = { ...facts, held: { lots, lien: units('0'), inFlight: units('0') } };
    const unloaded = { ...started, by: 'unloaded' as const };
    // A tenth of the young lot is free of load.
    expect((await resolve(unloaded, { facts: young })).sent).toMatchObject({
      quantity: { by: 'units', units: '105.000' },
    });
    expect(codes(unloaded, { facts: young })).toEqual([]);
    expect(codes({ ...started, by: 'all' }, { facts: young })).toEqual(['load-applies']);
    // Nothing of it bears load any more: there is no such choice, and it is said where it was made.
    expect((await resolve(unloaded)).errors).toHaveProperty('by');
  });

  it('say a limit in rupees where an amount is entered', async () => {
    const { errors } = await resolve({ ...started, amount: '20005' });
    expect(errors).toEqual({ amount: 'You can redeem up to ₹20,000' });
  });

  it('of a lumpsum say what is wrong with how it is paid, where that is chosen', async () => {
    const values = { ...started, amount: '900000', payMode: 'upi' as const, euin: 'E123456' };
    const { errors } = await resolve(values, { kind: 'lumpsum' });
    expect(errors).toEqual({ payMode: 'UPI takes at most ₹5,00,000 a payment' });
    const debited = { ...values, payMode: 'otm' as const, mandate: 'M1' };
    expect((await resolve(debited, { kind: 'lumpsum' })).errors).toEqual({
      amount: 'Over the mandate’s limit of ₹25,000',
    });
  });

  it('wait with what they say about an empty field, and say the rest at once', () => {
    const locked = { ...facts, folio: { ...folio, isLocked: true } };
    expect(codes(started)).not.toContain('nothing-requested');
    expect(codes(started, { facts: locked })).toContain('folio-locked');
    expect(codes({ ...started, amount: '50' })).toContain('below-minimum');
    expect(codes(started, { facts: null })).toEqual([]);
  });

  it('of a SIP ask for what is missing, each at its field', async () => {
    const { errors } = await resolve(
      { ...noValues, endBy: 'count', hasTopUp: true, topUpRate: '' },
      { kind: 'sip' },
    );
    expect(errors).toMatchObject({
      schemeCode: 'Choose a scheme',
      amount: 'Enter an amount',
      day: 'Choose a day',
      count: 'Enter how many instalments',
      topUpRate: 'Enter by how much it increases',
      mandate: 'Choose a mandate, or add one',
    });
  });

  it('of a SIP say what is wrong where it is entered', async () => {
    const sip: OrderValues = {
      ...started,
      amount: '5000',
      day: '5',
      startsOn: '2026-12-05',
      mandate: 'M1',
      euin: 'E123456',
    };
    const said = async (some: Partial<OrderValues>) =>
      (await resolve({ ...sip, ...some }, { kind: 'sip' })).errors;
    expect(await said({})).toEqual({});
    expect(await said({ day: '', startsOn: '' })).toEqual({ day: 'Choose a day' });
    expect(await said({ startsOn: '' })).toEqual({ startsOn: 'Choose when it starts' });
    expect(await said({ startsOn: '2026-11-05' })).toEqual({ startsOn: 'The start date is in the past' });
    expect(await said({ day: '31', startsOn: '2026-11-30' })).toEqual({ day: 'This day is not offered' });
    expect(await said({ endBy: 'date', endsOn: '2026-12-01' })).toEqual({
      endsOn: 'The end date is before the start date',
    });
    expect(await said({ amount: '30000' })).toEqual({ amount: 'Over the mandate’s limit of ₹25,000' });
  });

  it('of a pause and a stop ask for the plan, and for the days or the reason', async () => {
    expect((await resolve(noValues, { kind: 'pause' })).errors).toMatchObject({
      regNo: 'Choose a plan',
      from: 'Choose the first instalment to skip',
      to: 'Choose for how long',
    });
    expect((await resolve(noValues, { kind: 'stop' })).errors).toMatchObject({
      regNo: 'Choose a plan',
      reason: 'Choose a reason',
    });
  });

  it('of a plan wait with what they say about an empty field', () => {
    expect(codes({ ...started, euin: 'E123456', account: '' }, { kind: 'sip' })).toEqual([]);
  });
});
