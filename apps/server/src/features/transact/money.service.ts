import { moneyOf, paise, writeMoney } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { PaymentNews } from '../../ports/payments/payments.ts';
import type { JobContext } from '../job-context.ts';
import { newReference } from '../new-reference.ts';
import { applyEvents, noteEvents } from './apply-events.ts';
import { enqueueWork } from './enqueue-work.ts';
import { tellDistributor } from './notices.ts';
import { accountsOf, readFacts } from './order-facts.ts';
import { lockOrders, type OrderRow } from './orders.repository.ts';
import {
  findWaiting,
  insertRefund,
  lockPayment,
  lockRefund,
  lockRefundOf,
  lockRefundsToStart,
  noteCredit,
  type PaymentRow,
  setPaymentStatus,
  setRefundStatus,
} from './payment.repository.ts';
import { noteRefunds } from './refunds.ts';

type Platform = Pick<JobContext, 'db' | 'jobs' | 'clock' | 'payments'>;

const whyBack = {
  unknown: 'It names no payment of ours',
  amount: 'It is not the amount that was due',
  account: 'It came from an account that is not registered in the folio',
  notDue: 'It came twice, or for an order that was over',
} as const;

/** What the bank says, whatever order it says it in and however often: the same news again changes nothing. */
export async function takeNews({ db, jobs, clock }: Platform, news: PaymentNews): Promise<void> {
  const now = clock.now();
  await db.transaction('system', (tx) => take(tx, jobs, news, now));
}

/** The same as part of a transaction that is under way. False when nothing changed. */
export const takeNewsIn = (
  { jobs, clock }: Pick<Platform, 'clock'> & { readonly jobs: Pick<Platform['jobs'], 'enqueue'> },
  tx: Tx,
  news: PaymentNews,
): Promise<boolean> => take(tx, jobs, news, clock.now());

async function take(
  tx: Tx,
  jobs: Pick<Platform['jobs'], 'enqueue'>,
  news: PaymentNews,
  now: Temporal.Instant,
): Promise<boolean> {
  const hasChanged = await isNews(tx, news, now);
  if (hasChanged) await enqueueWork(jobs, tx);
  return hasChanged;
}

/** False when nothing changed. */
function isNews(tx: Tx, news: PaymentNews, now: Temporal.Instant): Promise<boolean> {
  switch (news.type) {
    case 'received':
      return receive(tx, news, now);
    case 'failed':
      return fail(tx, news, now);
    case 'refunded':
    case 'refund-failed':
      return endRefund(tx, news, now);
  }
}

/** What an order calls this money: the try it was begun with, or the bank's number when that one was paid before. */
const nameOf = (orders: readonly OrderRow[], news: PaymentNews): string =>
  orders.some(({ payments }) => payments.some(({ id, amount }) => id === news.reference && amount !== null))
    ? news.paymentId
    : news.reference;

async function receive(tx: Tx, news: PaymentNews, now: Temporal.Instant): Promise<boolean> {
  const payment = await lockPayment(tx, news.reference);
  const orders =
    payment === null
      ? []
      : await lockOrders(
          tx,
          payment.arn,
          payment.parts.map(({ order }) => order),
        );
  const name = payment === null ? news.paymentId : nameOf(orders, news);
  const isNew = await noteCredit(
    tx,
    {
      paymentId: news.paymentId,
      reference: news.reference,
      arn: payment?.arn ?? null,
      amount: news.amount,
      name,
      receivedAt: `${news.at}`,
    },
    `${now}`,
  );
  if (!isNew) return false;
  if (payment === null || orders.length === 0) {
    await insertRefund(
      tx,
      {
        id: newReference('P'),
        paymentId: news.paymentId,
        arn: null,
        orderReference: null,
        amount: news.amount,
        reason: whyBack.unknown,
      },
      `${now}`,
    );
    return true;
  }
  const reason = await whyNot(tx, payment, orders, news, now);
  if (reason !== null) {
    await sendBack(tx, payment, orders, news, reason, now);
    return true;
  }
  const before = new Map(orders.map((order) => [order.reference, order]));
  const changed = await applyEvents(
    tx,
    payment.parts.flatMap((part) => {
      const order = before.get(part.order);
      if (order === undefined) return [];
      return [
        {
          order,
          event: { type: 'money-received' as const, payment: name, amount: moneyOf(part.amount) },
          actor: 'bank' as const,
          details: { creditedAt: `${news.at}` },
          at: now,
        },
      ];
    }),
  );
  await noteRefunds(
    tx,
    changed.map((after) => ({ before: before.get(after.reference) as OrderRow, after })),
    whyBack.notDue,
    now,
  );
  await setPaymentStatus(tx, payment.reference, 'received', null, `${now}`);
  // Money that comes again leaves the status as it is.
  const paid = changed.filter(({ reference, status }) => before.get(reference)?.status !== status);
  await tellDistributor(tx, paid, now);
  return true;
}

