import { startPayment } from '@hub/contract/calls/confirmation/confirmation';
import { deleteRecord, record } from '@hub/contract/calls/transact/transact-records';
import { moneyOf, type Paise, paise } from '@hub/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../test/long.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { testClock } from '../../../http/test/test-clock.ts';
import type { PaymentNews } from '../../../ports/payments/payments.ts';
import { account, arnOf, makeManyFolios, mobileOf, schemeCodes } from '../test/many-folios.ts';
import { linkActs, type OneLink, sendLink } from '../test/one-order.ts';
import { writeNav } from '../test/order-book.ts';
import { takeNews } from '../transact.public.ts';

let test: TestDatabase;
let hub: TestApp;
let session: TestClient;
let folio = 0;

beforeAll(async () => {
  test = await openTestDatabase();
  const clock = testClock();
  await makeManyFolios(test.db, clock.today(), { distributors: 1, foliosEach: isLong ? 1000 : 100 });
  hub = await testApp({ on: { db: test.db, url: test.url, clock }, withJobs: true });
  session = hub.client();
  await session.logIn(arnOf(0));
});
afterAll(async () => {
  await hub.close();
  await test.close();
});

const rows = <T>(text: string, params: readonly unknown[] = []) => test.db.read<T>('system', text, params);
const side = () => ({ client: () => hub.client(), post: () => Promise.resolve(0) });

/** Two orders of ₹5,000 and ₹6,000 that wait for one payment; its reference. */
async function sendToPay(): Promise<{ readonly link: OneLink; readonly reference: string }> {
  const at = { distributor: 0, folio: folio++ };
  const link = await sendLink({ db: test.db, sides: [side()], sessions: [session] }, at);
  await linkActs.decide(link, session, side());
  await hub.client().request(startPayment, { token: link.payToken ?? '', mode: 'netbanking', account });
  const [payment] = await rows<{ reference: string }>(
    'select reference from payment where parts @> $1::jsonb',
    [JSON.stringify([{ order: link.references[0] }])],
  );
  return { link, reference: payment?.reference ?? '' };
}

let numbers = 0;
const news = (more: Partial<PaymentNews> & Pick<PaymentNews, 'reference' | 'type'>): PaymentNews => ({
  paymentId: `BP${more.reference}`,
  refundId: null,
  amount: paise(11_000_00n),
  at: hub.clock.now(),
  payerAccount: null,
  reason: null,
  ...more,
});
const notify = (one: PaymentNews) => takeNews({ ...hub.context, payments: hub.payments }, one);
const givenBack = (reference: string, amount: bigint, more: Partial<PaymentNews> = {}) =>
  news({ reference, type: 'refunded', refundId: `BR${++numbers}`, amount: paise(amount), ...more });

const statuses = async ({ references }: OneLink) =>
  Promise.all(references.map(async (reference) => (await session.request(record, { reference })).status));
const refundsOf = (paymentId: string) =>
  rows<{ id: string; amount: string; status: string }>(
    'select id, amount, status from refund where payment_id = $1 order by created_at, id',
    [paymentId],
  );
const kindsOf = async (reference: string) =>
  (
    await rows<{ kind: string }>('select kind from notification where link like $1 order by kind', [
      `%order=${reference}`,
    ])
  ).map(({ kind }) => kind);

