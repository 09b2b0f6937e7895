import type { ResponseOf } from '@hub/contract';
import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import {
  drafts,
  prepareCart,
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
import { account, codes, euin, folios, seedOrderBook } from './test/order-book.ts';
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
    const { items } = await mine.request(saveDrafts, { orders: [lumpsum(), redeemLater()] });
    const { confirmations } = await placeCart(mine.request, items);
    const { orders, expiresAt } = only(confirmations);
    // A redemption waits 24 hours for its confirmation, a lumpsum 48.
    expect(orders.map(({ kind }) => kind)).toEqual(['redeem', 'lumpsum']);
    expect(expiresAt).toBe(`${hub.clock.now().add({ hours: 24 })}`);
    expect((await mine.request(drafts, {})).items).toEqual([]);
    const sent = (await linkOf()).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('asks you to confirm transactions with');
    const declined = orders.map(({ reference }) => reference);
    expect((await confirm(ashaMobile, declined)).orders).toHaveLength(2);
  });

  it('that came together stand in the cart as they came', async () => {
    const amounts = [...Array(8).keys()].map((at) => `${7000 + at}`);
    await mine.request(saveDrafts, { orders: amounts.map((amount) => lumpsum({ amount })) });
    const { items } = await mine.request(drafts, {});
    expect(items.map(({ terms }) => terms.kind === 'lumpsum' && terms.amount)).toEqual(amounts);
    for (const { id } of items) await mine.request(deleteRecord, { id });
  });

  it('are refused together while one cannot be sent; nothing leaves the cart', async () => {
    const { items } = await mine.request(saveDrafts, {
      orders: [lumpsum(), redeem({ quantity: { by: 'units', units: '999999' } })],
    });
    const before = (await linkOf()).length;
    await expect(placeCart(mine.request, items)).rejects.toThrow();
    expect(await linkOf()).toHaveLength(before);
    expect((await mine.request(drafts, {})).items).toHaveLength(2);
    for (const { id } of items) await mine.request(deleteRecord, { id });
  });

  it('that comes after the link was opened, or is of somebody else, gets a link of its own', async () => {
    const before = (await linkOf()).length;
    const { items } = await mine.request(saveDrafts, { orders: [lumpsum(), lumpsum({ amount: '3000' })] });
    const { orders } = await mine.request(prepareCart, {
      items: items.map(({ id, version }) => ({ id, version })),
    });
    const place = async (at: number) => {
      const { terms } = items.find(({ id }) => id === orders[at]?.id) ?? {};
      return only(
        (await mine.request(submitLumpsum, { terms: terms as never, consent: true, prepared: orders[at] }))
          .confirmations,
      );
    };
    const first = await place(0);
    const token = /\/confirm\/([\w-]{43})/.exec((await linkOf()).at(-1) ?? '')?.[1] ?? '';
    await investor.request(openConfirmation, { token });
    const second = await place(1);
    expect(second.id).not.toBe(first.id);
    expect(await linkOf()).toHaveLength(before + 2);

    const { item } = await mine.request(saveDraft, { terms: lumpsum({ folioNo: folios.bela }) });
    const { confirmations } = await mine.request(submitLumpsum, {
      terms: item.terms as never,
      consent: true,
      prepared: { id: item.id, version: item.version, link: second.id },
    });
    expect(only(confirmations).id).not.toBe(second.id);
    for (const { orders: own } of [first, second, ...confirmations]) {
      await mine.request(deleteRecord, { id: only(own).reference });
    }
  });
});

