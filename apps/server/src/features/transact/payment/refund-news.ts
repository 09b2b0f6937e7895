import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { moneyReversedText } from '@hub/contract/orders/terms/order-texts';
import { formatRupees, moneyOf, type Paise, paise, writeMoney } from '@hub/domain';
import { type MoneyPlace, shareReversal } from '@hub/domain/orders/state/share-reversal';
import type { JobContext } from '../../../calls/job-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { notifyInvestor } from '../../../client-messages/send-to-investor.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import type { PaymentNews } from '../../../ports/payments/payments.ts';
import { applyEvents } from '../orders/apply-events.ts';
import { findPerson } from '../orders/confirmation.repository.ts';
import { notifyDistributor } from '../orders/notices.ts';
import { lockOrders, lockOrdersOfAll, type OrderRow } from '../orders/orders.repository.ts';
import {
  closeReversed,
  findCreditOf,
  findReturns,
  lockPayment,
  lockRefundsOf,
  lockRefundsToStart,
  noteReturn,
  type RefundRow,
  setRefundStatus,
  setReversed,
} from './payment.repository.ts';
import { noteRefunds } from './refunds.ts';

type Teller = Pick<JobContext, 'clock' | 'messenger' | 'brand'>;

/**
 * Money went back. It is a refund of ours when it has that refund's number and its amount; everything else is the bank's
 * own doing: a reversal. The same news again changes nothing.
 */
export async function takeReturn(teller: Teller, tx: Tx, news: PaymentNews): Promise<boolean> {
  const now = teller.clock.now();
  const { paymentId, refundId } = news;
  if (refundId === null) throw new Error('Money that went back has no name of the bank');
  const locked = await lockMoney(tx, paymentId);
  const returns = await findReturns(tx, paymentId);
  const own = locked.refunds.find(
    ({ id, amount }) =>
      id === news.reference &&
      moneyOf(amount) === news.amount &&
      !returns.some((one) => one.refund === id && one.refundId !== refundId),
  );
  const isNew = await noteReturn(
    tx,
    { refundId, paymentId, amount: news.amount, refund: own?.id ?? null, returnedAt: `${news.at}` },
    `${now}`,
  );
  if (!isNew) return false;
  if (own === undefined) {
    await reverse(teller, tx, locked, news);
    return true;
  }
  const reversed = moneyOf(own.reversed);
  if (own.status !== 'refunded') {
    await setRefundStatus(tx, own.id, 'refunded', `${now}`);
    await notifyOrder(tx, own, 'refunded', now);
  } else if (reversed === 0n) {
    return false;
  }
  if (reversed > 0n) {
    // All of it went back by our asking: what the bank gave back by itself meanwhile was other money.
    await setReversed(tx, own.id, paise(0n), `${now}`);
    await reverse(teller, tx, await lockMoney(tx, paymentId), { ...news, amount: reversed });
  }
  return true;
}

/** A failure of something that we did not ask for moved no money. */
export async function failRefund(tx: Tx, news: PaymentNews, now: Temporal.Instant): Promise<boolean> {
  const { refunds } = await lockMoney(tx, news.paymentId);
  const refund = refunds.find(({ id }) => id === news.reference);
  if (refund?.status !== 'refunding' || moneyOf(refund.amount) !== news.amount) return false;
  if (moneyOf(refund.reversed) > 0n) await splitRefund(tx, refund, moneyOf(refund.reversed), now);
  else await setRefundStatus(tx, refund.id, 'to-refund', `${now}`);
  await notifyOrder(tx, refund, 'refund-failed', now, news.reason);
  return true;
}

interface LockedMoney {
  /** Null while we have not heard that it came. */
  readonly credit: { readonly arn: string | null; readonly name: string } | null;
  readonly refunds: readonly RefundRow[];
  readonly orders: readonly OrderRow[];
}

/** All that one payment touches, in the order of locks. */
async function lockMoney(tx: Tx, paymentId: string): Promise<LockedMoney> {
  const credit = await findCreditOf(tx, paymentId);
  const payment = credit && (await lockPayment(tx, credit.reference));
  const refunds = await lockRefundsOf(tx, paymentId);
  const references = payment?.parts.map(({ order }) => order) ?? [];
  const orders = payment === null ? [] : await lockOrders(tx, payment.arn, references);
  return { credit, refunds, orders };
}

interface Place extends MoneyPlace {
  readonly of: OrderRow | null;
  readonly refund: RefundRow | null;
}

function placesOf({ credit, refunds, orders }: LockedMoney): Place[] {
  const open = refunds.filter(({ status }) => status !== 'refunded');
  const atOrders = orders.flatMap((of) =>
    of.payments
      .filter(({ id, status }) => id === credit?.name && status !== 'refunded')
      .map(
        ({ status, amount, reversed = 0n }): Place => ({
          order: of.reference,
          orderStatus: of.status,
          status,
          left: paise((amount ?? 0n) - reversed),
          of,
          refund: open.find(({ orderReference }) => orderReference === of.reference) ?? null,
        }),
      ),
  );
  const atNone = open
    .filter(({ orderReference }) => orderReference === null)
    .map(
      (refund): Place => ({
        order: null,
        orderStatus: null,
        status: refund.status,
        left: paise(moneyOf(refund.amount) - moneyOf(refund.reversed)),
        of: null,
        refund,
      }),
    );
  return [...atOrders, ...atNone];
}

