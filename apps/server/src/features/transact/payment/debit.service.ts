import { debitReasons, isDebitReason, isFinal } from '@hub/contract/mandates/debit-reasons';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { debitFailedText, orderTexts } from '@hub/contract/orders/terms/order-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { formatRupees, moneyOf, paise, writeMoney } from '@hub/domain';
import { isDebited, otmDebit } from '@hub/domain/orders/preview/otm-debit';
import type { LumpsumPayMode } from '@hub/domain/orders/terms/order-terms';
import type { CallContext } from '../../../calls/call-context.ts';
import type { JobContext } from '../../../calls/job-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { notifyInvestor } from '../../../client-messages/send-to-investor.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import type { Debit, DebitAnswer } from '../../../ports/mandates/mandates.ts';
import { applyEvents } from '../orders/apply-events.ts';
import { findPerson } from '../orders/confirmation.repository.ts';
import type { FactBook } from '../orders/order-facts.ts';
import { lockOrdersOfAll, type OrderRow } from '../orders/orders.repository.ts';
import { findDebitedAccount, findPayingMandates } from './debit.repository.ts';
import { takeNewsIn } from './money.service.ts';
import { insertPayment, lockPayment, lockPayments, type PaymentRow } from './payment.repository.ts';

/** Whether a mandate pays for it: then nobody is asked for money. */
export const isDebitedOrder = (order: Pick<OrderRow, 'terms' | 'payments'>): boolean =>
  isDebited(order.terms as { readonly payMode?: LumpsumPayMode }, order);

interface StartedDebits {
  readonly on: string;
  readonly amount: string;
}

/**
 * Asks the bank for the money of orders that were just confirmed: each is a payment of its own, presented for the next
 * day that banks work. Part of the transaction that confirms. Null when none of them is debited.
 */
export async function startDebits(
  { mandates, clock }: Pick<CallContext, 'mandates' | 'clock'>,
  tx: Tx,
  orders: readonly OrderRow[],
  book: FactBook,
): Promise<StartedDebits | null> {
  const now = clock.now();
  const requested = orders.flatMap((order) => {
    const terms = readTerms(order.terms as OrderTermsWire);
    return order.status === 'confirmed' && terms.kind === 'lumpsum' && isDebited(terms, order)
      ? [{ order, terms }]
      : [];
  });
  const [first] = requested;
  if (first === undefined) return null;
  const { on } = otmDebit(now, book.factsOf(first.terms).holidays);
  const ids = requested.flatMap(({ terms }) => terms.mandate ?? []);
  const found = new Map((await findPayingMandates(tx, first.order.arn, ids)).map((one) => [one.id, one]));
  const debits: Debit[] = [];
  for (const { order, terms } of requested) {
    const mandate = found.get(terms.mandate ?? '');
    // It was good when the facts were read: cancelled in this moment.
    if (mandate === undefined) throw new Refusal('conflict', orderTexts.mandateGone);
    const reference = newReference('P');
    const { arn } = order;
    const amount = writeMoney(terms.amount);
    await insertPayment(
      tx,
      {
        arn,
        reference,
        confirmationId: order.confirmationId,
        investorId: order.investorId,
        parts: [{ order: order.reference, amount }],
        amount,
        mode: 'otm',
        account: terms.account,
        started: { kind: 'debit', on: on.toString() },
      },
      `${now}`,
    );
    await applyEvents(tx, [
      {
        order,
        event: { type: 'payment-started', payment: reference },
        actor: 'system',
        details: { mode: 'otm', on: on.toString() },
        at: now,
      },
    ]);
    const { id, umrn, account, ifsc, payer } = mandate;
    debits.push({
      arn,
      reference,
      mandateId: id,
      umrn,
      amount: terms.amount,
      on,
      payer: { name: payer, accountNo: account, ifsc },
    });
  }
  await mandates.present(tx, debits);
  const sum = paise(debits.reduce((total, { amount }) => total + amount, 0n));
  return { on: on.toString(), amount: writeMoney(sum) };
}

