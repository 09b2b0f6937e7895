import type { Queries } from '../../../../server/src/db/queries.ts';
import type { MoneyMoves, PaymentNews } from '../../../../server/src/ports/payments/payments.ts';
import { paymentCallback, refundCallback, refundIdOf } from './bank-callback.ts';
import { type BankPayment, listPayments, listPaymentsSince } from './demo-bank.repository.ts';

const pageSize = 500;

/** What the demo bank's books say about a payment: how it went, and what was given back of it. */
function newsOf(payment: BankPayment): PaymentNews[] {
  const { id, reference, status, amount, at, payerAccount, reason, refunds } = payment;
  const first: PaymentNews = {
    reference,
    paymentId: id,
    refundId: null,
    type: status,
    amount,
    at,
    payerAccount,
    reason,
  };
  return [
    first,
    ...refunds.map(({ status: outcome, ...refund }): PaymentNews => {
      const type = outcome === 'done' ? 'refunded' : 'refund-failed';
      return { ...refund, paymentId: id, refundId: refundIdOf(refund), type, payerAccount: null };
    }),
  ];
}

export function bankMoves(queries: Queries): MoneyMoves & {
  callbacks(reference: string): Promise<readonly Uint8Array[]>;
} {
  return {
    request: async (reference) => (await listPayments(queries, reference)).flatMap(newsOf),
    async *listSince(instant) {
      let last: BankPayment | null = null;
      for (;;) {
        const page: BankPayment[] = await listPaymentsSince(queries, instant, last, pageSize);
        for (const payment of page) yield* newsOf(payment);
        last = page.at(-1) ?? null;
        if (page.length < pageSize) return;
      }
    },
    async callbacks(reference) {
      const payments = await listPayments(queries, reference);
      return payments.flatMap((payment) => [
        paymentCallback(payment),
        ...payment.refunds.map((refund) => refundCallback(payment, refund)),
      ]);
    },
  };
}
