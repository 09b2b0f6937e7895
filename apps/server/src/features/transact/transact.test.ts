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
  orderFacts,
  prepareCart,
  redeemSchemes,
  saveDraft,
  saveDrafts,
  submitLumpsum,
  submitRedeem,
  submitSwitch,
} from '@hub/contract/calls/transact/transact';
import {
  deleteRecord,
  record,
  records,
  shareLink,
  updateRecord,
} from '@hub/contract/calls/transact/transact-records';
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
  const opened = await investor.ask(openConfirmation, { token });
  // A code is asked for once in half a minute.
  hub.clock.advance({ seconds: 31 });
  await investor.ask(sendConfirmationOtp, { token, channel: 'SMS' });
  const confirmed = (opened.confirmation?.orders ?? [])
    .map(({ reference }) => reference)
    .filter((reference) => !declined.includes(reference));
  return investor.ask(decideConfirmation, {
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
const statusOf = async (reference: string) => (await mine.ask(record, { reference })).status;
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
  const reply = await mine.ask(call as typeof submitLumpsum, { terms: terms as never, consent: true });
  return only(only(reply.confirmations).orders).reference;
}

/** What the payer does at the bank with the payment that was begun last. */
async function atBank(
  act: 'pay' | 'pay-again' | 'decline',
  more: { readonly amount?: bigint } = {},
): Promise<void> {
  const [begun] = await hub.db.read<{ reference: string; amount: string }>(
    'system',
    'select reference, amount from payment order by created_at desc, reference limit 1',
  );
  await hub.payments.bank?.act(begun?.reference ?? '', {
    act,
    amount: paise(more.amount ?? moneyOf(begun?.amount ?? '0')),
    payerAccount: '50100012344321',
    delivery: 'once',
    refusesRefund: false,
  });
}

const approve = async (payToken: string, act: 'pay' | 'decline' = 'pay') => {
  hub.clock.advance({ seconds: 1 });
  await investor.ask(startPayment, { token: payToken, mode: 'netbanking', account });
  await atBank(act);
};

describe('a lumpsum', () => {
  it('goes from the form to units in the folio, to the paisa, and its timeline says how', async () => {
    const { item } = await mine.ask(saveDraft, { terms: lumpsum() });
    expect(item).toMatchObject({ version: 1, headline: '₹10,000', investor: { name: 'Asha Menon' } });
    expect(item.findings.filter(({ level }) => level === 'block')).toEqual([]);
    const { confirmations } = await placeCart(mine.ask, [item]);
    const { reference } = only(only(confirmations).orders);
    expect((await mine.ask(drafts, {})).items).toEqual([]);
    expect(await statusOf(reference)).toBe('pending');

    const { payToken, orders } = await confirm();
    expect(only(orders)).toMatchObject({ reference, status: 'confirmed' });
    expect(payToken).not.toBeNull();
    expect((await investor.ask(paymentState, { token: payToken ?? '' })).payment?.asked).toEqual({
      mode: 'netbanking',
      account,
    });
    await approve(payToken ?? '');
    expect((await investor.ask(paymentState, { token: payToken ?? '' })).payment).toMatchObject({
      due: '0.00',
      last: { status: 'received' },
    });
    await hub.work();
    expect(await statusOf(reference)).toBe('submitted');

    // Sunday's order gets Monday's NAV, known on Monday night.
    hub.clock.advance({ hours: 35 });
    await writeNav(hub.db, codes.flexi, '2026-11-16', '40.5000');
    await hub.work();
    const details = await mine.ask(record, { reference });
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
    const held = (await mine.ask(redeemSchemes, { folioNo: folios.asha })).find(
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
    const { allotment, status } = await mine.ask(record, { reference });
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
    const half = await mine.ask(record, { reference });
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
    const whole = await mine.ask(record, { reference });
    expect(whole.status).toBe('allotted');
    expect(whole.allotment?.legs.map(({ scheme }) => scheme.code)).toEqual([codes.flexi, codes.debt]);
  });
});

describe('several orders of one cart', () => {
  const linkOf = async () =>
    (
      await hub.db.read<{ body: string }>(
        'system',
        "select body from outbox_message where purpose = 'order-link' and target = $1 order by id",
        [ashaMobile],
      )
    ).map(({ body }) => body);
  const redeemLater = () => redeem({ quantity: { by: 'units', units: '10' } });

  it('leave each by the call of its kind, and share one link that ends with the first of them', async () => {
    const before = (await linkOf()).length;
    const { items } = await mine.ask(saveDrafts, { orders: [lumpsum(), redeemLater()] });
    const { confirmations } = await placeCart(mine.ask, items);
    const { orders, expiresAt } = only(confirmations);
    // A redemption waits 24 hours for its confirmation, a lumpsum 48.
    expect(orders.map(({ kind }) => kind)).toEqual(['redeem', 'lumpsum']);
    expect(expiresAt).toBe(`${hub.clock.now().add({ hours: 24 })}`);
    expect((await mine.ask(drafts, {})).items).toEqual([]);
    const sent = (await linkOf()).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('asks you to confirm transactions with');
    const declined = orders.map(({ reference }) => reference);
    expect((await confirm(ashaMobile, declined)).orders).toHaveLength(2);
  });

  it('are refused together while one cannot be sent; nothing leaves the cart', async () => {
    const { items } = await mine.ask(saveDrafts, {
      orders: [lumpsum(), redeem({ quantity: { by: 'units', units: '999999' } })],
    });
    const before = (await linkOf()).length;
    await expect(placeCart(mine.ask, items)).rejects.toThrow();
    expect(await linkOf()).toHaveLength(before);
    expect((await mine.ask(drafts, {})).items).toHaveLength(2);
    for (const { id } of items) await mine.ask(deleteRecord, { id });
  });

  it('that comes after the link was opened, or is of somebody else, gets a link of its own', async () => {
    const before = (await linkOf()).length;
    const { items } = await mine.ask(saveDrafts, { orders: [lumpsum(), lumpsum({ amount: '3000' })] });
    const { orders } = await mine.ask(prepareCart, {
      items: items.map(({ id, version }) => ({ id, version })),
    });
    const place = async (at: number) => {
      const { terms } = items.find(({ id }) => id === orders[at]?.id) ?? {};
      return only(
        (await mine.ask(submitLumpsum, { terms: terms as never, consent: true, prepared: orders[at] }))
          .confirmations,
      );
    };
    const first = await place(0);
    const token = /\/confirm\/([\w-]{43})/.exec((await linkOf()).at(-1) ?? '')?.[1] ?? '';
    await investor.ask(openConfirmation, { token });
    const second = await place(1);
    expect(second.id).not.toBe(first.id);
    expect(await linkOf()).toHaveLength(before + 2);

    const { item } = await mine.ask(saveDraft, { terms: lumpsum({ folioNo: folios.bela }) });
    const { confirmations } = await mine.ask(submitLumpsum, {
      terms: item.terms as never,
      consent: true,
      prepared: { id: item.id, version: item.version, link: second.id },
    });
    expect(only(confirmations).id).not.toBe(second.id);
    for (const { orders: own } of [first, second, ...confirmations]) {
      await mine.ask(deleteRecord, { id: only(own).reference });
    }
  });
});

describe('two investors in one cart', () => {
  it('get a link each, and each decides about their own orders alone', async () => {
    const { items } = await mine.ask(saveDrafts, {
      orders: [lumpsum(), lumpsum({ folioNo: folios.bela, amount: '5000' }), lumpsum({ amount: '3000' })],
    });
    const { confirmations } = await placeCart(mine.ask, items);
    expect(confirmations.map(({ investor: { name }, orders }) => [name, orders.length])).toEqual([
      ['Asha Menon', 2],
      ['Bela Shah', 1],
    ]);
    const [first, second] = confirmations[0]?.orders ?? [];
    const decided = await confirm(ashaMobile, [second?.reference ?? '']);
    expect(decided.orders.map(({ status }) => status).sort()).toEqual(['confirmed', 'declined']);
    expect(await statusOf(first?.reference ?? '')).toBe('confirmed');
    expect(await statusOf(confirmations[1]?.orders[0]?.reference ?? '')).toBe('pending');
    // Bela's code opens nothing of Asha's, and the other way round.
    expect(await statusOf(second?.reference ?? '')).toBe('declined');
  });
});

describe('a link', () => {
  it('[S4-08] lapses by itself on time, and is sent anew with the data kept', async () => {
    const reference = await send(lumpsum());
    const old = await lastToken('order-link', ashaMobile);
    hub.clock.advance({ hours: 47, minutes: 59 });
    await hub.work();
    expect(await statusOf(reference)).toBe('pending');
    hub.clock.advance({ minutes: 1 });
    await hub.work();
    expect(await mine.ask(record, { reference })).toMatchObject({
      status: 'expired',
      historyStatus: 'Link Expired',
      recordStatus: 'CLOSED',
      waitsOn: 'distributor',
    });
    expect((await investor.ask(openConfirmation, { token: old })).link).toBe('expired');
    const again = await mine.ask(updateRecord, { reference, act: 'reissue' });
    expect(again).toMatchObject({ status: 'pending', headline: '₹10,000' });
    const { orders } = await confirm();
    expect(only(orders)).toMatchObject({ reference, status: 'confirmed' });
  });

  it('works once: the second phone is told that it was used', async () => {
    await send(lumpsum());
    const token = await lastToken('order-link', ashaMobile);
    const { url } = await mine.ask(shareLink, {
      reference: (await mine.ask(records, {})).items[0]?.reference ?? '',
    });
    await confirm();
    expect((await investor.ask(openConfirmation, { token })).link).toBe('used');
    const shared = url.slice(url.lastIndexOf('/') + 1);
    expect((await investor.ask(openConfirmation, { token: shared })).link).toBe('used');
    const refused = await investor.call(decideConfirmation, {
      token: shared,
      otp: '123456',
      confirmed: [],
      declined: [],
    });
    expect(refused).toMatchObject({ ok: false });
  });

  it('of a cancelled order is dead', async () => {
    const reference = await send(lumpsum());
    const token = await lastToken('order-link', ashaMobile);
    await mine.ask(deleteRecord, { id: reference });
    expect((await investor.ask(openConfirmation, { token })).link).toBe('revoked');
    expect(await statusOf(reference)).toBe('cancelled');
  });

  it('takes its code on a clock that counts nanoseconds, of which the database keeps none', async () => {
    const reference = await send(lumpsum());
    hub.clock.advance({ nanoseconds: 123_456_789 });
    const { orders } = await confirm();
    expect(only(orders)).toMatchObject({ reference, status: 'confirmed' });
  });

  it('takes its own code only, three tries of it', async () => {
    await send(lumpsum());
    const token = await lastToken('order-link', ashaMobile);
    await send(lumpsum({ folioNo: folios.bela, amount: '5000' }));
    const other = await lastToken('order-link', '9822222222');
    hub.clock.advance({ seconds: 31 });
    await investor.ask(sendConfirmationOtp, { token: other, channel: 'SMS' });
    await investor.ask(sendConfirmationOtp, { token, channel: 'SMS' });
    const theirCode = await lastCode('9822222222');
    const ours = await lastCode(ashaMobile);
    const { confirmation } = await investor.ask(openConfirmation, { token });
    const confirmed = confirmation?.orders.map(({ reference }) => reference) ?? [];
    const tryCode = (otp: string) =>
      investor.call(decideConfirmation, { token, otp, confirmed, declined: [] });
    const wrong = theirCode === ours ? '000000' : theirCode;
    for (let n = 0; n < 3; n += 1) expect((await tryCode(wrong)).ok).toBe(false);
    // The right one comes too late.
    expect((await tryCode(ours)).ok).toBe(false);
  });
});

describe('money', () => {
  it('that failed can be paid again; the second success goes back', async () => {
    const reference = await send(lumpsum());
    const { payToken } = await confirm();
    await approve(payToken ?? '', 'decline');
    expect(await statusOf(reference)).toBe('confirmed');
    await approve(payToken ?? '');
    expect(await statusOf(reference)).toBe('paid');
    await atBank('pay-again');
    await hub.work();
    const details = await mine.ask(record, { reference });
    expect(details.status).toBe('submitted');
    expect(details.refunded === '10000.00' || details.goingBack === '10000.00').toBe(true);
    // A notification says what happened, each time once.
    const titles = await hub.db.read<{ title: string }>(
      'system',
      'select title from notification where link like $1 order by created_at, title',
      [`%${reference}`],
    );
    expect(titles.map(({ title }) => title).filter((title) => title !== 'Money refunded')).toEqual([
      'Order confirmed',
      'Payment failed',
      'Payment received',
    ]);
  });

  it('of an order that is cancelled goes back', async () => {
    const reference = await send(lumpsum({ amount: '7000' }));
    const { payToken } = await confirm();
    await approve(payToken ?? '');
    await mine.ask(deleteRecord, { id: reference });
    await hub.work();
    const details = await mine.ask(record, { reference });
    expect(details.status).toBe('cancelled');
    expect(details.goingBack === '7000.00' || details.refunded === '7000.00').toBe(true);
  });
});

describe('what is refused, with nothing moved', () => {
  const counts = async () =>
    (
      await hub.db.read(
        'system',
        `select (select count(*) from orders) as orders, (select count(*) from outbox_message) as sent,
                (select count(*) from confirmation) as links`,
      )
    )[0];

  it.each([
    ['[S8-15] a joint account', { folioNo: folios.joint }, 'Transaction cannot be allowed. Joint account'],
    [
      '[S8-13] a folio of another distributor',
      { folioNo: folios.theirs },
      'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
    ],
    ["an account that is not the folio's", { account: 'SBIN0000009-1111' }, ''],
    ['an EUIN of somebody else', { euin: 'E999999' }, ''],
    ['less than the minimum', { amount: '99' }, ''],
    ['an unknown scheme', { schemeCode: '999999' }, ''],
    [
      'a debit by a mandate that the folio does not have',
      { payMode: 'otm' as const, mandate: 'M1' },
      'mandate',
    ],
  ])('%s', async (_, more, message) => {
    const before = await counts();
    const reply = await mine.call(submitLumpsum, { terms: lumpsum(more), consent: true });
    expect(reply.ok).toBe(false);
    if (!reply.ok && message !== '') expect(reply.message).toContain(message);
    expect(await counts()).toEqual(before);
  });

  it.each(['0', '0.001', '9e15', 'ten thousand', '१०००', '-5', '1,000'])(
    'the amount %s, at its field',
    async (amount) => {
      const before = await counts();
      const reply = await mine.send(submitLumpsum, { terms: lumpsum({ amount }), consent: true } as never);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('amount');
      expect(await counts()).toEqual(before);
    },
  );

  it('the same submit twice is one order, and the key with another amount is none', async () => {
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await mine.ask(submitLumpsum, { terms: lumpsum(), consent: true }, key);
    const before = await counts();
    expect(await mine.ask(submitLumpsum, { terms: lumpsum(), consent: true }, key)).toEqual(first);
    expect(
      (await mine.send(submitLumpsum, { terms: lumpsum({ amount: '20000' }), consent: true }, key)).status,
    ).toBe(409);
    expect(await counts()).toEqual(before);
  });

  it('an order that another tab changed meanwhile', async () => {
    const { item } = await mine.ask(saveDraft, { terms: lumpsum() });
    await mine.ask(saveDraft, { id: item.id, version: item.version, terms: lumpsum({ amount: '12000' }) });
    const before = await counts();
    const stale = { id: item.id, version: item.version };
    expect((await mine.send(prepareCart, { items: [stale] })).status).toBe(409);
    const prepared = { ...stale, link: null };
    for (const amount of ['10000', '12000']) {
      const terms = lumpsum({ amount });
      expect((await mine.send(submitLumpsum, { terms, consent: true, prepared })).status).toBe(409);
    }
    // This version, but not what it says.
    const other = { terms: lumpsum(), consent: true as const, prepared: { ...prepared, version: 2 } };
    expect((await mine.send(submitLumpsum, other)).status).toBe(409);
    expect((await mine.send(saveDraft, { id: item.id, version: 1, terms: lumpsum() })).status).toBe(409);
    expect(await counts()).toEqual(before);
    expect(only((await mine.ask(drafts, {})).items)).toMatchObject({ version: 2, headline: '₹12,000' });
  });

  it('an order of somebody else: not seen, not sent again, not cancelled', async () => {
    const reference = await send(lumpsum());
    expect((await theirs.send(record, { reference })).status).toBe(404);
    expect((await theirs.send(updateRecord, { reference, act: 'resend' })).status).toBe(404);
    expect((await theirs.send(deleteRecord, { id: reference })).status).toBe(404);
    expect((await theirs.ask(records, {})).items).toEqual([]);
    expect((await theirs.ask(orderFacts, { kind: 'lumpsum', folioNo: folios.asha })).folio).toBeNull();
    expect(await statusOf(reference)).toBe('pending');
  });

  it('a folio that is locked between the sending and the confirmation', async () => {
    const reference = await send(redeem({ quantity: { by: 'units', units: '10' } }));
    await hub.db.read('system', 'update folio set is_locked = true where folio_no = $1', [folios.asha]);
    await expect(confirm()).rejects.toThrow();
    expect(await statusOf(reference)).toBe('pending');
    await hub.db.read('system', 'update folio set is_locked = false where folio_no = $1', [folios.asha]);
  });

  it('two redemptions of one link that units pledged since suffice for singly, not together', async () => {
    const [{ free = '' } = {}] = await hub.db.read<{ free: string }>(
      'system',
      `select p.units - coalesce((select sum(units_out) from orders o
          where o.folio_no = p.folio_no and o.scheme_code = p.scheme_code
            and o.status in ('pending', 'confirmed', 'paid', 'submitted')), 0) as free
         from position p where p.folio_no = $1 and p.scheme_code = $2`,
      [folios.asha, codes.flexi],
    );
    const terms = redeem({ quantity: { by: 'units', units: '20' } });
    const { items } = await mine.ask(saveDrafts, { orders: [terms, terms] });
    const { confirmations } = await placeCart(mine.ask, items);
    const references = only(confirmations).orders.map(({ reference }) => reference);
    await hub.db.asOwner((owner) =>
      owner.query(
        `insert into lien (arn, folio_no, scheme_code, trxn_no, import_id, day, units, is_balance)
         values ('ARN-100001', $1, $2, 'L1', 0, '2026-11-01', $3::numeric - 30, false)`,
        [folios.asha, codes.flexi, free],
      ),
    );
    await expect(confirm()).rejects.toThrow();
    for (const reference of references) expect(await statusOf(reference)).toBe('pending');
    const [, declined = ''] = references;
    const { orders } = await confirm(ashaMobile, [declined]);
    expect(orders.map(({ status }) => status).sort()).toEqual(['confirmed', 'declined']);
    await hub.db.asOwner((owner) => owner.query('delete from lien'));
  });
});

describe('the history', () => {
  it('[S4-05] [S4-06] each filter shows its own orders only, and all shows all', async () => {
    const all = await mine.ask(records, { status: 'all' });
    expect(all.total).toBe(all.statuses.all);
    for (const status of ['Pending for confirmation', 'CONFIRMED', 'Link Expired'] as const) {
      const page = await mine.ask(records, { status });
      expect(page.items.every(({ historyStatus }) => historyStatus === status)).toBe(true);
      expect(page.total).toBe(all.statuses[status]);
    }
    const pending = await mine.ask(records, { recordStatus: 'PENDING', type: 'POSTLOGIN' });
    expect(pending.items.every(({ recordStatus }) => recordStatus === 'PENDING')).toBe(true);
  });

  it('is searched by investor, scheme, folio and reference', async () => {
    const bela = await mine.ask(records, { words: 'bela' });
    expect(new Set(bela.items.map(({ investor: { name } }) => name))).toEqual(new Set(['Bela Shah']));
    const reference = bela.items[0]?.reference ?? '';
    expect(only((await mine.ask(records, { words: reference.toLowerCase() })).items).reference).toBe(
      reference,
    );
    expect((await mine.ask(records, { words: 'nobody at all' })).total).toBe(0);
  });
});
