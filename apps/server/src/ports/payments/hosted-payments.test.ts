import { paise } from '@hub/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { testClock } from '../../http/test/test-clock.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { hostedPayments } from './hosted-payments.ts';
import { pageTokens } from './page-token.ts';
import type { PaymentRequest } from './payments.ts';
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

describe('the gateway’s order', () => {
  it('is made when the payer opens the page, not inside the transaction', async () => {
    const before = gateway.requests.length;
    const request = newRequest();
    const { reference, token } = await start(request);
    expect(gateway.requests).toHaveLength(before);
    const url = await payments.page.open(reference, token, origin);
    expect(url).toMatch(/^https:\/\/pay\.gateway\.example\/checkout\?order=order_\d+&key=key_live_1&return=/);
    expect(new URL(url ?? '').searchParams.get('return')).toBe('https://hub.example/pay/done');
    const [sent] = gateway.requests.slice(before);
    expect(sent).toMatchObject({ method: 'POST', path: '/orders' });
    expect(sent?.headers.authorization).toBe(
      `Basic ${Buffer.from('key_live_1:gateway-login-of-ours-7').toString('base64')}`,
    );
    expect(sent?.body).toEqual({
      amount: 25_000_50,
      currency: 'INR',
      receipt: request.reference,
      method: 'netbanking',
      bank_account: { account_number: '50100012345678', name: 'Meera <Iyer>', ifsc: 'HDFC0000001' },
      notes: { reference: request.reference },
    });
  });

  it('stays the same however often the page is opened, also at once', async () => {
    const { reference, token } = await start(newRequest({ mode: 'upi' }));
    const urls = await Promise.all([1, 2, 3].map(() => payments.page.open(reference, token, origin)));
    expect(new Set([...urls, await payments.page.open(reference, token, origin)]).size).toBe(1);
  });

  it('is made for nobody who does not have the address', async () => {
    const { reference, token } = await start(newRequest());
    const before = gateway.requests.length;
    expect(await payments.page.open(reference, token.replace(/./, 'g'), origin)).toBeNull();
    expect(await payments.page.open(reference, '', origin)).toBeNull();
    expect(await payments.page.open('H1', token, origin)).toBeNull();
    expect(gateway.requests).toHaveLength(before);
  });

  it.each([
    ['5xx', () => ({ status: 502, body: 'bad gateway' })],
    ['4xx', () => ({ status: 400, body: { error: { description: 'Account 50100012345678 is wrong' } } })],
    ['no JSON', () => ({ status: 200, body: '<html>' })],
    ['an answer that is cut', () => 'cut'],
    ['another amount', () => ({ status: 200, body: { id: 'o', amount: 1, currency: 'INR', receipt: 'H' } })],
    ['a redirect', () => ({ status: 302, body: '' })],
  ] satisfies [string, FakeGateway['fault']][])(
    'is not made with %s, and can be tried again',
    async (_, fault) => {
      const request = newRequest();
      const { reference, token } = await start(request);
      gateway.fault = fault;
      await expect(payments.page.open(reference, token, origin)).rejects.toThrow(/^The payment gateway/);
      expect(JSON.stringify(warnings.at(-1))).not.toContain('50100012345678');
      gateway.fault = () => null;
      expect(await payments.page.open(reference, token, origin)).toContain('order=');
    },
  );

  it('is given up when the gateway does not answer in time', async () => {
    const hurried = open({ timeoutMs: 100 });
    const { reference, token } = await start(newRequest());
    gateway.fault = () => 'hang';
    await expect(hurried.page.open(reference, token, origin)).rejects.toThrow(/could not be reached/);
  });

  it('takes whole paise that a number can hold, and nothing else', async () => {
    await expect(start(newRequest({ amount: paise(2n ** 53n) }))).rejects.toThrow(RangeError);
  });
});

