import { createHmac } from 'node:crypto';
import { paise } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../server/src/http/test/test-clock.ts';
import { testConfig } from '../../../../server/src/http/test/test-config.ts';
import { BossJobs } from '../../../../server/src/jobs/boss-jobs.ts';
import type { JobData } from '../../../../server/src/jobs/jobs.ts';
import type { PaymentRequest, StartedPayment } from '../../../../server/src/ports/payments/payments.ts';
import { newRequest, newsEar } from '../../../../server/src/ports/payments/test/request.ts';
import { openTestDatabase, type TestDatabase } from '../../../../server/test/open-test-database.ts';
import type { BankAct, DemoBank } from './demo-bank.ts';
import { type OpenedPayments, openPayments } from './open-payments.ts';

let test: TestDatabase;
let payments: OpenedPayments;
let bank: DemoBank;
let jobs: BossJobs<Pick<JobData, 'payments.refund'>>;
const clock = testClock();
const ear = newsEar();
const warnings: string[] = [];
const log = { info: () => {}, warn: (_: object, text: string) => void warnings.push(text), error: () => {} };

beforeAll(async () => {
  test = await openTestDatabase();
  jobs = new BossJobs({ db: test.db, runs: false, log });
  payments = openPayments({ config: testConfig(), db: test.db, clock, jobs, log, onNews: ear.onNews });
  await jobs.start(payments.jobs);
  if (payments.bank === null) throw new Error('no demo bank');
  bank = payments.bank;
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

const start = (request: PaymentRequest): Promise<StartedPayment> =>
  test.db.transaction('nobody', (tx) => payments.start(tx, request));

const pay = (request: PaymentRequest, changes: Partial<BankAct> = {}) =>
  bank.act(request.reference, {
    act: 'pay',
    amount: request.amount,
    payerAccount: request.payer.accountNo,
    delivery: 'once',
    refusesRefund: false,
    ...changes,
  });

async function started(changes: Partial<PaymentRequest> = {}): Promise<PaymentRequest> {
  const request = newRequest(changes);
  await start(request);
  return request;
}

const typesOf = (request: PaymentRequest) => ear.about(request.reference).map(({ type }) => type);
const slugOf = (url: string | null) => String(url).split('/').at(-1) ?? '';

describe('a payment at the demo bank', () => {
  it('starts inside the caller’s transaction and is gone with it', async () => {
    const request = newRequest();
    let url = '';
    await test.db
      .transaction({ arn: 'ARN-1' }, async (tx) => {
        const running = await payments.start(tx, request);
        if (running.kind === 'page') url = running.url;
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(url).toMatch(new RegExp(`^/demo/bank/${request.reference}-[0-9a-f]{32}$`));
    expect(await bank.open(slugOf(url))).toBeNull();
    await start(request);
    expect(await bank.open(slugOf(url))).toMatchObject({ request, payments: [] });
  });

  it('is the same when it is started again, and refused under a used reference', async () => {
    const request = newRequest();
    expect(await start(request)).toEqual(await start(request));
    await expect(start({ ...request, amount: paise(1n) })).rejects.toThrow(/used for another payment/);
    await expect(start({ ...request, mode: 'upi' })).rejects.toThrow(/used for another payment/);
  });

  it.each([
    ['a reference with other signs', { reference: 'h-1' }],
    ['a reference of 36', { reference: 'H'.repeat(36) }],
    ['nothing to pay', { amount: paise(0n) }],
    ['less than nothing', { amount: paise(-1n) }],
    ['a return to another site', { returnUrl: '//evil.example/' }],
    ['a return to another site by backslash', { returnUrl: '/\\evil.example/' }],
    ['a return to an address', { returnUrl: 'https://evil.example/' }],
  ])('does not start with %s', async (_, changes) => {
    await expect(start(newRequest(changes))).rejects.toThrow(RangeError);
  });

  it('is by UPI a link and a QR text, by NEFT an account and a reference', async () => {
    const upi = await start(newRequest({ mode: 'upi' }));
    expect(upi).toMatchObject({
      kind: 'upi',
      link: expect.stringContaining('&am=25000.50&cu=INR&mode=04'),
      qrText: expect.stringContaining('&am=25000.50&cu=INR&mode=15'),
    });
    const request = newRequest({ mode: 'neft' });
    expect(await start(request)).toEqual({
      kind: 'transfer',
      payee: {
        name: testConfig().brand.legalName,
        accountNo: expect.stringMatching(/^\d+$/),
        ifsc: 'DEMO0000001',
        bank: 'Demo Bank',
      },
      reference: request.reference,
      url: expect.stringContaining(request.reference),
    });
  });

  it('opens for its own address only', async () => {
    const [mine, other] = [newRequest(), newRequest()];
    const url = await start(mine);
    await start(other);
    const slug = slugOf(url.kind === 'page' ? url.url : null);
    const token = slug.split('-')[1];
    const flipped = slug.slice(0, -1) + (slug.endsWith('0') ? '1' : '0');
    for (const wrong of ['', 'x', mine.reference, `${other.reference}-${token}`, flipped, `${slug}0`]) {
      expect(await bank.open(wrong), wrong).toBeNull();
    }
  });
});

describe('what the hub hears', () => {
  it('of an approval: one signed callback with amount, account and time', async () => {
    const request = await started();
    await pay(request);
    expect(ear.about(request.reference)).toEqual([
      {
        reference: request.reference,
        refundId: null,
        paymentId: expect.stringMatching(/^DB[0-9A-F]{22}$/),
        type: 'received',
        amount: request.amount,
        at: clock.now(),
        payerAccount: request.payer.accountNo,
        reason: null,
      },
    ]);
    expect(await payments.request(request.reference)).toEqual(ear.about(request.reference));
  });

  it('of a decline, after which the same payment can still be approved', async () => {
    const request = await started();
    await pay(request, { act: 'decline' });
    await pay(request);
    expect(typesOf(request)).toEqual(['failed', 'received']);
    expect(ear.about(request.reference)[0]?.reason).toBe('The payer declined the payment');
  });

  it('twice, late, or success before failure, as the tester likes', async () => {
    const [twice, late, after] = [await started(), await started(), await started()];
    await pay(twice, { delivery: 'twice' });
    const [first, second] = ear.about(twice.reference);
    expect(first).toEqual(second);
    await pay(after, { delivery: 'failure-after' });
    expect(typesOf(after)).toEqual(['received', 'failed']);
    expect(new Set(ear.about(after.reference).map(({ paymentId }) => paymentId)).size).toBe(1);
    // The books know the truth.
    expect((await payments.request(after.reference)).map(({ type }) => type)).toEqual(['received']);
    await pay(late, { delivery: 'late' });
    expect(typesOf(late)).toEqual([]);
    expect(await payments.request(late.reference)).toMatchObject([{ type: 'received', amount: late.amount }]);
    await bank.sendAgain(late.reference);
    expect(typesOf(late)).toEqual(['received']);
  });

  it('of one payment when the button is pressed twice, and of two when it is asked for', async () => {
    const request = await started();
    await Promise.all([pay(request), pay(request), pay(request)]);
    expect(typesOf(request)).toEqual(['received']);
    await pay(request, { act: 'decline' });
    expect(typesOf(request)).toEqual(['received']);
    await pay(request, { act: 'pay-again' });
    const ids = ear.about(request.reference).map(({ paymentId }) => paymentId);
    expect(new Set(ids).size).toBe(2);
  });

  it('of a transfer: what was sent, short or over, from whichever account', async () => {
    const request = await started({ mode: 'neft' });
    await pay(request, { amount: paise(1n), payerAccount: '999000111' });
    expect(ear.about(request.reference)).toMatchObject([{ amount: 1n, payerAccount: '999000111' }]);
    // Nobody but a transfer's sender can change either.
    const fixed = await started();
    await pay(fixed, { amount: paise(1n), payerAccount: '999000111' });
    expect(ear.about(fixed.reference)).toMatchObject([
      { amount: fixed.amount, payerAccount: fixed.payer.accountNo },
    ]);
  });

  it('can be heard later when the hub was down: the payment stands', async () => {
    const request = await started();
    ear.isDown = true;
    await pay(request).finally(() => {
      ear.isDown = false;
    });
    expect(typesOf(request)).toEqual([]);
    expect(warnings.at(-1)).toMatch(/was not taken/);
    expect(await payments.request(request.reference)).toMatchObject([{ type: 'received' }]);
  });

  it('lists everything since an instant, in the order it happened', async () => {
    clock.advance({ hours: 1 });
    const since = clock.now();
    const request = await started();
    const references: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const one = await started();
      await pay(one, { delivery: 'late' });
      references.push(one.reference);
      clock.advance({ seconds: 1 });
    }
    await pay(request, { act: 'decline' });
    const seen = await Array.fromAsync(payments.listSince(since));
    expect(seen.map(({ reference, type }) => [reference, type])).toEqual([
      ...references.map((reference) => [reference, 'received']),
      [request.reference, 'failed'],
    ]);
    expect(await Array.fromAsync(payments.listSince(clock.now().add({ seconds: 1 })))).toEqual([]);
  });
});

describe('pages of the list', () => {
  it('lose and double nothing, also when all payments are of one second', async () => {
    clock.advance({ hours: 1 });
    const since = clock.now();
    const request = await started();
    await test.db.read(
      'system',
      `insert into bank_payment (id, reference, status, amount, payer_account, at, refuses_refund)
       select 'LIST' || lpad(n::text, 6, '0'), $1, 'received', n, '1', $2, false from generate_series(1, 1203) n`,
      [request.reference, since.toString()],
    );
    const seen = await Array.fromAsync(payments.listSince(since));
    expect(new Set(seen.map(({ paymentId }) => paymentId)).size).toBe(1203);
    expect(seen).toHaveLength(1203);
  });
});

describe('a refund', () => {
  const signal = new AbortController().signal;
  let count = 0;
  const newReference = () => {
    count += 1;
    return `R${count}`;
  };

  /** Asked for in a transaction and done by its job, which can be run again. */
  async function refunded(
    request: PaymentRequest,
    amount: bigint = request.amount,
    reference = newReference(),
  ) {
    const [received] = await payments.request(request.reference);
    const requested = { paymentId: received?.paymentId ?? '', reference, amount: paise(amount) };
    await test.db.transaction({ arn: 'ARN-1' }, (tx) => payments.refund(tx, requested));
    const [job] = await test.db.read<{ data: JobData['payments.refund']; id: string }>(
      'system',
      "select id, data from pgboss.job where name = 'payments.refund' order by created_on desc, id desc limit 1",
    );
    if (job === undefined) throw new Error('no job');
    const run = () => payments.jobs['payments.refund'].run({ ...job, signal });
    await run();
    return { reference, run };
  }
  const heardOf = (reference: string) => ear.about(reference).map(({ type, amount }) => [type, amount]);

  it('is a job of the caller’s transaction, done once, and told each time under its own reference', async () => {
    const request = await started();
    await pay(request);
    const { reference, run } = await refunded(request);
    await run();
    const done = ['refunded', request.amount];
    expect(heardOf(reference)).toEqual([done, done]);
    expect(typesOf(request)).toEqual(['received']);
    expect(await payments.request(request.reference)).toMatchObject([
      { reference: request.reference, type: 'received' },
      { reference, type: 'refunded', amount: request.amount },
    ]);
  });

  it('can be of a part: a payment for three orders goes back order by order, never beyond its whole', async () => {
    const request = await started({ amount: paise(30_000_00n) });
    await pay(request);
    const parts = [
      await refunded(request, 10_000_00n),
      await refunded(request, 15_000_00n),
      await refunded(request, 5_000_01n),
      await refunded(request, 5_000_00n),
    ];
    expect(parts.map(({ reference }) => heardOf(reference))).toEqual([
      [['refunded', 10_000_00n]],
      [['refunded', 15_000_00n]],
      [['refund-failed', 5_000_01n]],
      [['refunded', 5_000_00n]],
    ]);
  });

  it('fails once when the tester wants it, and then goes through under the same reference', async () => {
    const request = await started();
    await pay(request, { refusesRefund: true });
    const { reference } = await refunded(request);
    expect(ear.about(reference)).toMatchObject([
      { type: 'refund-failed', reason: "The payer's bank did not take the money" },
    ]);
    await refunded(request, request.amount, reference);
    expect(ear.about(reference).map(({ type }) => type)).toEqual(['refund-failed', 'refunded']);
    expect((await payments.request(request.reference)).map(({ type }) => type)).toEqual([
      'received',
      'refunded',
    ]);
  });

  it('is never of a payment that failed, nor under a reference that no bank takes', async () => {
    const declined = await started();
    await pay(declined, { act: 'decline' });
    const { reference } = await refunded(declined);
    expect(heardOf(reference)).toEqual([['refund-failed', declined.amount]]);
    await expect(refunded(declined, 1n, 'r-1')).rejects.toThrow(RangeError);
  });

  it('is on the list of its own day, however old its payment is', async () => {
    const request = await started();
    await pay(request);
    clock.advance({ hours: 24 * 30 });
    const since = clock.now();
    const { reference } = await refunded(request);
    const seen = await Array.fromAsync(payments.listSince(since));
    expect(seen.map((news) => [news.reference, news.type])).toEqual([
      [request.reference, 'received'],
      [reference, 'refunded'],
    ]);
  });
});

describe('a forged callback', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is refused, whatever it says', async () => {
    const request = await started();
    const body = bytes(JSON.stringify({ event: 'payment.captured', created_at: 1, payload: {} }));
    const timestamp = String(clock.now().epochMilliseconds / 1000);
    const signature = createHmac('sha256', 'guessed').update(timestamp).update(body).digest('hex');
    const headers = { 'x-demo-bank-timestamp': timestamp, 'x-demo-bank-signature': signature };
    expect(await payments.takeCallback(headers, body)).toBe('forged');
    expect(await payments.takeCallback({}, body)).toBe('forged');
    expect(await payments.takeCallback(headers, bytes(''))).toBe('forged');
    expect(typesOf(request)).toEqual([]);
  });
});
