import type { BankPayment, BankRefund } from './demo-bank.repository.ts';

const epochSeconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

/** Whole paise, as gateways write them. */
const count = (amount: bigint) => Number(amount);

const paymentOf = (payment: BankPayment) => ({
  id: payment.id,
  order_id: payment.reference,
  amount: count(payment.amount),
  currency: 'INR',
  status: payment.status === 'received' ? 'captured' : 'failed',
  created_at: epochSeconds(payment.at),
  error_description: payment.reason,
});

const bytesOf = (event: object): Uint8Array => new TextEncoder().encode(JSON.stringify(event));

/** What the demo bank says about a payment, in the words of the real gateway. */
export const paymentCallback = (payment: BankPayment): Uint8Array =>
  bytesOf({
    event: payment.status === 'received' ? 'payment.captured' : 'payment.failed',
    created_at: epochSeconds(payment.at),
    payload: {
      payment: { entity: paymentOf(payment) },
      bank_transfer: { entity: { payer_bank_account: { account_number: payment.payerAccount } } },
    },
  });

/** The demo bank's own name of a refund. */
export const refundIdOf = ({ reference }: Pick<BankRefund, 'reference'>): string => `R${reference}`;

/** The same of a refund. */
export const refundCallback = (payment: BankPayment, refund: BankRefund): Uint8Array =>
  bytesOf({
    event: refund.status === 'done' ? 'refund.processed' : 'refund.failed',
    created_at: epochSeconds(refund.at),
    payload: {
      payment: { entity: paymentOf(payment) },
      refund: {
        entity: {
          id: refundIdOf(refund),
          payment_id: payment.id,
          amount: count(refund.amount),
          currency: 'INR',
          status: refund.status === 'done' ? 'processed' : 'failed',
          created_at: epochSeconds(refund.at),
          receipt: refund.reference,
          error_description: refund.reason,
        },
      },
    },
  });
