import { moneyOf, paise } from '@hub/domain';
import type { HostedPaymentsConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { asSystem, oneStatement } from '../../db/queries.ts';
import type { Clock } from '../clock/clock.ts';
import type { CallbackTerms } from './callback-signature.ts';
import { checkRequest, checkSame } from './check-request.ts';
import { GatewayError, GatewayRefusedError, gatewayClient, wholePaise } from './gateway-client.ts';
import { instantOf } from './gateway-event.ts';
import { gatewayMoves } from './gateway-moves.ts';
import type { PageTokens } from './page-token.ts';
import {
  findReferences,
  findRequest,
  insertRequest,
  saveGatewayOrder,
} from './payment-request.repository.ts';
import type { OnNews, PaymentRequest, Payments } from './payments.ts';
import { enqueueRefund, type PaymentsJobs, type RefundJob } from './payments-jobs.ts';
import { readCallback } from './read-callback.ts';

interface HostedOptions {
  readonly config: HostedPaymentsConfig;
  readonly db: Database;
  /** The world's own, never a demo's: it is compared with the gateway's. */
  readonly clock: Clock;
  readonly jobs: PaymentsJobs;
  readonly tokens: PageTokens;
  /** For what the gateway says in its reply to a refund. */
  readonly onNews: OnNews;
  readonly log: { warn(details: object, message: string): void };
}

/** The way from our own address to the gateway's page. */
export interface HostedPage {
  /** The gateway's page for this payment; null when the address is not one of ours. Rejects with `GatewayError`. */
  open(reference: string, token: string, origin: string): Promise<string | null>;
}

/**
 * A hosted payment page. Nothing is asked of the gateway inside a transaction: its order is made when the payer opens
 * the page, and a refund is a job.
 */
export function hostedPayments({ config, db, clock, jobs, tokens, onNews, log }: HostedOptions): Payments & {
  readonly page: HostedPage;
  readonly refundJob: RefundJob;
} {
  const client = gatewayClient(config);
  const queries = oneStatement(db, 'system');
  const terms: CallbackTerms = {
    secret: config.callbackSecret,
    signatureHeader: config.signatureHeader,
    timestampHeader: config.timestampHeader ?? null,
    maxAgeSeconds: config.callbackMaxAgeSeconds,
  };
  const fill = (values: Readonly<Record<string, string>>) =>
    config.pageUrl.replace(/\{(order|key|return)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );

  /** Two that open the page at once make two orders at the gateway; both are sent to the same one. */
  async function orderFor(request: PaymentRequest): Promise<string> {
    try {
      return await saveGatewayOrder(queries, request.reference, await client.createOrder(request));
    } catch (err) {
      if (err instanceof GatewayError) log.warn({ err }, 'the payment gateway made no order');
      throw err;
    }
  }

  return {
    ...gatewayMoves({ client, queries, clock }),
    noteDebit: null,
    async start(tx, request) {
      checkRequest(request);
      wholePaise(request.amount);
      const { reference } = request;
      if (!(await insertRequest(tx, request, clock.now()))) {
        checkSame(await findRequest(asSystem(tx), reference), request);
      }
      return { kind: 'page', url: `/payments/page/${reference}?token=${tokens.of(reference)}` };
    },
    readCallback: (headers, rawBody) =>
      readCallback(
        {
          terms,
          now: clock.now,
          referenceOf: async (order) => (await findReferences(queries, [order])).get(order) ?? null,
        },
        headers,
        rawBody,
      ),
    refund: (tx, refund) => enqueueRefund(jobs, tx, refund),
    page: {
      async open(reference, token, origin) {
        if (!tokens.isOf(reference, token)) return null;
        const request = await findRequest(queries, reference);
        if (request === null) return null;
        const order = request.gatewayOrder ?? (await orderFor(request));
        return fill({ order, key: config.keyId, return: origin + request.returnUrl });
      },
    },
    refundJob: refundJobOf({ client, clock, onNews }),
  };
}

const refundJobOf = ({
  client,
  clock,
  onNews,
}: Pick<HostedOptions, 'clock' | 'onNews'> & {
  readonly client: ReturnType<typeof gatewayClient>;
}): RefundJob => ({
  retries: 12,
  async run({ data: { paymentId, reference, amount }, signal }) {
    const existing = await client.listRefunds(paymentId);
    // An earlier try got through, though its answer did not: its own news comes, or came.
    if (existing.some(({ receipt, status }) => receipt === reference && status !== 'failed')) return;
    const news = { reference, paymentId, refundId: null, amount: moneyOf(amount), payerAccount: null };
    try {
      const refund = await client.refund(
        paymentId,
        { reference, count: wholePaise(moneyOf(amount)) },
        signal,
      );
      if (refund.status === 'processed') {
        // What it says it gave back, not what it was asked for.
        const given = { refundId: refund.id, amount: paise(BigInt(refund.amount)) };
        await onNews({
          ...news,
          ...given,
          type: 'refunded',
          at: instantOf(refund.created_at),
          reason: null,
        });
      }
    } catch (error) {
      if (!(error instanceof GatewayRefusedError)) throw error;
      await onNews({ ...news, type: 'refund-failed', at: clock.now(), reason: error.message });
    }
  },
});
