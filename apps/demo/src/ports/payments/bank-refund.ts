import { moneyOf, type Paise } from '@hub/domain';
import type { Database } from '../../../../server/src/db/database.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import type { RefundJob } from '../../../../server/src/ports/payments/payments-jobs.ts';
import { refundCallback } from './bank-callback.ts';
import { type BankPayment, lockPayment, saveRefund } from './demo-bank.repository.ts';

interface RefundOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly send: (body: Uint8Array) => Promise<unknown>;
}

/** The demo bank gives money back, once for a reference, and says so. A failed job says it again. */
export const bankRefundJob = ({ db, clock, send }: RefundOptions): RefundJob => ({
  async run({ data }) {
    const { reference, paymentId } = data;
    const body = await db.transaction('system', async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment === null) throw new Error('The demo bank knows no such payment');
      const existing = payment.refunds.find((refund) => refund.reference === reference);
      if (existing?.status === 'done') return refundCallback(payment, existing);
      const amount = moneyOf(data.amount);
      const reason = refusalOf(payment, amount);
      const at = clock.now().round({ smallestUnit: 'second', roundingMode: 'floor' });
      const refund = { reference, status: reason === null ? 'done' : 'failed', amount, reason, at } as const;
      await saveRefund(tx, paymentId, refund);
      return refundCallback(payment, refund);
    });
    await send(body);
  },
});

function refusalOf(
  { status, refunds, refusesRefund, ...payment }: BankPayment,
  amount: Paise,
): string | null {
  if (status !== 'received') return 'There is no such money to give back';
  const given = refunds.reduce((sum, refund) => sum + (refund.status === 'done' ? refund.amount : 0n), 0n);
  if (given + amount > payment.amount) return 'More than was paid cannot be given back';
  // A tester wanted to see one fail; the next goes through.
  if (refusesRefund && refunds.length === 0) return "The payer's bank did not take the money";
  return null;
}