/** All that the answers to debits lean on. */
export interface DebitPlatform extends Pick<JobContext, 'clock' | 'messenger' | 'brand'> {
  readonly payments: Pick<JobContext['payments'], 'noteDebit'>;
  readonly jobs: Pick<JobContext['jobs'], 'enqueue'>;
}

/** The bank's own number of money that a mandate brought. */
export const debitPaymentId = (reference: string): string => `DEBIT-${reference}`;

/** Lets the house's bank know of money that a mandate brought, so that it can give it back. */
export async function rememberDebit(
  { payments }: Pick<DebitPlatform, 'payments'>,
  tx: Tx,
  debit: { readonly reference: string; readonly amount: string; readonly at: Temporal.Instant },
): Promise<void> {
  if (payments.noteDebit === null) return;
  const from = await findDebitedAccount(asSystem(tx), debit.reference);
  await payments.noteDebit(tx, {
    paymentId: debitPaymentId(debit.reference),
    reference: debit.reference,
    amount: moneyOf(debit.amount),
    payer: { name: from?.payer ?? '', accountNo: from?.account ?? '', ifsc: from?.ifsc ?? '' },
    at: debit.at,
  });
}

/**
 * Answers to debits of orders: paid, or failed in words with what to do, and the investor can pay another way. An answer
 * that came before changes nothing; neither does one that is not final.
 */
export async function takePaymentDebits(
  platform: DebitPlatform,
  tx: Tx,
  answers: readonly DebitAnswer[],
): Promise<void> {
  await lockPaid(
    tx,
    answers.map(({ reference }) => reference),
  );
  for (const answer of answers) {
    const { reference, at } = answer;
    const payment = await lockPayment(tx, reference);
    if (payment === null || payment.status !== 'started') {
      await noteOther(tx, answer, payment);
      continue;
    }
    const amount = moneyOf(payment.amount);
    const news = {
      reference,
      paymentId: debitPaymentId(reference),
      refundId: null,
      amount,
      at,
      payerAccount: null,
    };
    if (answer.type === 'paid') {
      const isTaken = await takeNewsIn(platform, tx, { ...news, type: 'received', reason: null });
      if (isTaken) await rememberDebit(platform, tx, { reference, at, amount: payment.amount });
      continue;
    }
    if (isDebitReason(answer.code) && !isFinal(answer.code)) continue;
    const reason = isDebitReason(answer.code)
      ? debitReasons[answer.code].words
      : orderMessageTexts.bankCode(answer.code);
    const hasFailed = await takeNewsIn(platform, tx, { ...news, type: 'failed', reason });
    if (!hasFailed) continue;
    const person = await findPerson(tx, payment.arn, payment.investorId);
    if (person === null) continue;
    await notifyInvestor(platform, tx, person, {
      arn: payment.arn,
      purpose: 'order-payment',
      subject: orderMessageTexts.debitFailedSubject(platform.brand.name),
      text: debitFailedText(platform.brand.name, formatRupees(amount), reason),
    });
  }
}

/** All payments that are answered, then all of their orders. */
async function lockPaid(tx: Tx, references: readonly string[]): Promise<void> {
  const payments = await lockPayments(tx, references);
  await lockOrdersOfAll(
    tx,
    payments.flatMap(({ parts }) => parts.map(({ order }) => order)),
  );
}

/** The same answer twice is nothing new; another one, or one to nobody's debit, is for somebody to look at. */
async function noteOther(tx: Tx, answer: DebitAnswer, payment: PaymentRow | null): Promise<void> {
  if (payment !== null && (payment.status === 'received') === (answer.type === 'paid')) return;
  await writeAudit(tx, {
    ...(payment !== null && { arn: payment.arn }),
    actor: 'bank',
    action: payment === null ? 'transact.return-of-nothing' : 'transact.return-differs',
    subject: answer.reference,
    details: {
      answer: answer.type,
      what:
        payment === null
          ? 'The bank answers to a debit that nobody sent: nothing changed.'
          : `The bank said something else before (${payment.status}): nothing changed.`,
    },
  });
}
