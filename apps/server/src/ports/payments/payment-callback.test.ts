import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { testClock } from '../../http/test/test-clock.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { hostedPayments } from './hosted-payments.ts';
import { pageTokens } from './page-token.ts';
import type { PaymentRequest } from './payments.ts';
import { takingCallbacks } from './read-callback.ts';
import { FakeGateway, type GatewayPayment } from './test/fake-gateway.ts';
import { newRequest, newsEar } from './test/request.ts';

const gateway = new FakeGateway();
const clock = testClock('2026-11-16T06:30:00Z');
const now = () => clock.now().epochMilliseconds / 1000;
const ear = newsEar();
const warnings: object[] = [];
const log = { info: () => {}, warn: (fields: object) => void warnings.push(fields), error: () => {} };
let test: TestDatabase;
let jobs: BossJobs<Pick<JobData, 'payments.refund'>>;

function open(changes: Parameters<FakeGateway['config']>[0] = {}) {
  const tokens = pageTokens(new Uint8Array(32));
  const { onNews } = ear;
  return hostedPayments({ config: gateway.config(changes), db: test.db, clock, jobs, tokens, onNews, log });
}
let payments: ReturnType<typeof open>;

beforeAll(async () => {
  test = await openTestDatabase();
  await gateway.listen();
  jobs = new BossJobs({ db: test.db, runs: false, log });
  payments = open();
  await jobs.start({ 'payments.refund': payments.refundJob });
});
afterEach(() => {
  gateway.fault = () => null;
  gateway.refundStatus = 'processed';
});
afterAll(async () => {
  await jobs.stop();
  await gateway.close();
  await test.close();
});

const origin = 'https://hub.example';

async function start(request: PaymentRequest): Promise<{ reference: string; token: string }> {
  const started = await test.db.transaction('nobody', (tx) => payments.start(tx, request));
  if (started.kind !== 'page') throw new Error('no page');
  const url = new URL(started.url, origin);
  return { reference: url.pathname.split('/').at(-1) ?? '', token: url.searchParams.get('token') ?? '' };
}

/** The payer opened the gateway's page. Answers the gateway's order. */
async function opened(changes: Partial<PaymentRequest> = {}) {
  const request = newRequest(changes);
  const { reference, token } = await start(request);
  const url = new URL((await payments.page.open(reference, token, origin)) ?? '');
  return { request, reference, token, order: url.searchParams.get('order') ?? '' };
}

let count = 0;
const paymentOf = (order: string, changes: Partial<GatewayPayment> = {}): GatewayPayment => {
  count += 1;
  return {
    id: `pay_${count}`,
    order_id: order,
    amount: 25_000_50,
    currency: 'INR',
    status: 'captured',
    created_at: now(),
    ...changes,
  };
};
const eventOf = (event: string, payment: GatewayPayment, more: object = {}) => ({
  event,
  created_at: now(),
  payload: { payment: { entity: payment }, ...more },
});