/** The bank gave money back by itself: what it was for is stopped where that can be, and everybody is told. */
async function reverse(teller: Teller, tx: Tx, locked: LockedMoney, news: PaymentNews): Promise<void> {
  const now = teller.clock.now();
  const { shares, over } = shareReversal(placesOf(locked), news.amount);
  for (const { place, amount } of shares) {
    if (place.refund !== null) await reverseRefund(tx, place.refund, amount, now);
  }
  const before = new Map(locked.orders.map((order) => [order.reference, order]));
  const changed = await applyEvents(
    tx,
    shares.flatMap(({ place: { of }, amount }) =>
      of === null || locked.credit === null
        ? []
        : [
            {
              order: of,
              event: { type: 'money-reversed' as const, payment: locked.credit.name, amount },
              actor: 'bank' as const,
              details: { amount: writeMoney(amount) },
              at: now,
            },
          ],
    ),
  );
  const stopped = changed.filter(
    ({ reference, status }) => status === 'cancelled' && before.get(reference)?.status === 'paid',
  );
  await noteRefunds(
    tx,
    stopped.map((after) => ({ before: before.get(after.reference) as OrderRow, after })),
    orderMessageTexts.givenBack,
    now,
  );
  await notifyDistributor(tx, stopped, now, 'money-reversed');
  const late = changed.filter(({ status }) => status === 'submitted' || status === 'allotted');
  await notifyDistributor(tx, late, now, 'money-reversed-late');
  for (const order of stopped) await notifyPayer(teller, tx, order, shares);
  await writeAudit(tx, {
    ...(locked.credit?.arn != null && { arn: locked.credit.arn }),
    actor: 'bank',
    action: 'transact.money-reversed',
    subject: news.paymentId,
    details: {
      refundId: news.refundId,
      reference: news.reference,
      amount: writeMoney(news.amount),
      stopped: stopped.map(({ reference }) => reference),
      withRegistrar: late.map(({ reference }) => reference),
      ...(over > 0n && { unexplained: writeMoney(over) }),
    },
  });
}

async function notifyPayer(
  { messenger, brand }: Teller,
  tx: Tx,
  order: OrderRow,
  shares: readonly { readonly place: Place; readonly amount: Paise }[],
): Promise<void> {
  const person = await findPerson(tx, order.arn, order.investorId);
  const share = shares.find(({ place }) => place.order === order.reference);
  if (person === null || share === undefined) return;
  await notifyInvestor({ messenger }, tx, person, {
    arn: order.arn,
    purpose: 'order-payment',
    subject: orderMessageTexts.cancelledSubject(brand.name),
    text: moneyReversedText(brand.name, formatRupees(share.amount), order.reference),
  });
}

/** While the bank is asked for the whole, nobody knows what it will do: the rest is asked for when that has failed. */
async function reverseRefund(tx: Tx, refund: RefundRow, amount: Paise, now: Temporal.Instant): Promise<void> {
  const reversed = paise(moneyOf(refund.reversed) + amount);
  const isWhole = reversed === moneyOf(refund.amount);
  if (refund.status === 'to-refund' || isWhole) await splitRefund(tx, refund, reversed, now);
  else await setReversed(tx, refund.id, reversed, `${now}`);
}

async function splitRefund(tx: Tx, refund: RefundRow, reversed: Paise, now: Temporal.Instant): Promise<void> {
  const { paymentId, arn, orderReference, reason } = refund;
  const amount = paise(moneyOf(refund.amount) - reversed);
  await closeReversed(tx, refund, {
    reversed,
    rest: amount === 0n ? null : { id: newReference('P'), paymentId, arn, orderReference, amount, reason },
    at: `${now}`,
  });
}

async function notifyOrder(
  tx: Tx,
  refund: Pick<RefundRow, 'arn' | 'orderReference' | 'name'>,
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
  if (type !== 'refund-started') await notifyDistributor(tx, changed, now, type);
}

const refundsAtOnce = 100;

/** Asks the bank to give back what goes back. The asking and its mark are one transaction. */
export async function startRefunds({
  db,
  clock,
  payments,
}: Pick<JobContext, 'db' | 'clock' | 'payments'>): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    const open = await lockRefundsToStart(tx, refundsAtOnce, { withDebits: payments.noteDebit !== null });
    await lockOrdersOfAll(
      tx,
      open.flatMap(({ orderReference }) => orderReference ?? []),
    );
    for (const refund of open) {
      await payments.refund(tx, {
        paymentId: refund.paymentId,
        reference: refund.id,
        amount: paise(moneyOf(refund.amount)),
      });
      await setRefundStatus(tx, refund.id, 'refunding', `${now}`);
      await notifyOrder(tx, refund, 'refund-started', now);
    }
    return open.length;
  });
}