describe('two investors in one cart', () => {
  it('get a link each, and each decides about their own orders alone', async () => {
    const { items } = await mine.request(saveDrafts, {
      orders: [lumpsum(), lumpsum({ folioNo: folios.bela, amount: '5000' }), lumpsum({ amount: '3000' })],
    });
    const { confirmations } = await placeCart(mine.request, items);
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
    expect(await mine.request(record, { reference })).toMatchObject({
      status: 'expired',
      historyStatus: 'Link Expired',
      recordStatus: 'CLOSED',
      waitsOn: 'distributor',
    });
    expect((await investor.request(openConfirmation, { token: old })).link).toBe('expired');
    const noticeOf = async () =>
      (await mine.request(listNotifications, {})).items.find(({ link }) => link?.includes(reference));
    expect(await noticeOf()).toMatchObject({
      kind: 'order-expired',
      title: 'Asha Menon: lumpsum of ₹10,000 not confirmed in time',
      readAt: null,
      act: { act: 'reissue', reference },
      done: null,
    });
    const again = await mine.request(updateRecord, { reference, act: 'reissue' });
    expect(again).toMatchObject({ status: 'pending', headline: '₹10,000' });
    const done = { act: 'reissue', at: expect.stringMatching(/^20\d\d-/) };
    expect(await noticeOf()).toMatchObject({ act: null, done, readAt: done.at });
    // Pressed once more in a second tab: refused, and what was done stays what it was.
    expect((await mine.call(updateRecord, { reference, act: 'reissue' })).ok).toBe(false);
    expect(await noticeOf()).toMatchObject({ act: null, done });
    const { orders } = await confirm();
    expect(only(orders)).toMatchObject({ reference, status: 'confirmed' });
  });

  it('works once: the second phone is told that it was used', async () => {
    await send(lumpsum());
    const token = await lastToken('order-link', ashaMobile);
    const { url } = await mine.request(shareLink, {
      reference: (await mine.request(records, {})).items[0]?.reference ?? '',
    });
    await confirm();
    expect((await investor.request(openConfirmation, { token })).link).toBe('used');
    const shared = url.slice(url.lastIndexOf('/') + 1);
    expect((await investor.request(openConfirmation, { token: shared })).link).toBe('used');
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
    await mine.request(deleteRecord, { id: reference });
    expect((await investor.request(openConfirmation, { token })).link).toBe('revoked');
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
    await investor.request(sendConfirmationOtp, { token: other, channel: 'SMS' });
    await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
    const theirCode = await lastCode('9822222222');
    const ours = await lastCode(ashaMobile);
    const { confirmation } = await investor.request(openConfirmation, { token });
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
    const details = await mine.request(record, { reference });
    expect(details.status).toBe('submitted');
    expect(details.refunded === '10000.00' || details.goingBack === '10000.00').toBe(true);
    // A notification says what happened, each time once.
    const kinds = await hub.db.read<{ kind: string }>(
      'system',
      'select kind from notification where link like $1 order by created_at, kind',
      [`%${reference}`],
    );
    expect(kinds.map(({ kind }) => kind).filter((kind) => kind !== 'order-refunded')).toEqual([
      'order-confirmed',
      'payment-failed',
      'order-paid',
    ]);
  });

  it('of an order that is cancelled goes back', async () => {
    const reference = await send(lumpsum({ amount: '7000' }));
    const { payToken } = await confirm();
    await approve(payToken ?? '');
    await mine.request(deleteRecord, { id: reference });
    await hub.work();
    const details = await mine.request(record, { reference });
    expect(details.status).toBe('cancelled');
    expect(details.goingBack === '7000.00' || details.refunded === '7000.00').toBe(true);
  });
});

describe('the history', () => {
  it('[S4-05] [S4-06] each filter shows its own orders only, and all shows all', async () => {
    const all = await mine.request(records, { status: 'all' });
    expect(all.total).toBe(all.statuses.all);
    for (const status of ['Pending for confirmation', 'CONFIRMED', 'Link Expired'] as const) {
      const page = await mine.request(records, { status });
      expect(page.items.every(({ historyStatus }) => historyStatus === status)).toBe(true);
      expect(page.total).toBe(all.statuses[status]);
    }
    const pending = await mine.request(records, { recordStatus: 'PENDING', type: 'POSTLOGIN' });
    expect(pending.items.every(({ recordStatus }) => recordStatus === 'PENDING')).toBe(true);
  });

  it('is searched by investor, scheme, folio and reference', async () => {
    const bela = await mine.request(records, { words: 'bela' });
    expect(new Set(bela.items.map(({ investor: { name } }) => name))).toEqual(new Set(['Bela Shah']));
    const reference = bela.items[0]?.reference ?? '';
    expect(only((await mine.request(records, { words: reference.toLowerCase() })).items).reference).toBe(
      reference,
    );
    expect((await mine.request(records, { words: 'nobody at all' })).total).toBe(0);
  });
});