/** Why this money pays for nothing; null when it does. */
async function whyNot(
  tx: Tx,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  news: PaymentNews,
  now: Temporal.Instant,
): Promise<string | null> {
  if (news.amount !== moneyOf(payment.amount)) return whyBack.amount;
  if (news.payerAccount === null) return null;
  const book = await readFacts(tx, payment.arn, orders, { now });
  const isRegistered = orders.every(({ folioNo }) =>
    accountsOf(book.folioOf(folioNo)?.banks ?? []).some(({ account }) => account === news.payerAccount),
  );
  return isRegistered ? null : whyBack.account;
}

/** Money that pays for nothing is no payment of the orders: it goes back whole, and their timelines say so. */
async function sendBack(
  tx: Tx,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  { paymentId, amount }: PaymentNews,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await insertRefund(
    tx,
    { id: newReference('P'), paymentId, arn: payment.arn, orderReference: null, amount, reason },
    `${now}`,
  );
  await noteEvents(
    tx,
    orders.map((order) => ({
      order,
      type: 'money-goes-back',
      actor: 'bank' as const,
      details: { reason, amount: writeMoney(amount) },
      at: now,
    })),
  );
}

async function fail(tx: Tx, news: PaymentNews, now: Temporal.Instant): Promise<boolean> {
  const payment = await lockPayment(tx, news.reference);
  if (payment === null || payment.status !== 'started') return false;
  const orders = await lockOrders(
    tx,
    payment.arn,
    payment.parts.map(({ order }) => order),
  );
  await setPaymentStatus(tx, payment.reference, 'failed', news.reason, `${now}`);
  const changed = await applyEvents(
    tx,
    orders.map((order) => ({
      order,
      event: { type: 'payment-failed' as const, payment: news.reference },
      actor: 'bank' as const,
      details: { reason: news.reason },
      at: now,
    })),
  );
  await tellDistributor(tx, changed, now, 'payment-failed');
  return true;
}

async function endRefund(tx: Tx, news: PaymentNews, now: Temporal.Instant): Promise<boolean> {
  const refund = (await lockRefund(tx, news.reference)) ?? (await lockRefundOf(tx, news.paymentId));
  if (refund === null || refund.status !== 'refunding') return false;
  const isDone = news.type === 'refunded';
  await setRefundStatus(tx, refund.id, isDone ? 'refunded' : 'to-refund', `${now}`);
  await tellOrder(tx, refund, isDone ? 'refunded' : 'refund-failed', now, news.reason);
  return true;
}

async function tellOrder(
  tx: Tx,
  refund: { readonly arn: string | null; readonly orderReference: string | null; readonly name: string },
  type: 'refund-started' | 'refunded' | 'refund-failed',
  now: Temporal.Instant,
  reason: string | null = null,
): Promise<void> {
  if (refund.arn === null || refund.orderReference === null) return;
  const orders = await lockOrders(tx, refund.arn, [refund.orderReference]);
  const changed = await applyEvents(
    tx,
    orders.map((order) => ({
      order,
      event: { type, payment: refund.name },
      actor: 'bank' as const,
      details: reason === null ? {} : { reason },
      at: now,
    })),
  );
  if (type !== 'refund-started') await tellDistributor(tx, changed, now, type);
}

const refundsAtOnce = 100;

/** Asks the bank to give back what goes back. The asking and its mark are one transaction. */
export async function startRefunds({ db, clock, payments }: Platform): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    const open = await lockRefundsToStart(tx, refundsAtOnce, { withDebits: payments.noteDebit !== null });
    for (const refund of open) {
      await payments.refund(tx, {
        paymentId: refund.paymentId,
        reference: refund.id,
        amount: paise(moneyOf(refund.amount)),
      });
      await setRefundStatus(tx, refund.id, 'refunding', `${now}`);
      await tellOrder(tx, refund, 'refund-started', now);
    }
    return open.length;
  });
}

/** A callback may never come: what waits longer than this is asked for. A bank decides within three days. */
const quietMinutes = 3;
const lookBackHours = 96;
const askedAtOnce = 200;

/** Holds our payments against the bank's books: what callbacks missed, and money that names nothing of ours. */
export async function reconcile(platform: Platform): Promise<void> {
  const { db, clock, payments } = platform;
  const now = clock.now();
  const waiting = await findWaiting(systemOf(db), {
    from: `${now.subtract({ hours: lookBackHours })}`,
    to: `${now.subtract({ minutes: quietMinutes })}`,
    limit: askedAtOnce,
  });
  for (const { reference } of waiting) {
    for (const news of await payments.ask(reference)) await takeNews(platform, news);
  }
}

/** All that the bank saw in the last days: also what no payment of ours asks for. */
export async function reconcileAll(platform: Platform): Promise<void> {
  const since = platform.clock.now().subtract({ hours: lookBackHours });
  for await (const news of platform.payments.listSince(since)) await takeNews(platform, news);
}

const systemOf = (db: Database): Queries => ({ query: (text, params) => db.read('system', text, params) });
