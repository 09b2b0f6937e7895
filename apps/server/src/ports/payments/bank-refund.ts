import { moneyOf, type Paise } from '@hub/domain';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../clock/clock.ts';
import { refundCallback } from './bank-callback.ts';
import { type BankPayment, type BankRefund, lockPayment, saveRefund } from './demo-bank.repository.ts';
import type { RefundJob } from './payments-jobs.ts';

interface RefundOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly send: (body: Uint8Array) => Promise<unknown>;
}

/** The demo bank gives money back, once for a payment, and says so. A failed job says it again. */
export const bankRefundJob = ({ db, clock, send }: RefundOptions): RefundJob => ({
  async run({ data }) {
    const payment = await db.transaction('system', async (tx) => {
      const found = await lockPayment(tx, data.paymentId);
      if (found === null) throw new Error('The demo bank knows no such payment');
      if (found.refund?.status === 'done') return found;
      const at = clock.now().round({ smallestUnit: 'second', roundingMode: 'floor' });
      const refund = refundOf(found, data.reference, moneyOf(data.amount), at);
      await saveRefund(tx, found.id, refund);
      return { ...found, refund };
    });
    const body = refundCallback(payment);
    if (body !== null) await send(body);
  },
});

function refundOf(payment: BankPayment, reference: string, amount: Paise, at: Temporal.Instant): BankRefund {
  const reason = refusalOf(payment, reference, amount);
  return { status: reason === null ? 'done' : 'failed', amount, reason, at };
}

function refusalOf(payment: BankPayment, reference: string, amount: Paise): string | null {
  if (payment.reference !== reference || payment.status !== 'received')
    return 'There is no such money to give back';
  if (amount > payment.amount) return 'More than was paid cannot be given back';
  // A tester wanted to see one fail; the next goes through.
  if (payment.refusesRefund && payment.refund === null) return "The payer's bank did not take the money";
  return null;
}