describe('a callback', () => {
  it('of a captured payment is news for our reference, with the amount that came', async () => {
    const { reference, order } = await opened();
    const payment = paymentOf(order, { amount: 1 });
    const { headers, body } = gateway.callback(eventOf('payment.captured', payment));
    expect(await payments.readCallback(headers, body)).toEqual({
      kind: 'news',
      news: {
        refundId: null,
        reference,
        paymentId: payment.id,
        type: 'received',
        amount: 1n,
        at: clock.now(),
        payerAccount: null,
        reason: null,
      },
    });
  });

  it('of a failure says why; of a transfer from which account', async () => {
    const { order } = await opened();
    const failed = paymentOf(order, { status: 'failed', error_description: 'Insufficient balance' });
    const failure = gateway.callback(eventOf('payment.failed', failed));
    expect(await payments.readCallback(failure.headers, failure.body)).toMatchObject({
      news: { type: 'failed', reason: 'Insufficient balance' },
    });
    const more = { bank_transfer: { entity: { payer_bank_account: { account_number: '999' } } } };
    const transfer = gateway.callback(eventOf('payment.captured', paymentOf(order), more));
    expect(await payments.readCallback(transfer.headers, transfer.body)).toMatchObject({
      news: { type: 'received', payerAccount: '999' },
    });
  });

  it('of a refund, done or failed, under its own reference or, by the gateway itself, under the payment’s', async () => {
    const { reference, order } = await opened();
    const payment = paymentOf(order);
    const refund = { id: 'rfnd_x', payment_id: payment.id, amount: 500, currency: 'INR', created_at: now() };
    for (const [event, type, receipt] of [
      ['refund.processed', 'refunded', 'P123'],
      ['refund.failed', 'refund-failed', 'P123'],
      ['refund.processed', 'refunded', null],
    ] as const) {
      const entity = { ...refund, status: 'processed', receipt };
      const { headers, body } = gateway.callback(eventOf(event, payment, { refund: { entity } }));
      expect(await payments.readCallback(headers, body)).toMatchObject({
        kind: 'news',
        news: { reference: receipt ?? reference, paymentId: payment.id, type, amount: 500n },
      });
      const stranger = paymentOf('order_of_another_shop', { id: payment.id });
      const other = gateway.callback(eventOf(event, stranger, { refund: { entity } }));
      expect(await payments.readCallback(other.headers, other.body)).toEqual({ kind: 'ignored' });
    }
  });

  it('for an order that is not ours, or about something else, is none of our business', async () => {
    for (const event of [
      eventOf('payment.captured', paymentOf('order_of_another_shop')),
      eventOf('payment.authorized', paymentOf('order_1')),
      { event: 'settlement.processed', created_at: now(), payload: { settlement: {} } },
    ]) {
      const { headers, body } = gateway.callback(event);
      expect(await payments.readCallback(headers, body)).toEqual({ kind: 'ignored' });
    }
  });

  it('changed by one byte anywhere, in body or signature, is refused', async () => {
    const { order } = await opened();
    const { headers, body } = gateway.callback(eventOf('payment.captured', paymentOf(order)));
    const forged = { kind: 'forged' };
    for (let at = 0; at < body.length; at += 1) {
      const changed = Uint8Array.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await payments.readCallback(headers, changed), `byte ${at}`).toEqual(forged);
    }
    const signature = headers['x-razorpay-signature'] ?? '';
    const last = signature.endsWith('0') ? '1' : '0';
    for (const wrong of [
      undefined,
      '',
      signature.slice(0, -1) + last,
      `${signature}0`,
      signature.slice(1),
      [signature, signature],
      'sha256='.concat(signature),
    ]) {
      expect(await payments.readCallback({ 'x-razorpay-signature': wrong }, body)).toEqual(forged);
    }
    expect(await payments.readCallback({ 'x-other-signature': signature }, body)).toEqual(forged);
  });

  it('older than the window, or from the future, is refused', async () => {
    const { order } = await opened();
    const kindAt = async (seconds: number) => {
      const event = { ...eventOf('payment.captured', paymentOf(order)), created_at: now() + seconds };
      const { headers, body } = gateway.callback(event);
      return (await payments.readCallback(headers, body)).kind;
    };
    expect(await Promise.all([-3600, -3601, 300, 301].map(kindAt))).toEqual([
      'news',
      'forged',
      'news',
      'forged',
    ]);
  });

  it('can be signed with its time, which is then what counts', async () => {
    const timed = open({ timestampHeader: 'x-webhook-timestamp', callbackMaxAgeSeconds: 300 });
    const { order } = await opened();
    const { body } = gateway.callback({
      ...eventOf('payment.captured', paymentOf(order)),
      created_at: now() - 86_400,
    });
    const kindWith = async (timestamp: string, signed = timestamp) => {
      const headers = {
        'x-webhook-timestamp': timestamp,
        'x-razorpay-signature': gateway.sign(body, signed),
      };
      return (await timed.readCallback(headers, body)).kind;
    };
    expect(await kindWith(String(now()))).toBe('news');
    expect(await kindWith(String(now() * 1000))).toBe('news');
    expect(await kindWith(String(now() - 301))).toBe('forged');
    expect(await kindWith(String(now()), String(now() - 1))).toBe('forged');
    expect(await kindWith('yesterday')).toBe('forged');
    expect(await kindWith('')).toBe('forged');
  });

  it.each([
    ['half a paisa', { amount: 100.5 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['more than a number holds', { amount: 2 ** 53 }],
    ['words', { amount: '100' }],
    ['dollars', { currency: 'USD' }],
    ['no id', { id: '' }],
  ])('that is signed and says %s cannot be read', async (_, changes) => {
    const { order } = await opened();
    const payment = { ...paymentOf(order), ...changes } as GatewayPayment;
    const { headers, body } = gateway.callback(eventOf('payment.captured', payment));
    expect(await payments.readCallback(headers, body)).toEqual({ kind: 'unreadable' });
  });

  it.each(['', '{', '[]', 'null', '"x"', '\xff', '{"event":"payment.captured"}'])(
    'that is signed and no event cannot be read: %j',
    async (text) => {
      const body = Buffer.from(text, 'latin1');
      const headers = { 'x-razorpay-signature': gateway.sign(body) };
      expect(await payments.readCallback(headers, body)).toEqual({ kind: 'unreadable' });
    },
  );

  it('is taken only when the news was kept', async () => {
    const { reference, order } = await opened();
    const take = takingCallbacks(payments.readCallback, ear.onNews);
    const { headers, body } = gateway.callback(eventOf('payment.captured', paymentOf(order)));
    ear.isDown = true;
    await expect(take(headers, body)).rejects.toThrow('The orders are not there');
    ear.isDown = false;
    expect(await take(headers, body)).toBe('news');
    expect(await take(headers, body)).toBe('news');
    expect(ear.about(reference)).toHaveLength(2);
  });
});
