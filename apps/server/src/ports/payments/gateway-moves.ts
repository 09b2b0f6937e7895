import type { Queries } from '../../db/queries.ts';
import type { Clock } from '../clock/clock.ts';
import type { gatewayClient } from './gateway-client.ts';
import {
  type GatewayNews,
  instantOf,
  type PaymentEntity,
  paymentNews,
  type RefundEntity,
  refundNews,
} from './gateway-event.ts';
import { findReferences, findRequest } from './payment-request.repository.ts';
import type { MoneyMoves, PaymentNews } from './payments.ts';

const pageSize = 100;
const epochSeconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

/** What counts of a payment's refunds: the one that went through, or the failure of the last. */
export function refundOutcome(refunds: readonly RefundEntity[]): RefundEntity | null {
  const newestFirst = [...refunds].sort((a, b) => b.created_at - a.created_at);
  const open = newestFirst.find(({ status }) => status !== 'failed');
  return open ?? newestFirst[0] ?? null;
}

interface MovesOptions {
  readonly client: Pick<
    ReturnType<typeof gatewayClient>,
    'listOrderPayments' | 'listPayments' | 'listRefunds'
  >;
  readonly queries: Queries;
  readonly clock: Clock;
}

/** What the gateway's books say. Payments of orders that are not ours are nobody's business here. */
export function gatewayMoves({ client, queries, clock }: MovesOptions): MoneyMoves {
  async function newsOf(payment: PaymentEntity, looksForFailedRefunds: boolean): Promise<GatewayNews[]> {
    const { status, created_at, captured_at, amount_refunded } = payment;
    if (status === 'failed') return [paymentNews(payment, 'failed', instantOf(created_at))];
    if (status !== 'captured' && status !== 'refunded') return [];
    // Where the gateway keeps no time of its own, the money counts from now: never from before it was there.
    const at = captured_at ? instantOf(captured_at) : clock.now();
    const received = paymentNews(payment, 'received', at);
    if (!looksForFailedRefunds && status !== 'refunded' && !amount_refunded) return [received];
    const refund = refundOutcome(await client.listRefunds(payment.id));
    if (refund?.status !== 'processed' && refund?.status !== 'failed') return [received];
    const type = refund.status === 'processed' ? 'refunded' : 'refund-failed';
    return [received, refundNews(payment, refund, type, instantOf(refund.created_at))];
  }

  async function* newsOfAll(
    payments: readonly PaymentEntity[],
    looksForFailedRefunds: boolean,
  ): AsyncGenerator<PaymentNews> {
    const orders = payments.flatMap(({ order_id }) => order_id ?? []);
    const references = await findReferences(queries, orders);
    for (const payment of payments) {
      const reference = references.get(payment.order_id ?? '');
      if (reference === undefined) continue;
      for (const { order: _order, ...news } of await newsOf(payment, looksForFailedRefunds))
        yield { ...news, reference };
    }
  }

  return {
    async ask(reference) {
      const request = await findRequest(queries, reference);
      // Nobody opened the gateway's page, so nobody can have paid.
      if (request === null || request.gatewayOrder === null) return [];
      const payments = await client.listOrderPayments(request.gatewayOrder);
      const oldestFirst = [...payments].sort((a, b) => a.created_at - b.created_at);
      return Array.fromAsync(newsOfAll(oldestFirst, true));
    },
    async *listSince(instant) {
      // Pages are counted from the newest: what comes meanwhile would move them.
      const range = { from: epochSeconds(instant), to: epochSeconds(clock.now()), count: pageSize };
      for (let skip = 0; ; skip += pageSize) {
        const page = await client.listPayments({ ...range, skip });
        // A question for each payment of the list would take too many: whoever waits for a refund asks for it.
        yield* newsOfAll(page, false);
        if (page.length < pageSize) return;
      }
    },
  };
}
