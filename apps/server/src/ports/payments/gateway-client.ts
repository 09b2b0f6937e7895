import type { PayMode } from '@hub/domain/orders/terms/any-terms';
import { z } from 'zod';
import type { HostedPaymentsConfig } from '../../config/config.ts';
import { type PaymentEntity, paymentEntity, type RefundEntity, refundEntity } from './gateway-event.ts';
import type { PaymentRequest } from './payments.ts';

/** It did not answer, or not what it should: worth another try. Carries no word of the gateway's. */
export class GatewayError extends Error {
  override name = 'GatewayError';
}

/** The gateway answered, and said no: asking again changes nothing. */
export class GatewayRefusedError extends GatewayError {
  override name = 'GatewayRefusedError';
}

const methods: Readonly<Record<PayMode, string>> = {
  netbanking: 'netbanking',
  upi: 'upi',
  neft: 'bank_transfer',
};

const orderReply = z.object({
  id: z.string().min(1).max(100),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string(),
});
const paymentList = z.object({ items: z.array(paymentEntity) });
const refundList = z.object({ items: z.array(refundEntity) });

/** From and to in seconds since 1970. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly skip: number;
}

const queryOf = ({ from, to, count, skip }: Range) => `from=${from}&to=${to}&count=${count}&skip=${skip}`;

interface GatewayClient {
  /** The id of an order that takes this amount from this account and nothing else. */
  createOrder(request: PaymentRequest): Promise<string>;
  listOrderPayments(order: string): Promise<readonly PaymentEntity[]>;
  /** Newest first, as gateways list. */
  listPayments(range: Range): Promise<readonly PaymentEntity[]>;
  findPayment(paymentId: string): Promise<PaymentEntity>;
  /** Of one payment. */
  listRefunds(paymentId: string): Promise<readonly RefundEntity[]>;
  /** Of all, newest first. */
  listRefundsIn(range: Range): Promise<readonly RefundEntity[]>;
  refund(
    paymentId: string,
    refund: { readonly reference: string; readonly count: number },
    signal: AbortSignal,
  ): Promise<RefundEntity>;
}

/** Paise as the JSON number gateways want: whole, and never one that a float cannot hold. */
export function wholePaise(amount: bigint): number {
  const count = Number(amount);
  if (!Number.isSafeInteger(count) || count <= 0)
    throw new RangeError('An amount is too large for the gateway');
  return count;
}

export function gatewayClient(config: HostedPaymentsConfig): GatewayClient {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`;
  const base = config.url.endsWith('/') ? config.url.slice(0, -1) : config.url;

  async function send<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { body, signal }: { readonly body?: object; readonly signal?: AbortSignal } = {},
  ): Promise<z.infer<Schema>> {
    const timeout = AbortSignal.timeout(config.timeoutMs);
    let response: Response;
    let content: unknown;
    try {
      response = await fetch(base + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        redirect: 'error',
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      content = await response.json().catch(() => undefined);
    } catch {
      // Its cause may quote the address, and so a payment's id.
      throw new GatewayError('The payment gateway could not be reached');
    }
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      throw new GatewayRefusedError(`The payment gateway answered ${status}`);
    }
    if (!response.ok) throw new GatewayError(`The payment gateway answered ${status}`);
    const reply = schema.safeParse(content);
    if (!reply.success) throw new GatewayError('The payment gateway answered something unreadable');
    return reply.data;
  }

  const named = (id: string) => encodeURIComponent(id);
  return {
    async createOrder({ reference, amount, mode, payer }) {
      const count = wholePaise(amount);
      const order = await send(orderReply, '/orders', {
        body: {
          amount: count,
          currency: 'INR',
          receipt: reference,
          method: methods[mode],
          bank_account: { account_number: payer.accountNo, name: payer.name, ifsc: payer.ifsc },
          notes: { reference },
        },
      });
      if (order.amount !== count || order.currency !== 'INR' || order.receipt !== reference) {
        throw new GatewayError('The payment gateway made another order than it was asked for');
      }
      return order.id;
    },
    listOrderPayments: async (order) => (await send(paymentList, `/orders/${named(order)}/payments`)).items,
    listPayments: async (range) => (await send(paymentList, `/payments?${queryOf(range)}`)).items,
    findPayment: (paymentId) => send(paymentEntity, `/payments/${named(paymentId)}`),
    listRefundsIn: async (range) => (await send(refundList, `/refunds?${queryOf(range)}`)).items,
    listRefunds: async (paymentId) => (await send(refundList, `/payments/${named(paymentId)}/refunds`)).items,
    refund: (paymentId, { reference, count }, signal) =>
      send(refundEntity, `/payments/${named(paymentId)}/refund`, {
        body: { amount: count, receipt: reference, notes: { reference } },
        signal,
      }),
  };
}