describe('money that the bank says it gave back', () => {
  it('closes a refund of ours with its number and its amount only: a signed ₹1 does not', async () => {
    const { link, reference } = await sendToPay();
    await notify(news({ reference, type: 'received' }));
    await session.request(deleteRecord, { id: link.references[1] });
    await hub.work();
    const [refund] = await refundsOf(`BP${reference}`);
    expect(refund).toMatchObject({ amount: '6000.00', status: 'refunding' });
    const id = refund?.id ?? '';

    await notify(givenBack(id, 1_00n, { paymentId: `BP${reference}` }));
    expect(await refundsOf(`BP${reference}`)).toMatchObject([{ amount: '6000.00', status: 'refunding' }]);
    expect(await session.request(record, { reference: link.references[1] })).toMatchObject({
      goingBack: '5999.00',
      refunded: '1.00',
    });
    // The bank cannot give all of it any more: what is left is asked for under a number of its own.
    const paymentId = `BP${reference}`;
    await notify(news({ reference: id, type: 'refund-failed', paymentId, amount: paise(6_000_00n) }));
    await hub.work();
    const after = await refundsOf(paymentId);
    expect(after.map(({ amount, status }) => [amount, status]).sort()).toEqual([
      ['1.00', 'refunded'],
      ['5999.00', 'refunding'],
    ]);
    const rest = after.find(({ status }) => status === 'refunding')?.id ?? '';
    const done = givenBack(rest, 5_999_00n, { paymentId });
    await notify(done);
    await notify(done);
    expect(await session.request(record, { reference: link.references[1] })).toMatchObject({
      goingBack: '0.00',
      refunded: '6000.00',
    });
    expect(await statuses(link)).toEqual(['submitted', 'cancelled']);
  });

  it('without our asking stops what is not with the registrar yet, and distributor and investor are told', async () => {
    const { link, reference } = await sendToPay();
    await notify(news({ reference, type: 'received' }));
    const back = givenBack(reference, 6_000_00n);
    await notify(back);
    await notify(back);
    expect(await statuses(link)).toEqual(['paid', 'cancelled']);
    await hub.work();
    expect(await statuses(link)).toEqual(['submitted', 'cancelled']);
    expect(await kindsOf(link.references[1])).toEqual(['order-confirmed', 'order-paid', 'order-refunded']);
    const [message] = await rows<{ body: string }>(
      "select body from outbox_message where channel = 'SMS' and target = $1 order by id desc limit 1",
      [mobileOf(0, folio - 1)],
    );
    expect(message?.body).toContain(`₹6,000.00 that you paid`);
    expect(message?.body).toContain(link.references[1]);
    expect(await refundsOf(`BP${reference}`)).toEqual([]);

    // The other is with the registrar: it goes on, and somebody must look.
    await notify(givenBack(reference, 5_000_00n));
    expect(await statuses(link)).toEqual(['submitted', 'cancelled']);
    expect(await kindsOf(link.references[0])).toContain('order-refunded');
    const noted = await rows(
      "select 1 from audit_log where action = 'transact.money-reversed' and subject = $1",
      [`BP${reference}`],
    );
    expect(noted).toHaveLength(2);
  });

  it('before it said that the money came: the order does not get it, and no more than the rest goes back', async () => {
    const { link, reference } = await sendToPay();
    await notify(givenBack(reference, 4_000_00n));
    await notify(news({ reference, type: 'received' }));
    expect(await statuses(link)).toEqual(['confirmed', 'confirmed']);
    expect(await refundsOf(`BP${reference}`)).toMatchObject([{ amount: '7000.00', status: 'to-refund' }]);
  });
});

/** The bank's own books, kept apart from ours: what came, and what went back for whatever reason. */
class Bank {
  readonly came = new Map<string, bigint>();
  readonly back = new Map<string, bigint>();
  /** Said, and not heard yet. */
  readonly letters: PaymentNews[] = [];

  left(paymentId: string): bigint {
    return (this.came.get(paymentId) ?? 0n) - (this.back.get(paymentId) ?? 0n);
  }

  pay(one: PaymentNews): void {
    if (this.came.has(one.paymentId)) return;
    this.came.set(one.paymentId, one.amount);
    this.letters.push(one);
  }

  give(one: PaymentNews): boolean {
    if (one.amount > this.left(one.paymentId)) return false;
    this.back.set(one.paymentId, (this.back.get(one.paymentId) ?? 0n) + one.amount);
    this.letters.push(one);
    return true;
  }
}

const step = fc.record({
  act: fc.constantFrom(
    'pay',
    'pay',
    'give',
    'give',
    'cancel',
    'work',
    'refund',
    'refund-fails',
    'hear',
    'hear',
  ),
  amount: fc.constantFrom(11_000_00n, 6_000_00n, 5_000_00n, 1_00n, 10_999_00n),
  at: fc.nat(9),
});

