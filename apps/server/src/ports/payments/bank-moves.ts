import type { Queries } from '../../db/queries.ts';
import { paymentCallback, refundCallback } from './bank-callback.ts';
import { type BankPayment, listPayments, listPaymentsSince } from './demo-bank.repository.ts';
import type { MoneyMoves, PaymentNews } from './payments.ts';

const pageSize = 500;

/** What the demo bank's books say about a payment: how it went, and its refund. */
function newsOf(payment: BankPayment): PaymentNews[] {
  const { id, reference, status, amount, at, payerAccount, reason, refund } = payment;
  const first: PaymentNews = { reference, paymentId: id, type: status, amount, at, payerAccount, reason };
  if (refund === null) return [first];
  const type = refund.status === 'done' ? 'refunded' : 'refund-failed';
  return [first, { ...first, type, amount: refund.amount, at: refund.at, reason: refund.reason }];
}

export function bankMoves(queries: Queries): MoneyMoves & {
  callbacks(reference: string): Promise<readonly Uint8Array[]>;
} {
  return {
    ask: async (reference) => (await listPayments(queries, reference)).flatMap(newsOf),
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
      return payments.flatMap((payment) => {
        const refund = refundCallback(payment);
        return refund === null ? [paymentCallback(payment)] : [paymentCallback(payment), refund];
      });
    },
  };
}
