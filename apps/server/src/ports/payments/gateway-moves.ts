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

interface MovesOptions {
  readonly client: ReturnType<typeof gatewayClient>;
  readonly queries: Queries;
  readonly clock: Clock;
}

/** What the gateway's books say. Payments of orders that are not ours are nobody's business here. */
export function gatewayMoves({ client, queries, clock }: MovesOptions): MoneyMoves {
  function newsOfPayment(payment: PaymentEntity): GatewayNews[] {
    const { status, created_at, captured_at } = payment;
    if (status === 'failed') return [paymentNews(payment, 'failed', instantOf(created_at))];
    if (status !== 'captured' && status !== 'refunded') return [];
    // Where the gateway keeps no time of its own, the money counts from now: never from before it was there.
    const at = captured_at ? instantOf(captured_at) : clock.now();
    return [paymentNews(payment, 'received', at)];
  }

  async function ofOurs(news: readonly GatewayNews[]): Promise<PaymentNews[]> {
    const references = await findReferences(
      queries,
      news.flatMap(({ order }) => order ?? []),
    );
    return news.flatMap(({ order, ...rest }) => {
      const existing = references.get(order ?? '');
      return existing === undefined ? [] : [{ ...rest, reference: rest.reference ?? existing }];
    });
  }

  /** From the newest on; what comes meanwhile would move the pages, so the range ends now. */
  async function* pagesOf<Entity>(
    since: Temporal.Instant,
    readPage: (range: {
      from: number;
      to: number;
      count: number;
      skip: number;
    }) => Promise<readonly Entity[]>,
  ): AsyncGenerator<readonly Entity[]> {
    const range = { from: epochSeconds(since), to: epochSeconds(clock.now()), count: pageSize };
    for (let skip = 0; ; skip += pageSize) {
      const page = await readPage({ ...range, skip });
      yield page;
      if (page.length < pageSize) return;
    }
  }

  return {
    async request(reference) {
      const request = await findRequest(queries, reference);
      // Nobody opened the gateway's page, so nobody can have paid.
      if (request === null || request.gatewayOrder === null) return [];
      const payments = await client.listOrderPayments(request.gatewayOrder);
      const found: GatewayNews[] = [];
      for (const payment of payments.toSorted(byAge)) {
        const news = newsOfPayment(payment);
        found.push(...news);
        if (news[0]?.type !== 'received') continue;
        const refunds = await client.listRefunds(payment.id);
        found.push(
          ...withoutOldFailures(refunds).flatMap((refund) => newsOfRefund(request.gatewayOrder, refund)),
        );
      }
      return ofOurs(found);
    },
    async *listSince(instant) {
      for await (const page of pagesOf(instant, client.listPayments)) {
        yield* await ofOurs(page.flatMap(newsOfPayment));
      }
      for await (const page of pagesOf(instant, client.listRefundsIn)) {
        for (const refund of withoutOldFailures(page)) {
          const { order_id } = await client.findPayment(refund.payment_id);
          yield* await ofOurs(newsOfRefund(order_id ?? null, refund));
        }
      }
    },
  };
}

/** One that has neither gone through nor failed is no news yet. A failure may be older than a try that went through. */
function newsOfRefund(order: string | null, refund: RefundEntity): GatewayNews[] {
  const { status, created_at } = refund;
  if (status !== 'processed' && status !== 'failed') return [];
  const type = status === 'processed' ? 'refunded' : 'refund-failed';
  return [refundNews(order, refund, type, instantOf(created_at))];
}

const byAge = (one: { readonly created_at: number }, other: { readonly created_at: number }) =>
  one.created_at - other.created_at;

/** A failure that was tried again under the same reference is over. */
function withoutOldFailures(refunds: readonly RefundEntity[]): RefundEntity[] {
  const oldestFirst = refunds.toSorted(byAge);
  return oldestFirst.filter(
    ({ id, receipt, status }, at) =>
      status !== 'failed' ||
      !receipt ||
      !oldestFirst.some(
        (other, otherAt) =>
          other.receipt === receipt && other.id !== id && (other.status !== 'failed' || otherAt > at),
      ),
  );
}
