import type { ResponseOf } from '@hub/contract';
import {
  decideConfirmation,
  openConfirmation,
  paymentState,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import {
  drafts,
  redeemSchemes,
  saveDraft,
  submitLumpsum,
  submitRedeem,
  submitSwitch,
} from '@hub/contract/calls/transact/transact';
import { record } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { moneyOf, paise } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { account, codes, euin, folios, seedOrderBook, writeNav } from './test/order-book.ts';
import { placeCart } from './test/place-cart.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
/** Whoever has a link: no session. */
let investor: TestClient;

beforeAll(async () => {
  hub = await testApp({
    withJobs: true,
    // Weeks pass in these tests.
    config: {
      tokens: { accessSeconds: 10_000_000, refreshSeconds: 10_000_000, transactionSeconds: 10_000_000 },
      idleMinutes: { web: 1_000_000, native: 1_000_000 },
      sessionMaxHours: { web: 100_000, native: 100_000 },
    },
  });
  await seedOrderBook(hub.db);
  [mine, theirs, investor] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from cart_item'));

const lumpsum = (more: Partial<Extract<OrderTermsWire, { kind: 'lumpsum' }>> = {}) => ({
  kind: 'lumpsum' as const,
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  idcw: 'Z' as const,
  amount: '10000',
  payMode: 'netbanking' as const,
  account,
  euin,
  isExecutionOnly: false,
  subArn: null,
  ...more,
});
const redeem = (more: Partial<Extract<OrderTermsWire, { kind: 'redeem' }>> = {}) => ({
  kind: 'redeem' as const,
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  quantity: { by: 'units' as const, units: '100' },
  account,
  ...more,
});
const switchOver = (more: Partial<Extract<OrderTermsWire, { kind: 'switch' }>> = {}) => ({
  kind: 'switch' as const,
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  toSchemeCode: codes.debt,
  idcw: 'Z' as const,
  quantity: { by: 'units' as const, units: '100' },
  euin,
  isExecutionOnly: false,
  subArn: null,
  ...more,
});

interface Sent {
  readonly target: string;
  readonly body: string;
}
const outbox = (purpose: string) =>
  hub.db.read<Sent>('system', 'select target, body from outbox_message where purpose = $1 order by id desc', [
    purpose,
  ]);
const lastToken = async (purpose: 'order-link' | 'order-payment', to: string): Promise<string> => {
  const [message] = (await outbox(purpose)).filter(({ target }) => target === to);
  return /\/(?:confirm|pay)\/([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? '';
};
const lastCode = async (to: string): Promise<string> => {
  const [message] = (await outbox('order-otp')).filter(({ target }) => target === to);
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
};

const ashaMobile = '9811111111';
type Decided = ResponseOf<typeof decideConfirmation>;

/** As the investor: opens the newest link, asks for a code and decides. */
async function confirm(to = ashaMobile, declined: readonly string[] = []): Promise<Decided> {
  const token = await lastToken('order-link', to);
  const opened = await investor.request(openConfirmation, { token });
  // A code is asked for once in half a minute.
  hub.clock.advance({ seconds: 31 });
  await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const confirmed = (opened.confirmation?.orders ?? [])
    .map(({ reference }) => reference)
    .filter((reference) => !declined.includes(reference));
  return investor.request(decideConfirmation, {
    token,
    otp: await lastCode(to),
    confirmed,
    declined: [...declined],
  });
}

const only = <T>(items: readonly T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};
const statusOf = async (reference: string) => (await mine.request(record, { reference })).status;
const unitsOf = async (schemeCode: string, folioNo: string = folios.asha) =>
  (
    await hub.db.read<{ units: string }>(
      'system',
      'select units from position where folio_no = $1 and scheme_code = $2',
      [folioNo, schemeCode],
    )
  )[0]?.units;

/** One order sent without the cart; its reference. */
async function send(terms: OrderTermsWire): Promise<string> {
  const calls = { lumpsum: submitLumpsum, redeem: submitRedeem, switch: submitSwitch } as const;
  const call = calls[terms.kind as keyof typeof calls];
  const reply = await mine.request(call as typeof submitLumpsum, { terms: terms as never, consent: true });
  return only(only(reply.confirmations).orders).reference;
}

/** What the payer does at the bank with the payment that was begun last. */
async function atBank(
  act: 'pay' | 'pay-again' | 'decline',
  more: { readonly amount?: bigint } = {},
): Promise<void> {
  const [started] = await hub.db.read<{ reference: string; amount: string }>(
    'system',
    'select reference, amount from payment order by created_at desc, reference limit 1',
  );
  await hub.payments.bank?.act(started?.reference ?? '', {
    act,
    amount: paise(more.amount ?? moneyOf(started?.amount ?? '0')),
    payerAccount: '50100012344321',
    delivery: 'once',
    refusesRefund: false,
  });
}

const approve = async (payToken: string, act: 'pay' | 'decline' = 'pay') => {
  hub.clock.advance({ seconds: 1 });
  await investor.request(startPayment, { token: payToken, mode: 'netbanking', account });
  await atBank(act);
};

describe('a lumpsum', () => {
  it('goes from the form to units in the folio, to the paisa, and its timeline says how', async () => {
    const { item } = await mine.request(saveDraft, { terms: lumpsum() });
    expect(item).toMatchObject({ version: 1, headline: '₹10,000', investor: { name: 'Asha Menon' } });
    expect(item.findings.filter(({ level }) => level === 'block')).toEqual([]);
    const { confirmations } = await placeCart(mine.request, [item]);
    const { reference } = only(only(confirmations).orders);
    expect((await mine.request(drafts, {})).items).toEqual([]);
    expect(await statusOf(reference)).toBe('pending');

    const { payToken, orders } = await confirm();
    expect(only(orders)).toMatchObject({ reference, status: 'confirmed' });
    expect(payToken).not.toBeNull();
    expect((await investor.request(paymentState, { token: payToken ?? '' })).payment?.requested).toEqual({
      mode: 'netbanking',
      account,
    });
    await approve(payToken ?? '');
    expect((await investor.request(paymentState, { token: payToken ?? '' })).payment).toMatchObject({
      due: '0.00',
      last: { status: 'received' },
    });
    await hub.work();
    expect(await statusOf(reference)).toBe('submitted');

    // Sunday's order gets Monday's NAV, known on Monday night.
    hub.clock.advance({ hours: 35 });
    await writeNav(hub.db, codes.flexi, '2026-11-16', '40.5000');
    await hub.work();
    const details = await mine.request(record, { reference });
    // 10,000 less 0.50 duty at 40.5.
    expect(details.allotment?.legs).toEqual([
      {
        scheme: { code: codes.flexi, name: 'Aranya Flexi Cap Fund' },
        units: '246.901',
        nav: '40.5000',
        navOn: '2026-11-16',
        amount: '10000.00',
      },
    ]);
    expect(await unitsOf(codes.flexi)).toBe('1246.901');
    expect(details.events.map(({ type }) => type)).toEqual([
      'created',
      'link-sent',
      'link-opened',
      'confirmed',
      'payment-started',
      'money-received',
      'submitted',
      'allotted',
    ]);
    expect(details).toMatchObject({ status: 'allotted', next: null, acts: [] });
  });
});

describe('a redemption', () => {
  it('takes units out at the NAV of its day; until then they are on their way and cannot be taken twice', async () => {
    const before = await unitsOf(codes.flexi);
    const reference = await send(redeem({ quantity: { by: 'units', units: '500' } }));
    const held = (await mine.request(redeemSchemes, { folioNo: folios.asha })).find(
      ({ scheme }) => scheme.code === codes.flexi,
    );
    expect(held).toMatchObject({ units: before, inFlight: '500.000' });
    const refused = await mine.call(submitRedeem, {
      terms: redeem({ quantity: { by: 'units', units: '800' } }),
      consent: true,
    });
    expect(refused.ok).toBe(false);

    const { payToken } = await confirm();
    expect(payToken).toBeNull();
    await hub.work();
    expect(await statusOf(reference)).toBe('submitted');
    // Confirmed on Monday night: Tuesday's NAV.
    hub.clock.advance({ hours: 24 });
    await writeNav(hub.db, codes.flexi, '2026-11-17', '41.0000');
    await hub.work();
    const { allotment, status } = await mine.request(record, { reference });
    expect(status).toBe('allotted');
    // 500 at 41 is 20,500; STT of a thousandth of a percent is 0.21.
    expect(only(allotment?.legs ?? [])).toMatchObject({
      units: '500.000',
      nav: '41.0000',
      amount: '20499.79',
    });
    expect(await unitsOf(codes.flexi)).toBe('746.901');
  });
});

describe('a switch', () => {
  it('leaves at one NAV and arrives at another, when the money is there', async () => {
    const reference = await send(switchOver({ quantity: { by: 'units', units: '200' } }));
    await confirm();
    await hub.work();
    hub.clock.advance({ hours: 24 });
    await writeNav(hub.db, codes.flexi, '2026-11-18', '42.0000');
    await writeNav(hub.db, codes.debt, '2026-11-18', '20.1000');
    await hub.work();
    const half = await mine.request(record, { reference });
    expect(half.status).toBe('submitted');
    expect(half.events.at(-1)?.type).toBe('leg-done');
    expect(await unitsOf(codes.flexi)).toBe('546.901');
    hub.clock.advance({ hours: 48 });
    for (const [day, nav] of [
      ['2026-11-19', '20.2000'],
      ['2026-11-20', '20.3000'],
    ] as const) {
      await writeNav(hub.db, codes.debt, day, nav);
    }
    await hub.work();
    const whole = await mine.request(record, { reference });
    expect(whole.status).toBe('allotted');
    expect(whole.allotment?.legs.map(({ scheme }) => scheme.code)).toEqual([codes.flexi, codes.debt]);
  });
});
