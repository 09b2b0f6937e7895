import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { moneyOf, type Paise, paise, writeMoney } from '@hub/domain';
import type { JobContext } from '../../../calls/job-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { PaymentNews } from '../../../ports/payments/payments.ts';
import { applyEvents, noteEvents } from '../orders/apply-events.ts';
import { enqueueWork } from '../orders/enqueue-work.ts';
import { type NewsSender, notifyPaid } from '../orders/investor-news.ts';
import { notifyDistributor } from '../orders/notices.ts';
import { accountsOf, readFacts } from '../orders/order-facts.ts';
import { lockOrders, type OrderRow } from '../orders/orders.repository.ts';
import { keepPaid } from './keep-paid.ts';
import {
  findReturns,
  findWaiting,
  insertRefund,
  lockPayment,
  noteCredit,
  type PaymentRow,
  setPaymentStatus,
} from './payment.repository.ts';
import { failRefund, takeReturn } from './refund-news.ts';
import { noteRefunds } from './refunds.ts';

type Platform = Pick<JobContext, 'db' | 'jobs' | 'clock' | 'payments' | 'messenger' | 'brand'>;
/** All that news of the bank leans on. */
interface NewsPlatform extends Pick<Platform, 'clock' | 'messenger' | 'brand'> {
  readonly jobs: Pick<Platform['jobs'], 'enqueue'>;
}

/** What the bank says, whatever order it says it in and however often: the same news again changes nothing. */
export async function takeNews(platform: Platform, news: PaymentNews): Promise<void> {
  await platform.db.transaction('system', (tx) => takeNewsIn(platform, tx, news));
}

/** The same as part of a transaction that is under way. False when nothing changed. */
export async function takeNewsIn(platform: NewsPlatform, tx: Tx, news: PaymentNews): Promise<boolean> {
  const hasChanged = await isNews(platform, tx, news);
  if (hasChanged) await enqueueWork(platform.jobs, tx);
  return hasChanged;
}

/** False when nothing changed. */
function isNews(platform: NewsPlatform, tx: Tx, news: PaymentNews): Promise<boolean> {
  const now = platform.clock.now();
  switch (news.type) {
    case 'received':
      return receive(platform, tx, news, now);
    case 'failed':
      return fail(tx, news, now);
    case 'refunded':
      return takeReturn(platform, tx, news);
    case 'refund-failed':
      return failRefund(tx, news, now);
  }
}

/** What an order calls this money: the try it was begun with, or the bank's number when that one was paid before. */
const nameOf = (orders: readonly OrderRow[], news: PaymentNews): string =>
  orders.some(({ payments }) => payments.some(({ id, amount }) => id === news.reference && amount !== null))
    ? news.paymentId
    : news.reference;

async function receive(
  sender: NewsSender,
  tx: Tx,
  news: PaymentNews,
  now: Temporal.Instant,
): Promise<boolean> {
  const payment = await lockPayment(tx, news.reference);
  const orders =
    payment === null
      ? []
      : await lockOrders(
          tx,
          payment.arn,
          payment.parts.map(({ order }) => order),
        );
  const returned = await returnedBefore(tx, news);
  const reason = await whyNot(tx, payment, orders, { ...news, returned }, now);
  // Money that pays for nothing never has the name of the try that may still be paid.
  const name = reason === null ? nameOf(orders, news) : news.paymentId;
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
  if (payment === null || reason !== null) {
    const left = { ...news, amount: paise(news.amount - returned) };
    await sendBack(tx, payment, orders, left, reason ?? orderMessageTexts.whyBack.unknown, now);
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
    orderMessageTexts.whyBack.notDue,
    now,
  );
  await setPaymentStatus(tx, payment.reference, 'received', null, `${now}`);
  // Money that comes again leaves the status as it is.
  const paid = changed.filter(({ reference, status }) => before.get(reference)?.status !== status);
  await keepPaid(tx, payment, paid, news.at);
  await notifyDistributor(tx, paid, now);
  await notifyPaid(sender, tx, paid, news.amount);
  return true;
}

/** News comes in any order: what the bank gave back of money of which we hear only now. */
async function returnedBefore(tx: Tx, { paymentId, amount }: PaymentNews): Promise<Paise> {
  const returns = await findReturns(tx, paymentId);
  const sum = returns.reduce((total, one) => total + moneyOf(one.amount), 0n);
  return paise(sum < amount ? sum : amount);
}

/** Why this money pays for nothing; null when it does. */
async function whyNot(
  tx: Tx,
  payment: PaymentRow | null,
  orders: readonly OrderRow[],
  news: PaymentNews & { readonly returned: Paise },
  now: Temporal.Instant,
): Promise<string | null> {
  if (payment === null || orders.length === 0) return orderMessageTexts.whyBack.unknown;
  if (news.returned > 0n) return orderMessageTexts.whyBack.returned;
  if (news.amount !== moneyOf(payment.amount)) return orderMessageTexts.whyBack.amount;
  if (news.payerAccount === null) return null;
  const book = await readFacts(tx, payment.arn, orders, { now });
  const isRegistered = orders.every(({ folioNo }) =>
    accountsOf(book.folioOf(folioNo)?.banks ?? []).some(({ account }) => account === news.payerAccount),
  );
  return isRegistered ? null : orderMessageTexts.whyBack.account;
}

/** Money that pays for nothing is no payment of the orders: it goes back whole, and their timelines say so. */
async function sendBack(
  tx: Tx,
  payment: PaymentRow | null,
  orders: readonly OrderRow[],
  { paymentId, amount }: PaymentNews,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  if (amount > 0n) {
    await insertRefund(
      tx,
      { id: newReference('P'), paymentId, arn: payment?.arn ?? null, orderReference: null, amount, reason },
      `${now}`,
    );
  }
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
  await notifyDistributor(tx, changed, now, 'payment-failed');
  return true;
}

/** A callback may never come: what waits longer than this is asked for. A bank decides within three days. */
const quietMinutes = 3;
const lookBackHours = 96;
const requestedAtOnce = 200;

/** Holds our payments against the bank's books: what callbacks missed, and money that names nothing of ours. */
export async function reconcile(platform: Platform): Promise<void> {
  const { db, clock, payments } = platform;
  const now = clock.now();
  const waiting = await findWaiting(systemOf(db), {
    from: `${now.subtract({ hours: lookBackHours })}`,
    to: `${now.subtract({ minutes: quietMinutes })}`,
    limit: requestedAtOnce,
  });
  for (const { reference } of waiting) {
    for (const news of await payments.request(reference)) await takeNews(platform, news);
  }
}

/** All that the bank saw in the last days: also what no payment of ours asks for. */
export async function reconcileAll(platform: Platform): Promise<void> {
  const since = platform.clock.now().subtract({ hours: lookBackHours });
  for await (const news of platform.payments.listSince(since)) await takeNews(platform, news);
}

const systemOf = (db: Database): Queries => ({ query: (text, params) => db.read('system', text, params) });