describe('reconciliation', () => {
  it('asks the gateway for everything about a reference, oldest first', async () => {
    const { reference, order } = await opened();
    gateway.payments.push(
      paymentOf(order, { id: 'pay_second', created_at: now(), captured_at: now() + 60 }),
      paymentOf(order, { id: 'pay_first', created_at: now() - 60, status: 'failed' }),
      paymentOf(order, { id: 'pay_open', created_at: now(), status: 'authorized' }),
    );
    expect(await payments.request(reference)).toMatchObject([
      { reference, paymentId: 'pay_first', type: 'failed' },
      { reference, paymentId: 'pay_second', type: 'received', at: clock.now().add({ seconds: 60 }) },
    ]);
  });

  it('needs no gateway for a page that nobody opened', async () => {
    const { reference } = await start(newRequest());
    const before = gateway.requests.length;
    expect(await payments.request(reference)).toEqual([]);
    expect(await payments.request('H0')).toEqual([]);
    expect(gateway.requests).toHaveLength(before);
  });

  it('knows refunds, ours or the gateway’s own, and no failure that was tried again', async () => {
    const { reference, order } = await opened();
    const payment = paymentOf(order, { status: 'refunded' });
    gateway.payments.push(payment);
    const refund = { payment_id: payment.id, currency: 'INR', created_at: now() };
    gateway.refunds.push(
      { ...refund, id: 'rfnd_a', status: 'failed', amount: 100, receipt: 'PA', created_at: now() - 9 },
      { ...refund, id: 'rfnd_b', status: 'processed', amount: 100, receipt: 'PA' },
      { ...refund, id: 'rfnd_c', status: 'failed', amount: 200, receipt: 'PB' },
      { ...refund, id: 'rfnd_d', status: 'pending', amount: 300, receipt: 'PC' },
      { ...refund, id: 'rfnd_e', status: 'processed', amount: 400, receipt: null },
    );
    const seen = (await payments.request(reference)).map((news) => [news.reference, news.type, news.amount]);
    expect(seen).toEqual([
      [reference, 'received', 25_000_50n],
      ['PA', 'refunded', 100n],
      ['PB', 'refund-failed', 200n],
      [reference, 'refunded', 400n],
    ]);
  });

  it('lists all payments since an instant, page by page, and only ours', async () => {
    clock.advance({ hours: 24 });
    const since = clock.now();
    const { reference, order } = await opened();
    const [other] = [await opened()];
    const before = gateway.requests.length;
    for (let n = 0; n < 230; n += 1) {
      const owner = n % 10 === 0 ? 'order_of_another_shop' : n % 2 === 0 ? order : other.order;
      gateway.payments.push(paymentOf(owner, { created_at: now() }));
    }
    const seen = await Array.fromAsync(payments.listSince(since));
    expect(seen).toHaveLength(207);
    expect(new Set(seen.map(({ paymentId }) => paymentId)).size).toBe(207);
    expect(new Set(seen.map((news) => news.reference))).toEqual(new Set([reference, other.reference]));
    // Pages of a hundred, one of no refunds, and no question for each payment.
    expect(gateway.requests).toHaveLength(before + 4);
  });

  it('lists refunds since an instant, however old their payments are', async () => {
    const { reference, order } = await opened();
    const old = paymentOf(order, { created_at: now() - 30 * 86_400 });
    const foreign = paymentOf('order_of_another_shop');
    clock.advance({ hours: 24 });
    gateway.payments.push(old, foreign);
    const refund = { amount: 100, currency: 'INR', status: 'processed', created_at: now() };
    gateway.refunds.push(
      { ...refund, id: 'rfnd_old', payment_id: old.id, receipt: 'POLD' },
      { ...refund, id: 'rfnd_own', payment_id: old.id, receipt: null },
      { ...refund, id: 'rfnd_other', payment_id: foreign.id, receipt: 'XYZ' },
    );
    const seen = await Array.fromAsync(payments.listSince(clock.now()));
    expect(seen.map((news) => [news.reference, news.type])).toEqual([
      ['POLD', 'refunded'],
      [reference, 'refunded'],
    ]);
  });

  it('fails in words when the gateway does', async () => {
    const { reference } = await opened();
    gateway.fault = () => ({ status: 500, body: '' });
    await expect(payments.request(reference)).rejects.toThrow('The payment gateway answered 500');
    await expect(Array.fromAsync(payments.listSince(clock.now()))).rejects.toThrow(/answered 500/);
  });
});

describe('a refund', () => {
  const { signal } = new AbortController();

  let count = 0;

  async function requested(amount = 25_000_50n) {
    count += 1;
    const reference = `PR${count}`;
    const { order } = await opened();
    const payment = paymentOf(order);
    gateway.payments.push(payment);
    const send = async (refund: { reference: string; amount: bigint }) => {
      await test.db.transaction('nobody', (tx) =>
        payments.refund(tx, { ...refund, paymentId: payment.id, amount: paise(refund.amount) }),
      );
      const [job] = await test.db.read<{ data: JobData['payments.refund']; id: string }>(
        'system',
        "select id, data from pgboss.job where name = 'payments.refund' order by created_on desc, id desc limit 1",
      );
      if (job === undefined) throw new Error('no job');
      return () => payments.refundJob.run({ ...job, signal });
    };
    return { reference, payment, request: send, run: await send({ reference, amount }) };
  }
  const refundsOf = ({ id }: GatewayPayment) => gateway.refunds.filter(({ payment_id }) => payment_id === id);

  it('is asked for by a job, once however often the job runs', async () => {
    const { reference, payment, run } = await requested();
    expect(refundsOf(payment)).toEqual([]);
    await run();
    await run();
    expect(refundsOf(payment)).toMatchObject([{ amount: 25_000_50, receipt: reference }]);
    expect(ear.about(reference)).toMatchObject([
      { type: 'refunded', paymentId: payment.id, amount: 25_000_50n },
    ]);
  });

  it('can be one of several parts of a payment', async () => {
    const { reference, payment, request: send, run } = await requested(10_000_00n);
    const runOther = await send({ reference: `${reference}B`, amount: 15_000_50n });
    for (const one of [run, runOther, run, runOther]) await one();
    expect(refundsOf(payment).map(({ receipt, amount }) => [receipt, amount])).toEqual([
      [reference, 10_000_00],
      [`${reference}B`, 15_000_50],
    ]);
  });

  it('waits for its callback where the gateway takes its time', async () => {
    gateway.refundStatus = 'pending';
    const { reference, payment, run } = await requested();
    await run();
    await run();
    expect(refundsOf(payment)).toHaveLength(1);
    expect(ear.about(reference)).toEqual([]);
  });

  it('is tried again when the gateway is down, and told when it is refused', async () => {
    const { reference, payment, run } = await requested();
    gateway.fault = (path) => (path.endsWith('/refund') ? { status: 503, body: '' } : null);
    await expect(run()).rejects.toThrow('The payment gateway answered 503');
    expect(ear.about(reference)).toEqual([]);
    gateway.fault = (path) => (path.endsWith('/refund') ? { status: 400, body: { error: {} } } : null);
    await run();
    expect(ear.about(reference)).toMatchObject([{ type: 'refund-failed', paymentId: payment.id }]);
    gateway.fault = () => null;
    await run();
    expect(ear.about(reference).map(({ type }) => type)).toEqual(['refund-failed', 'refunded']);
  });
});