describe('after every history that the bank can make', () => {
  async function ours(paymentId: string): Promise<{ readonly saved: bigint; readonly came: bigint }> {
    const [sums] = await rows<{ saved: string; came: string }>(
      `select (select amount from bank_credit where payment_id = $1) as came,
              (select coalesce(sum((p ->> 'amount')::numeric - coalesce((p ->> 'reversed')::numeric, 0)), 0)
                 from orders o, jsonb_array_elements(o.payments) p
                where p ->> 'id' = (select name from bank_credit where payment_id = $1)
                  and p ->> 'status' in ('held', 'invested', 'to-refund', 'refunding'))
              + (select coalesce(sum(amount - reversed), 0) from refund
                  where payment_id = $1 and order_reference is null and status <> 'refunded') as saved`,
      [paymentId],
    );
    return { saved: moneyOf(sums?.saved ?? '0'), came: moneyOf(sums?.came ?? '0') };
  }

  /** What orders and refunds say of money on its way back is the same, paisa for paisa. */
  async function checkRefunds(paymentId: string): Promise<void> {
    const [sums] = await rows<{ orders: string; refunds: string }>(
      `select (select coalesce(sum((p ->> 'amount')::numeric - coalesce((p ->> 'reversed')::numeric, 0)), 0)
                 from orders o, jsonb_array_elements(o.payments) p
                where p ->> 'id' = (select name from bank_credit where payment_id = $1)
                  and p ->> 'status' in ('to-refund', 'refunding')) as orders,
              (select coalesce(sum(amount - reversed), 0) from refund
                where payment_id = $1 and order_reference is not null and status <> 'refunded') as refunds`,
      [paymentId],
    );
    expect(sums?.orders).toBe(sums?.refunds);
  }

  /** Refunds that the hub asked for, carried out or refused. */
  async function answerRefunds(bank: Bank, fails: boolean): Promise<number> {
    const requested = await rows<{
      id: string;
      data: { paymentId: string; reference: string; amount: string };
    }>(
      "select id, data from pgboss.job where name = 'payments.refund' and state = 'created' order by created_on, id",
    );
    await test.db.transaction('system', (tx) =>
      tx.query("delete from pgboss.job where name = 'payments.refund'"),
    );
    for (const { data } of requested) {
      const amount: Paise = moneyOf(data.amount);
      const { reference, paymentId } = data;
      const done =
        !fails &&
        bank.give(news({ reference, paymentId, type: 'refunded', refundId: `R${reference}`, amount }));
      if (!done && bank.came.has(paymentId)) {
        bank.letters.push(news({ reference, paymentId, type: 'refund-failed', amount, reason: 'no' }));
      }
    }
    return requested.length;
  }

  it('money in is what is held or in units, what went back, and what is on its way back', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { link, reference } = await sendToPay();
        const bank = new Bank();
        const hear = async (at: number, twice: boolean) => {
          const [letter] = bank.letters.splice(at % Math.max(1, bank.letters.length), 1);
          if (letter === undefined) return;
          await notify(letter);
          if (twice) await notify(letter);
        };
        for (const { act, amount, at } of steps) {
          const paymentId = `B${at % 2}${reference}`;
          if (act === 'pay') {
            bank.pay(
              news({ reference, type: 'received', paymentId, amount: paise(at > 6 ? amount : 11_000_00n) }),
            );
          } else if (act === 'give') {
            const ofOurs = await refundsOf(paymentId);
            // Under no number of ours, under a stranger's, or under one of ours with whatever amount.
            const name = [reference, `X${at}`, ofOurs[0]?.id ?? reference][at % 3] as string;
            bank.give(givenBack(name, amount, { paymentId }));
          } else if (act === 'cancel') {
            await session.call(deleteRecord, { id: link.references[at % 2] as string });
          } else if (act === 'work') await hub.work();
          else if (act === 'hear') await hear(at, at % 2 === 0);
          else await answerRefunds(bank, act === 'refund-fails');
          for (const id of bank.came.keys()) await checkRefunds(id);
        }
        // Then everything is heard, and the bank does all that it is asked for.
        do {
          while (bank.letters.length > 0) await hear(0, false);
          await hub.work();
        } while ((await answerRefunds(bank, false)) > 0);
        for (const [id, came] of bank.came) {
          const { saved, came: heard } = await ours(id);
          expect([id, heard]).toEqual([id, came]);
          expect([id, saved]).toEqual([id, bank.left(id)]);
          await checkRefunds(id);
        }
      }),
      { numRuns: isLong ? 100 : 12 },
    );
  });

  it('also when the registrar has booked what was with it', async () => {
    hub.clock.advance({ hours: 72 });
    for (const on of ['2026-11-16', '2026-11-17'])
      await writeNav(test.db, schemeCodes[3] as string, on, '21.0000');
    await hub.work();
    const [sums] = await rows<Record<'came' | 'back' | 'open' | 'units' | 'short', string>>(
      `select (select sum(amount) from bank_credit) as came,
              (select sum(amount) from bank_return where payment_id in (select payment_id from bank_credit)) as back,
              (select coalesce(sum((p ->> 'amount')::numeric - coalesce((p ->> 'reversed')::numeric, 0)), 0)
                 from orders o, jsonb_array_elements(o.payments) p
                where p ->> 'status' in ('held', 'to-refund', 'refunding'))
              + (select coalesce(sum(amount - reversed), 0) from refund
                  where order_reference is null and status <> 'refunded') as open,
              (select sum(l.amount) from ledger l join orders o on o.reference = l.user_ref) as units,
              (select coalesce(sum((p ->> 'reversed')::numeric), 0)
                 from orders o, jsonb_array_elements(o.payments) p where p ->> 'status' = 'invested') as short`,
    );
    const { came = '0', back = '0', open = '0', units = '0', short = '0' } = sums ?? {};
    expect(moneyOf(units)).toBeGreaterThan(0n);
    // Units that were bought with money that the bank took back later are the house's loss, and told.
    expect(moneyOf(units) - moneyOf(short) + moneyOf(back) + moneyOf(open)).toBe(moneyOf(came));
  });
});
