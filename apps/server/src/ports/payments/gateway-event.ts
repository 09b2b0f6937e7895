import { type Paise, paise } from '@hub/domain';
import { z } from 'zod';
import type { PaymentNews } from './payments.ts';

/** The gateway's own words for what happened: handbook part 2, A3. Amounts are whole paise. */
const id = z.string().min(1).max(100);
const amount = z.int().positive();
const seconds = z.int().positive().max(9_999_999_999);
const words = z.string().max(500).nullish();

export const paymentEntity = z.object({
  id,
  order_id: id.nullish(),
  amount,
  currency: z.literal('INR'),
  status: z.string(),
  created_at: seconds,
  captured_at: seconds.nullish(),
  error_description: words,
});
export type PaymentEntity = z.infer<typeof paymentEntity>;

export const refundEntity = z.object({
  id,
  payment_id: id,
  amount,
  currency: z.literal('INR'),
  status: z.string(),
  created_at: seconds,
  /** Our reference of it; none where the gateway gave money back by itself. */
  receipt: id.nullish(),
  error_description: words,
});
export type RefundEntity = z.infer<typeof refundEntity>;

const transferEntity = z.object({ payer_bank_account: z.object({ account_number: z.string().max(40) }) });

const entityOf = <Entity extends z.ZodType>(entity: Entity) => z.object({ entity });
const eventSchema = z.object({ event: z.string().max(100), created_at: seconds, payload: z.unknown() });
const paymentPayload = z.object({
  payment: entityOf(paymentEntity),
  /** Only of a transfer: a gateway checks the account of the others itself. */
  bank_transfer: entityOf(transferEntity).optional(),
});
const refundPayload = z.object({ payment: entityOf(paymentEntity), refund: entityOf(refundEntity) });

export const instantOf = (epochSeconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000);
const paiseOf = (count: number): Paise => paise(BigInt(count));

/** News that still has to learn which of our references it is about. */
export interface GatewayNews extends Omit<PaymentNews, 'reference'> {
  readonly order: string | null;
  /** Of a refund, where it has one. */
  readonly reference: string | null;
}

interface GatewayEvent {
  readonly at: Temporal.Instant;
  /** Null for an event that nobody here waits for. */
  readonly news: GatewayNews | null;
}

/** Null for what is no event of the gateway. */
export function readEvent(rawBody: Uint8Array): GatewayEvent | null {
  const event = eventSchema.safeParse(jsonOf(rawBody)).data;
  if (event === undefined) return null;
  const at = instantOf(event.created_at);
  switch (event.event) {
    case 'payment.captured':
    case 'payment.failed': {
      const { data } = paymentPayload.safeParse(event.payload);
      if (data === undefined) return null;
      const type = event.event === 'payment.captured' ? 'received' : 'failed';
      const payerAccount = data.bank_transfer?.entity.payer_bank_account.account_number ?? null;
      return { at, news: { ...paymentNews(data.payment.entity, type, at), payerAccount } };
    }
    case 'refund.processed':
    case 'refund.failed': {
      const { data } = refundPayload.safeParse(event.payload);
      if (data === undefined || data.refund.entity.payment_id !== data.payment.entity.id) return null;
      const type = event.event === 'refund.processed' ? 'refunded' : 'refund-failed';
      return { at, news: refundNews(data.payment.entity.order_id ?? null, data.refund.entity, type, at) };
    }
    default:
      return { at, news: null };
  }
}

export const paymentNews = (
  payment: PaymentEntity,
  type: 'received' | 'failed',
  at: Temporal.Instant,
): GatewayNews => ({
  order: payment.order_id ?? null,
  reference: null,
  paymentId: payment.id,
  refundId: null,
  type,
  amount: paiseOf(payment.amount),
  at,
  payerAccount: null,
  reason: type === 'failed' ? (payment.error_description ?? null) : null,
});

export const refundNews = (
  order: string | null,
  refund: RefundEntity,
  type: 'refunded' | 'refund-failed',
  at: Temporal.Instant,
): GatewayNews => ({
  order,
  reference: refund.receipt ?? null,
  paymentId: refund.payment_id,
  refundId: refund.id,
  type,
  amount: paiseOf(refund.amount),
  at,
  payerAccount: null,
  reason: type === 'refund-failed' ? (refund.error_description ?? null) : null,
});

function jsonOf(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return undefined;
  }
}
